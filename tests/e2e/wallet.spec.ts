import { island } from '../support/live'
import { expect, test } from '../support/test'

test('money is added by a gateway, cancelled or paid, and the history shows it', async ({
  page,
  customer,
  visitor,
  demo,
  hasScripts,
}) => {
  await visitor.signIn()
  await customer.continues(visitor)
  const main = page.getByRole('main')
  const balance = main.getByLabel('Balance')
  const recharges = async () => {
    await page.getByLabel('Amount', { exact: true }).fill('250')
    await page.getByRole('radio', { name: 'Stripe', exact: true }).check()
    const recharge = page.getByRole('button', { name: 'Recharge' })
    if (hasScripts) {
      await island(page)
      await expect(recharge).toHaveAccessibleName('Recharge Pay with Stripe ₹250')
    }
    await recharge.dblclick()
    await expect(page).toHaveURL(/\/pay\/stripe\//)
  }
  await page.goto('/wallet')
  await expect(balance).toContainText('₹150.00')
  // On a wide window the history is beside the form, else a link leads to it.
  const toHistory = balance.getByRole('link', { name: 'History' })
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await toHistory.click()
    await expect(main.getByRole('heading', { name: 'History' })).toBeInViewport()
  } else await expect(toHistory).toBeHidden()
  await recharges()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment cancelled')
  await expect(balance).toContainText('₹150.00')
  await main.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('250')
  await recharges()
  expect(await demo.calls('stripe-recharge-wallet')).toHaveLength(2)
  await page.getByRole('button', { name: /^Pay/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('₹250.00 was added to your wallet')
  await expect(balance).toContainText('₹400.00')
  await page.reload()
  await expect(balance).toContainText('₹400.00')
  await main.getByRole('link', { name: 'Go to wallet' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Recharge' }).first()).toContainText('+₹250.00')
})

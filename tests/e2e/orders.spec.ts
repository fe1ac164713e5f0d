import { greenBowl } from '../support/brands'
import { island } from '../support/live'
import { answerMaps } from '../support/maps-double'
import { expect, test } from '../support/test'

test('orders are Ongoing or Past, and an empty list says so', async ({
  page,
  customer,
  visitor,
  storefront,
  demo,
  hasScripts,
}) => {
  await visitor.signIn()
  await customer.continues(visitor)
  await page.goto('/orders')
  await expect(page.getByText('No orders in progress')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse stores' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Past orders' })).toHaveAttribute('href', /list=past/)
  await page.getByRole('link', { name: 'Past', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Past', exact: true })).toHaveAttribute('aria-current', 'page')
  const card = page.getByRole('listitem').filter({ hasText: 'Order 70001' })
  await expect(card).toContainText('2 × Quinoa bowl, 1 × Mint lemonade')
  await expect(card.getByRole('button', { name: 'Order again: order 70001' })).toBeVisible()
  await page.getByRole('link', { name: 'Green Bowl' }).click()
  await expect(page).toHaveURL('/order-details/70001')
  const main = page.getByRole('main')
  await expect(main).toContainText('Large')
  await expect(main.getByRole('definition').filter({ hasText: 'Cash On Delivery' })).toBeVisible()
  await main.getByRole('link', { name: 'Invoice' }).click()
  await expect(page.getByRole('row', { name: 'Quinoa bowl' })).toContainText('₹440.00')
  await expect(main.getByAltText('Tiffin Street')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main.getByRole('link', { name: 'Order details' })).toBeHidden()
  await expect(main).toContainText('GST')
  await page.emulateMedia({ media: 'screen' })
  if (hasScripts) {
    await island(page)
    await page.evaluate(() => (window.print = () => document.documentElement.setAttribute('data-printed', '')))
    await main.getByRole('button', { name: 'Print / save as PDF' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  } else {
    await expect(main).toContainText('use your browser’s print command')
  }
  await demo.fault({ call: 'order_history', kind: 'code', value: { code: 101, msg: '' } })
  await page.goto(`${storefront.url()}/orders?list=past`)
  await expect(page.getByText('You have not ordered yet')).toBeVisible()
})

test('pages are printed without bars and buttons', async ({ page, customer, visitor }) => {
  await visitor.signIn()
  await customer.continues(visitor)
  for (const path of ['/order-status/70001', '/terms', '/vendor/green-bowl']) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of ['banner', 'contentinfo', 'button'] as const) {
      await expect(page.getByRole(part)).toHaveCount(0)
    }
    await page.emulateMedia({ media: 'screen' })
  }
})

test('an order or a subscription that does not exist leads to those that do, and to support, also after a payment', async ({
  page,
  customer,
  visitor,
  problems,
}) => {
  problems.allowStatus(404)
  await visitor.signIn()
  await customer.continues(visitor)
  for (const path of ['/order-details/999999', '/order-status/999999', '/payment?success=999999']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('We cannot find this order')
    await expect(main.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders')
    await expect(main.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support')
  }
  for (const path of ['/subscription-status/999999', '/review-subscription?success=999999']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('We cannot find this subscription')
    await expect(main.getByRole('link', { name: 'Subscriptions' })).toHaveAttribute('href', '/manage-subscription')
    await expect(main.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders')
    await expect(main.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support')
  }
})

test('a delivered order counts as paid, and no longer offers to call the courier', async ({
  page,
  customer,
  visitor,
  demo,
  hasScripts,
}) => {
  await visitor.signIn()
  await visitor.add('2101', greenBowl.dal)
  const { location } = await visitor.ask('/payment', { form: await visitor.proceedToPay() })
  await customer.continues(visitor)
  await demo.advance(310)
  if (hasScripts) await answerMaps(page)
  await page.goto(location)
  const call = page.getByRole('region', { name: 'Your courier' }).getByRole('link', { name: /^Call / })
  await expect(call).toHaveAttribute('href', /^tel:/)
  const main = page.getByRole('main')
  await expect(main.getByRole('term')).toHaveText('To pay')
  await demo.advance(300)
  await page.reload()
  await expect(main.getByRole('term')).toHaveText('Paid')
  await expect(call).toHaveCount(0)
  await page.getByRole('link', { name: 'Order details' }).click()
  await expect(main).toContainText('Paid')
  await expect(main).not.toContainText('To pay')
})

test('a delivered order moves from Ongoing to Past by itself', async ({
  page,
  customer,
  visitor,
  demo,
  hasScripts,
}) => {
  if (hasScripts) await page.clock.install()
  await visitor.signIn()
  await visitor.add('2101', greenBowl.dal)
  const { location } = await visitor.ask('/payment', { form: await visitor.proceedToPay() })
  await customer.continues(visitor)
  const number = `Order ${location.split('/').pop()}`
  await page.goto('/orders')
  await expect(page.getByText(number)).toBeVisible()
  await demo.advance(601)
  if (hasScripts) await page.clock.fastForward(31_000)
  else await page.reload()
  await expect(page.getByText(number)).toHaveCount(0)
  await page.goto('/orders?list=past')
  await expect(page.getByText(number)).toBeVisible()
})

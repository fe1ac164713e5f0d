import type { Page } from '@playwright/test'
import type { DemoVendor } from '../support/servers'
import { choosesSubscription, dayAhead, subscribes } from '../support/subscriptions'
import { expect, onPhoneWithScripts, test, type Fixtures } from '../support/test'
import { answersWith } from '../support/vendor-proxy'

test.use(onPhoneWithScripts)

test('a guest subscribes to an item: on weekdays, at a time, paid from the wallet', async ({
  page,
  demo,
  brand,
  customer,
  hasScripts,
  problems,
  t,
}) => {
  problems.allowStatus(422)
  const { item, itemId } = await subscribes(demo, brand)
  await customer.opensStore()
  await page.getByRole('link', { name: item, exact: true }).click()
  if (!hasScripts) await customer.dialogOrPage.getByRole('spinbutton').fill('1')
  await customer.dialogOrPage.getByRole('button', { name: t('subscribe.action') }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await customer.signsIn()
  await expect(page).toHaveURL(/\/subscription-cart$/)

  // The button adds one more; what was typed stays.
  const main = page.getByRole('main')
  await main.locator('[name=end]').fill(dayAhead(1))
  await page.getByRole('button', { name: t('cart.increase', { name: item }), exact: true }).click()
  await expect(main.locator('[name=quantity]')).toHaveValue('2')
  await expect(main.locator('[name=end]')).toHaveValue(dayAhead(1))

  // An error is shown at its field, and nothing is lost.
  const weekdays = main.locator('[name=weekdays]')
  await expect(weekdays.first()).toBeHidden()
  await page.getByRole('radio', { name: t('subscribe.custom') }).check()
  await expect(weekdays.first()).toBeVisible()
  // A week begins on Sunday where most read English, on Saturday where most read Arabic.
  await expect(weekdays.first()).toHaveValue(brand.locale === 'ar' ? '6' : '0')
  await main.locator('[name=start]').fill(dayAhead(3))
  await customer.button('subscribe.toReview').click()
  for (const key of ['weekdayNeeded', 'endBeforeStart', 'slotNeeded'])
    await expect(main.getByRole('alert').filter({ hasText: t(`subscribe.${key}`) })).toBeVisible()
  await expect(main.locator('[name=start]')).toHaveValue(dayAhead(3))

  await main.locator('[name=end]').fill('')
  for (const weekday of [1, 4]) await main.locator(`[name=weekdays][value="${weekday}"]`).check()
  await main.locator('[name=slot]').selectOption('12:00:00')
  await customer.button('subscribe.toReview').click()
  await expect(page).toHaveURL(/\/review-subscription$/)

  const days = page.getByRole('list', { name: t('subscribe.first') }).getByRole('listitem')
  await expect(days).toHaveCount(5)
  await expect(main).toContainText(t('subscribe.week', { count: 2 }))
  await page.getByLabel(t('pay.wallet')).check()
  await page.getByRole('button', { name: t('subscribe.action') }).click()
  await expect(page).toHaveURL(/\/subscription-status\/\d+$/)
  await expect(customer.message(t('subscribe.made'))).toBeVisible()
  const made = (await demo.calls('subscription')).at(-1)
  // The first Monday or Thursday from the typed day on.
  const start = [3, 4, 5, 6].map(dayAhead).find((day) => [1, 4].includes(new Date(day).getUTCDay()))
  expect(made?.body).toMatchObject({
    ...{ item_id: itemId, quantity: 2, frequency_type: 'Custom', custom_days: 'Monday,Thursday', interval_days: '' },
    ...{ start_date: start, end_date: '', delivery_time: '12:00:00', payment_method: 'Wallet' },
  })
  await page.goto('/subscription-cart')
  await expect(page.getByRole('heading', { name: t('subscribe.empty') })).toBeVisible()
})

type Subscriber = Pick<Fixtures, 'brand' | 'customer' | 'visitor' | 't'> & { page: Page; demo: DemoVendor }

/** Subscribes, to be paid by Stripe; returns that payment method of the review. */
async function subscribesByStripe({ page, demo, brand, customer, visitor, t }: Subscriber) {
  const { itemId } = await subscribes(demo, brand)
  await visitor.signIn()
  await choosesSubscription(visitor, brand, itemId)
  await customer.continues(visitor)
  await page.goto('/review-subscription')
  const stripe = page.getByRole('radio', { name: 'Stripe', exact: true })
  await stripe.check()
  await page.getByRole('button', { name: t('subscribe.action') }).click()
  return stripe
}

test('a payment at a gateway makes the subscription; a failed one says so, keeps everything, and can be tried again', async ({
  page,
  demo,
  brand,
  customer,
  visitor,
  t,
}) => {
  const stripe = await subscribesByStripe({ page, demo, brand, customer, visitor, t })
  await page.locator('button[value=fail]').click()
  await expect(page).toHaveURL(/\/review-subscription\?subscription=\d+&fail=other$/)
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(t('subscribe.failedText'))
  await expect(stripe).toBeChecked()

  // A payment under way can be cancelled in the shop.
  await page.getByRole('button', { name: t('subscribe.action') }).click()
  await expect(page).toHaveURL(/\/pay\/stripe\//)
  await page.goto('/review-subscription')
  await customer.button('pay.cancel').click()
  await expect(page.getByRole('alert')).toContainText(t('pay.cancelled'))
  await expect(stripe).toBeChecked()

  await page.getByRole('button', { name: t('subscribe.action') }).click()
  await expect(page).toHaveURL(/\/pay\/stripe\//)
  const gateway = page.url()
  // An open payment is found again, and leads to the same gateway page.
  await page.goto('/review-subscription')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pay.pending'))
  await customer.link('pay.payNow').click()
  await expect(page).toHaveURL(gateway)
  await page.locator('button[value=pay]').click()
  await expect(page).toHaveURL(/\/subscription-status\/\d+$/)
  await expect(customer.message(t('subscribe.made'))).toBeVisible()
  // Another client made one beforehand; each try makes one.
  expect(await demo.calls('subscription')).toHaveLength(4)
})

test.describe('a vendor whose answers lose the link to the gateway', () => {
  test.use({ changedVendor: { change: answersWith({ webpayurl: '' }, 'subscription') } })

  test('leaves a subscription that nobody can pay, which may be made again', async ({
    page,
    demo,
    brand,
    customer,
    visitor,
    t,
  }) => {
    await subscribesByStripe({ page, demo, brand, customer, visitor, t })
    await expect(page.getByText(t('subscribe.lost'))).toBeVisible()
    await customer.button('subscribe.again').click()
    await expect(page.getByRole('button', { name: t('subscribe.action') })).toBeEnabled()
  })
})

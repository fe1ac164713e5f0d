import type { Page } from '@playwright/test'
import { greenBowl } from '../support/brands'
import { expect, test } from '../support/test'
import { answersWith, changeValues } from '../support/vendor-proxy'

const { dal, eggs, quinoa } = greenBowl

/** What the review says when something blocks the order. */
const notice = (page: Page) => page.getByRole('main').locator('.blocker')

// The menu changes of these tests must not stay in the cache of a shop that other tests use.
test.use({ emptyCache: true })

test.beforeEach(async ({ visitor }) => {
  await visitor.signIn()
})

test('an unavailable item is reported as unavailable, not as a missed minimum, and can be removed at once', async ({
  customer,
  visitor,
  page,
  demo,
}) => {
  await visitor.add('2101', eggs)
  await visitor.add('2101', dal)
  await customer.continues(visitor)
  await demo.fault({ kind: 'stock', value: { item_id: dal.id, sold_out: true } })
  await customer.opensStore()
  await customer.button('cart.view').click()
  await expect(page).toHaveURL('/review-cart')
  await expect(notice(page)).toContainText('Few items are not available')
  await expect(page.getByText('Minimum items total must be')).toHaveCount(0)
  await expect(customer.button('review.proceed')).toBeDisabled()
  await expect(customer.button('review.proceed')).toHaveAccessibleDescription('Few items are not available')

  await customer.button('cart.removeUnavailable').click()
  await expect(customer.message('Unavailable items removed')).toBeVisible()
  await customer.seesQuantity(dal, 0)
  await customer.seesQuantity(eggs, 1)
  await expect(notice(page)).toContainText('Minimum items total must be ₹100.00')
  await page.getByRole('link', { name: /^Add ₹\S+ more/ }).click()
  await expect(page).toHaveURL('/vendor/green-bowl')
})

test('a cart of which nothing can be ordered has no bill', async ({ customer, visitor, page, demo }) => {
  await visitor.add('2101', dal)
  await customer.continues(visitor)
  await page.goto('/review-cart')
  const bill = page.getByRole('region', { name: 'Bill', exact: true })
  await expect(bill).toBeVisible()
  await demo.fault({ kind: 'stock', value: { item_id: dal.id, sold_out: true } })
  await page.reload()
  await expect(notice(page)).toContainText('Few items are not available')
  await expect(bill).toHaveCount(0)
  await expect(customer.button('review.proceed')).toBeDisabled()
})

test('all lines of an item share its stock: the excess is reported, cut, and never sent', async ({
  customer,
  visitor,
  page,
  demo,
}) => {
  await customer.continues(visitor)
  await demo.fault({ kind: 'stock', value: { item_id: quinoa.id, quantity: 5 } })
  await customer.opensStore()
  await customer.addsWithChoices(quinoa)
  await customer.seesInCart(1)
  await customer.adds(quinoa)
  await customer.dialogOrPage.getByLabel('Large').check()
  await customer.dialogOrPage.getByRole('spinbutton').fill('5')
  await customer.addsToCart()
  await expect(customer.message('Maximum items reached. Added: 4 × Quinoa bowl')).toBeVisible()
  await customer.seesInCart(5)

  await demo.fault({ kind: 'stock', value: { item_id: quinoa.id, quantity: 3 } })
  await page.goto('/review-cart')
  await expect(page.getByText('Only 2 left')).toBeVisible()
  await page.getByRole('button', { name: 'Accept changes', exact: true }).click()
  await page.getByLabel('Cash On Delivery').check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/order-status\//)
  const orderedLines = (await demo.calls('place_order')).map(({ body }) => String(body.restaurant_item_details))
  expect(
    orderedLines.map((lines) => (JSON.parse(lines) as { quantity: number }[]).map(({ quantity }) => quantity)),
  ).toEqual([[1, 2]])
})

test('when the store is gone the cart keeps its lines and can be tried again', async ({
  customer,
  visitor,
  page,
  demo,
}) => {
  await visitor.add('2101', dal)
  await customer.continues(visitor)
  // More faults than the page makes calls, so that the background refresh of the cache fails too.
  await demo.fault({ call: 'get_restaurant_detail', kind: 'code', value: { code: 101 }, times: 9 })
  await page.goto('/review-cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this store')
  await customer.seesInCart(1)
  await demo.heal()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review your order')
  await customer.seesQuantity(dal, 1)
})

test('when the store cannot be read the cart keeps its lines', async ({ customer, visitor, page, demo, problems }) => {
  problems.allowStatus(502)
  await visitor.add('2101', dal)
  await customer.continues(visitor)
  await demo.fault({ call: 'get_restaurant_detail', kind: 'html' })
  await page.goto('/review-cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await page.getByRole('link', { name: 'Try again' }).click()
  await customer.seesQuantity(dal, 1)
})

test.describe('a vendor that takes orders for later', () => {
  test.use({
    changedVendor: {
      change: (call, body) =>
        changeValues(body, (key, value) => {
          if (key === 'is_enable_schedule_order_after_business_hours') return 1
          return key === 'restaurant_on_off' && call !== 'get_restaurant_on_off' ? '0' : value
        }),
    },
  })

  test('asks whether to order for later when the store is closed, then takes the order', async ({
    customer,
    visitor,
    page,
  }) => {
    await customer.continues(visitor)
    await customer.opensStore()
    await expect(page.getByText('Closed right now.')).toContainText('order for a later time')
    await customer.adds(dal)
    await customer.seesInCart(1)
    await page.goto('/review-cart')
    await expect(notice(page)).toContainText('Please select date and time both')
    await customer.button('review.proceed').click()
    await customer.button('store.schedule').click()
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1).click()
    await page.getByRole('radio').first().check()
    await customer.button('times.save').click()
    await customer.paysCash()
  })
})

test.describe('a vendor that takes no orders right now', () => {
  const closed = { is_system_available: '0', not_available_reason: 'Closed for the monsoon.' }
  test.use({ changedVendor: { change: answersWith(closed) } })

  test('says so in the cart and on the review, which offers no time', async ({ customer, visitor, page, t }) => {
    await visitor.add('2101', dal)
    await customer.continues(visitor)
    await customer.opensStore()
    await expect(page.getByRole('region', { name: t('cart.title') })).toContainText(t('home.closed'))
    await page.goto('/review-cart')
    await expect(notice(page)).toContainText('Closed for the monsoon.')
    await expect(customer.button('review.proceed')).toBeDisabled()
    // The page of times would only lead back here.
    await expect(page.locator('a[href="/order-time"]')).toHaveCount(0)
  })
})

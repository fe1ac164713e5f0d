import { asha, greenBowl } from '../support/brands'
import type { DemoVendor } from '../support/servers'
import { expect, test } from '../support/test'
import type { Visitor } from '../support/visitor'

/** An order can never be placed twice. */

const { dal, fries } = greenBowl

async function ordersPlaced(demo: DemoVendor) {
  return (await demo.calls('place_order')).length
}

async function readyToPay(visitor: Visitor) {
  await visitor.signIn()
  await visitor.add('2101', dal)
  return visitor.proceedToPay()
}

const lines = (text: string) => (text.match(/class="card order-card"/g) ?? []).length

test('five parallel submits of one form make one order, and all end at it', async ({ visitor, demo }) => {
  const form = await readyToPay(visitor)
  const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.ask('/payment', { form })))
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302])
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  expect(answers[0]?.location).toMatch(/^\/order-status\/\d+$/)
  expect(await ordersPlaced(demo)).toBe(1)
})

test('submits that arrive while the vendor is still working wait for the same order', async ({ visitor, demo }) => {
  const form = await readyToPay(visitor)
  await demo.fault({ call: 'place_order', kind: 'delay', value: 1500 })
  const first = visitor.ask('/payment', { form })
  await expect.poll(async () => (await demo.calls('check_restaurant_menu_with_price')).length).toBeGreaterThan(0)
  const others = await Promise.all([visitor.ask('/payment', { form }), visitor.ask('/payment', { form })])
  const { location } = await first
  expect(others.map((other) => other.location)).toEqual([location, location])
  expect(await ordersPlaced(demo)).toBe(1)
})

test('a double click on Place Order makes one order', async ({ page, customer, visitor, demo }) => {
  await readyToPay(visitor)
  await customer.continues(visitor)
  await page.goto('/payment')
  await page.getByRole('button', { name: 'Place Order' }).dblclick()
  await expect(page).toHaveURL(/\/order-status\/\d+$/)
  await page.goto('/orders')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  expect(await ordersPlaced(demo)).toBe(1)
})

test('Back and reload after placing do not order again', async ({ page, customer, visitor, demo }) => {
  await readyToPay(visitor)
  await customer.continues(visitor)
  await page.goto('/payment')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/order-status\/\d+$/)
  const status = page.url()
  await page.reload()
  await expect(page).toHaveURL(status)
  await page.goBack()
  const again = page.getByRole('button', { name: 'Place Order' })
  if (await again.isVisible()) {
    await again.click()
    await expect(page).toHaveURL(status)
  } else {
    await expect(page).toHaveURL(/\/(review-cart|order-status\/\d+)$/)
  }
  expect(await ordersPlaced(demo)).toBe(1)
})

test('a page that answers a form is loaded by reload and by Back, and its form is not sent again', async ({
  page,
  customer,
  visitor,
  t,
}) => {
  await visitor.add('2101', dal)
  await customer.continues(visitor)
  let posts = 0
  page.on('request', (request) => void (posts += Number(request.method() === 'POST')))
  await page.goto('/sign-in?redirectTo=/review-cart')
  const password = page.getByLabel(t('signIn.password'), { exact: true })
  const continues = async () => {
    await customer.names(asha.mobile)
    await expect(password).toBeVisible()
    // The page's script makes it a visit.
    await page.waitForLoadState()
  }
  await continues()
  await page.reload()
  expect(posts).toBe(1)
  await continues()
  await password.fill(asha.password)
  await password.press('Enter')
  await expect(page).toHaveURL('/review-cart')
  // Back leads to the password step, which redirects a signed-in customer.
  await page.goBack()
  await expect(page).toHaveURL('/review-cart')
  await customer.seesInCart(1)
  expect(posts).toBe(3)
})

test('the same form sent later, with an old cookie, still ends at the same order', async ({ visitor, demo }) => {
  const form = await readyToPay(visitor)
  const before = new Map(visitor.cookies)
  const first = await visitor.ask('/payment', { form })
  visitor.takeCookies(before)
  const second = await visitor.ask('/payment', { form })
  expect(second.location).toBe(first.location)
  expect(await ordersPlaced(demo)).toBe(1)
})

test('the next cart makes another order', async ({ visitor, demo }) => {
  const first = await visitor.ask('/payment', { form: await readyToPay(visitor) })
  await visitor.add('2101', fries)
  const second = await visitor.ask('/payment', { form: await visitor.proceedToPay() })
  expect(second.location).toMatch(/^\/order-status\/\d+$/)
  expect(second.location).not.toBe(first.location)
  expect(await ordersPlaced(demo)).toBe(2)
})

test('after an HTTP 500 the order is looked for, and sent again only when it certainly was not made', async ({
  page,
  customer,
  visitor,
  demo,
}) => {
  await readyToPay(visitor)
  await customer.continues(visitor)
  await demo.fault({ call: 'place_order', kind: 'status', value: 500, times: 1 })
  await page.goto('/payment')
  await page.getByRole('radio', { name: 'Cash On Delivery' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are checking your order')
  await expect(page.getByText(/you can order again in \d+ seconds? and pay any way you like/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0)
  await page.goto('/review-cart')
  await expect(page).toHaveURL('/payment')
  // The page checks by itself, and says when it is certain.
  await expect(page.getByRole('alert')).toContainText('Your order was not placed', { timeout: 0 })
  expect(await ordersPlaced(demo)).toBe(1)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/order-status\/\d+$/)
  expect(await ordersPlaced(demo)).toBe(2)
})

test.describe('with a vendor that is too slow', () => {
  test.use({ ownStorefront: { VENDOR_TIMEOUT_MS: '1000' } })

  test('an order whose answer never came is found, not placed again', async ({ visitor, demo }) => {
    const form = await readyToPay(visitor)
    await demo.fault({ call: 'place_order', kind: 'delay', value: 5000 })
    const failed = await visitor.ask('/payment', { form })
    expect(failed.location).toBe('/payment')
    const pathShown = async () => (await visitor.open('/payment')).path
    await expect.poll(pathShown).toMatch(/^\/order-status\/\d+$/)
    expect(await ordersPlaced(demo)).toBe(1)
    const again = await visitor.ask('/payment', { form })
    expect((await visitor.open(again.location)).text).toContain('Green Bowl')
    expect(await ordersPlaced(demo)).toBe(1)
    expect(lines((await visitor.open('/orders')).text)).toBe(1)
  })
})

import type { Page } from '@playwright/test'
import { greenBowl } from '../support/brands'
import { Customer } from '../support/customer'
import { expect, test } from '../support/test'

const { dal } = greenBowl

test.beforeEach(async ({ visitor, customer }) => {
  await visitor.signIn()
  await visitor.add('2101', dal)
  await visitor.proceedToPay('Ring twice')
  await customer.continues(visitor)
})

/** Places the order with a payment by gateway. */
async function ordersBy(page: Page, gateway: string) {
  await page.goto('/payment')
  await page.getByRole('radio', { name: gateway, exact: true }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
}

for (const [kind, name, code] of [
  ['a link', 'Stripe', 'stripe'],
  ['a form', 'PayU', 'payu'],
  ['a script', 'Cashfree', 'cashfree'],
] as const) {
  test(`by ${kind} to its gateway: a cancelled or failed payment can be tried again, a paid one makes the order`, async ({
    page,
    demo,
    hasScripts,
  }) => {
    const atGateway = new RegExp(`/pay/${code}/`)
    await page.goto('/payment')
    for (const [ending, text] of [
      ['Cancel', 'You cancelled the payment'],
      ['Payment fails', 'Payment failed'],
      ['Pay ₹', ''],
    ] as const) {
      await page.getByRole('radio', { name, exact: true }).check()
      await page.getByRole('button', { name: 'Place Order' }).click()
      const ourPage = page.locator('main .gateway-redirect')
      if (!hasScripts && code !== 'stripe') {
        const back = page.getByRole('banner').getByRole('link', { name: 'Back to your order' })
        await expect(back).toHaveAttribute('href', /^\/payment/)
        await ourPage.getByRole('button').or(ourPage.locator('a.button')).click()
      }
      await expect(page).toHaveURL(atGateway)
      await page.getByRole('button', { name: ending }).first().click()
      if (!hasScripts && code === 'payu') await page.getByRole('button', { name: /^Back to/ }).click()
      if (!text) continue
      await expect(page.getByRole('alert')).toContainText(text)
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
    }
    await expect(page).toHaveURL(/\/order-status\/\d+$/)
    const orders = await demo.calls('place_order')
    expect(orders.map(({ body }) => [body.payment_type, body.notes])).toEqual(Array(3).fill([code, 'Ring twice']))
  })
}

test('Back to the payment page after a cancelled payment shows the method used last, which Place Order uses again', async ({
  page,
}) => {
  await ordersBy(page, 'Stripe')
  await expect(page).toHaveURL(/\/pay\/stripe\//)
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await expect(page.getByRole('alert')).toContainText('You cancelled the payment')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/payment')
  // The chosen method is now the first of the list, where another one was before.
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Stripe', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/pay\/stripe\//)
})

test('an open payment is found again, leads to the same gateway page, and is reported as soon as it is paid', async ({
  page,
  context,
  customer,
  demo,
}) => {
  await ordersBy(page, 'PhonePe')
  await expect(page).toHaveURL(/\/pay\/phonepe\//)
  const gateway = page.url()
  await page.goto('/orders')
  await page.getByRole('link', { name: 'Green Bowl' }).click()
  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment')
  await customer.seesInCart(1)

  const tab = await context.newPage()
  await tab.goto('/payment')
  await tab.getByRole('link', { name: 'Pay now' }).click()
  await expect(tab).toHaveURL(gateway)
  await tab.getByRole('button', { name: 'Pay ₹' }).click()
  await expect(tab).toHaveURL(/\/order-status\//)
  // The page checks by itself.
  await expect(page).toHaveURL(/\/order-status\//)
  await customer.seesInCart(0)
  expect(await demo.calls('place_order')).toHaveLength(1)
})

test('every page shows an order that waits for its payment, until it is cancelled or another is ordered on purpose', async ({
  page,
  customer,
  demo,
}) => {
  await page.goto('/payment')
  await page.getByLabel('Use wallet balance').check()
  await page.getByRole('radio', { name: 'Stripe', exact: true }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/pay\/stripe\//)
  await customer.opensStore()
  await customer.button('item.add', greenBowl.fries).click()
  await customer.seesInCart(2)
  for (const path of ['/review-cart', '/payment', '/review-cart']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment')
    await expect(page.getByText('Your wallet pays ₹150.00 of this order; ₹37.50 is left to pay.')).toBeVisible()
  }
  await customer.button('pay.orderChanged').click()
  await expect(page).toHaveURL('/review-cart')
  await expect(customer.button('review.proceed')).toBeVisible()
  await page.goto('/orders')
  await page.getByRole('link', { name: /^Pay now/ }).click()
  await customer.button('pay.cancel').click()
  await expect(page.getByRole('alert')).toContainText('Payment cancelled')
  await expect(page.getByRole('alert')).toContainText('₹150.00 of it came from your wallet, and goes back there')
  await page.goto('/orders')
  await expect(page.locator('main').getByRole('link', { name: 'Green Bowl' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay now/ })).toHaveCount(0)
  expect(await demo.calls('place_order')).toHaveLength(1)
})

test('a payment whose return was lost is found when the shop is opened again, and not made twice @no-js', async ({
  page,
  context,
  customer,
  demo,
}) => {
  await ordersBy(page, 'Stripe')
  await page.getByRole('button', { name: 'the way back is lost' }).click()
  await expect(page.getByText('The shop hears of it')).toBeVisible()
  await page.close()

  // The shop has not heard of it yet: it waits, and offers no second payment.
  const early = await context.newPage()
  await early.goto('/payment')
  await expect(early.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment')
  await expect(early.getByRole('button', { name: 'Place Order' })).toHaveCount(0)
  await early.goto('about:blank')
  await demo.advance(11)
  const later = await context.newPage()
  await later.goto('/orders')
  await expect(later.getByRole('link', { name: 'Green Bowl' })).toBeVisible()
  await expect(later.getByRole('link', { name: 'Pay now' })).toHaveCount(0)
  await later.goto('/')
  const now = later.getByRole('region', { name: 'Your current orders' })
  await expect(now.locator('a[href^="/order-status/"]')).toHaveText('Green Bowl')
  await later.goto('/payment')
  await expect(later).toHaveURL(/\/order-status\/\d+$/)
  const again = new Customer(later, customer.t, customer.brand, customer.hasScripts)
  await again.seesInCart(0)
  expect(await demo.calls('place_order')).toHaveLength(1)
})

test('returning twice from one payment leads to the same order, in both tabs', async ({
  page,
  context,
  customer,
  demo,
}) => {
  await ordersBy(page, 'Stripe')
  await page.getByRole('button', { name: 'Pay and return twice' }).click()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Back to .* in a new tab$/ }).click(),
  ])
  await expect(tab).toHaveURL(/\/order-status\/\d+$/)
  await page.getByRole('link', { name: /^Back to (?!.*new tab)/ }).click()
  await expect(page).toHaveURL(tab.url())
  await customer.seesInCart(0)
  const orders = await demo.calls('place_order')
  expect(orders).toHaveLength(1)
  await page.goto('/orders')
  await expect(page.locator('main').getByRole('link', { name: 'Green Bowl' })).toHaveCount(1)
})

test('an order that the wallet pays a part of says what each part is @no-js', async ({ page }) => {
  await page.goto('/payment')
  await page.getByLabel('Use wallet balance').check()
  await page.getByRole('radio', { name: 'Cash On Delivery' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/order-status\//)
  const order = page.getByRole('region', { name: 'Your order' })
  for (const [label, amount] of [
    ['Total', '₹187.50'],
    ['Wallet', '₹150.00'],
    ['Cash On Delivery', '₹37.50'],
  ])
    await expect(order.locator('dl div').filter({ hasText: label })).toHaveText(`${label}${amount}`)
})

test('the wallet pays a part or all, and says so beforehand', async ({ page, demo, visitor, customer }) => {
  await page.goto('/payment')
  await page.getByLabel('Use wallet balance').check()
  await expect(
    page.getByText('₹150.00 comes from your wallet; you pay ₹37.50 with the method you choose.'),
  ).toBeVisible()
  await visitor.submit('/cart', { intent: 'clear' })
  await visitor.add('2101', greenBowl.fries)
  await customer.continues(visitor)
  await page.goto('/payment')
  await page.getByLabel('Use wallet balance').check()
  await expect(page.getByText('Your wallet covers the whole amount.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/order-status\//)
  const [order] = await demo.calls('place_order')
  expect(order?.body).toMatchObject({ payment_method: 'Wallet', payment_type: 'wallet', remaining_amount: 0 })
})

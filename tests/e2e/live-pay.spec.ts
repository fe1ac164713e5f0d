import type { Page } from '@playwright/test'
import { greenBowl } from '../support/brands'
import { startStorefront } from '../support/servers'
import { test as base, expect } from '../support/test'
import { startVendorProxy } from '../support/vendor-proxy'

/**
 * Gateways that open by their own script, at an origin that the deployment allows; like some vendors, without a page as
 * fallback. The demo's scripts behave as the gateways document theirs.
 */
const test = base.extend<{ scripts: string }>({
  scripts: async ({ demo }, use) => use(demo.origin.replace('127.0.0.1', 'localhost')),
  storefront: async ({ demo, scripts }, use) => {
    const proxy = await startVendorProxy(demo, (call, body) =>
      call === 'place_order' ? byScript(body as Answer, scripts) : body,
    )
    const storefront = await startStorefront(proxy.origin, { PAYMENT_ORIGINS: scripts })
    await use(storefront)
    await storefront.stop()
    await proxy.stop()
  },
})

type Answer = { webpayurl?: string; sdk_params?: Record<string, unknown> }

/** An answer with only a script at that origin. Razorpay's link becomes its script. */
function byScript({ webpayurl, sdk_params, ...answer }: Answer, origin: string) {
  const [, id] = /\/pay\/razorpay\/pay_(\w+)/.exec(webpayurl ?? '') ?? []
  const razorpay = { key: 'rzp_test_demo', order_id: `order_${id}`, script_url: `${origin}/gateways/razorpay/sdk.js` }
  const { payment_page: _, ...params }: Record<string, unknown> = id ? razorpay : { ...sdk_params }
  const there = (value: unknown) =>
    typeof value === 'string' ? value.replace(/^http:\/\/127[.\d]+:\d+/, origin) : value
  const scriptParams = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, there(value)]))
  return { ...answer, sdk: id ? 'razorpay' : undefined, sdk_params: scriptParams }
}

test.beforeEach(async ({ visitor, customer }) => {
  await visitor.signIn()
  await visitor.add('2101', greenBowl.dal)
  await visitor.proceedToPay('Ring twice')
  await customer.continues(visitor)
})

async function paysBy(page: Page, name: string) {
  await page.goto('/payment')
  await page.getByRole('radio', { name, exact: true }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
}

const waiting = (page: Page) => page.getByRole('heading', { name: 'Waiting for your payment' })

test('Razorpay opens over the page: closing it waits, failing can be retried there, paying makes the order', async ({
  page,
  demo,
}) => {
  const frame = page.frameLocator('iframe[title="Razorpay Checkout"]')
  await paysBy(page, 'Razorpay')
  await frame.getByRole('button', { name: 'Cancel' }).click()
  await expect(waiting(page)).toBeVisible()
  await page.getByRole('link', { name: 'Pay now' }).click()
  await frame.getByRole('button', { name: 'Payment fails' }).click()
  await expect(frame.getByRole('alert')).toContainText('did not go through')
  await expect(page).toHaveURL(/\/payment-online/)
  await frame.getByRole('button', { name: 'Pay ₹' }).click()
  await expect(page).toHaveURL(/\/order-status\/\d+$/)
  expect(await demo.calls('place_order')).toHaveLength(1)
})

test('Cashfree moves on to its own page, and returns failed or paid', async ({ page, demo }) => {
  await paysBy(page, 'Cashfree')
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/pay\/cashfree\//)
  await page.getByRole('button', { name: 'Payment fails' }).click()
  await expect(page.getByRole('alert')).toContainText('Payment failed')
  await paysBy(page, 'Cashfree')
  await page.getByRole('button', { name: 'Pay ₹' }).click()
  await expect(page).toHaveURL(/\/order-status\/\d+$/)
  expect(await demo.calls('place_order')).toHaveLength(2)
})

test('HyperPay fills the form of the page: failing can be retried, paying makes the order', async ({ page, demo }) => {
  await paysBy(page, 'HyperPay')
  await expect(page.getByRole('button', { name: 'Continue to HyperPay' })).toBeHidden()
  await page.getByRole('button', { name: 'Payment fails' }).click()
  await expect(page.getByRole('alert')).toContainText('Payment failed')
  await expect(page.getByRole('radio', { name: 'HyperPay', exact: true })).toBeChecked()
  await paysBy(page, 'HyperPay')
  await page.getByRole('button', { name: /^Pay · VISA/ }).click()
  await expect(page).toHaveURL(/\/order-status\/\d+$/)
  expect(await demo.calls('place_order')).toHaveLength(2)
})

test('a blocked script is reported and can be tried again; a late one opens once', async ({
  page,
  scripts,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_BLOCKED_BY_CLIENT/)
  const script = `${scripts}/gateways/razorpay/sdk.js`
  const frames = page.locator('iframe[title="Razorpay Checkout"]')
  await page.route(script, (route) => route.abort('blockedbyclient'), { times: 1 })
  await paysBy(page, 'Razorpay')
  await expect(page.getByRole('alert')).toHaveText('Razorpay could not be opened. Please try again.')

  let letGo = () => undefined as void
  const late = new Promise<void>((done) => (letGo = done))
  await page.route(script, async (route) => late.then(() => route.continue()))
  const goOn = page.getByRole('button', { name: 'Continue to Razorpay' })
  const scriptRequest = page.waitForRequest(script)
  await goOn.click()
  await scriptRequest
  await goOn.click()
  await expect(page.getByRole('alert')).toBeHidden()
  letGo()
  await expect(frames).toHaveCount(1)
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pay ₹' })).toBeVisible()
  await expect(frames).toHaveCount(1)
})

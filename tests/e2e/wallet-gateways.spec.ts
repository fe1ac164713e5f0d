import { gateways } from '../../app/domain/payments/gateways'
import { gatewayVisitor } from '../../demo/testing/gateway'
import { greenBowl } from '../support/brands'
import { gatewayPage } from '../support/gateways'
import type { DemoVendor } from '../support/servers'
import { expect, test } from '../support/test'
import { hiddenFields, textOf, Visitor } from '../support/visitor'

/** Recharges through all gateways with every ending, over HTTP. */

async function recharge(visitor: Visitor, gateway: string, amount = '10') {
  const { text } = await visitor.open('/wallet')
  return visitor.ask('/wallet', { form: { ...hiddenFields(text, 'recharge'), amount, gateway } })
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Presses one of the gateway's buttons and comes back; returns the message of the page that follows. */
async function endsWith(visitor: Visitor, demo: DemoVendor, page: string, ending: string) {
  const back = pathOf(await gatewayVisitor(demo).leave(page, ending))
  return { back, text: textOf((await visitor.open(back)).text) }
}

test('every gateway can be opened, cancelled and paid, and each payment is added once', async ({ visitor, demo }) => {
  await visitor.signIn()
  let balance = 150
  for (const { code, name } of gateways) {
    const cancelled = await recharge(visitor, code)
    const failed = await endsWith(visitor, demo, await gatewayPage(visitor, demo, cancelled.location), 'cancel')
    expect(failed.text, name).toContain('Payment cancelled')
    const { location } = await recharge(visitor, code)
    const page = await gatewayPage(visitor, demo, location)
    expect(page, name).toContain(`/pay/${code}/`)
    const { back, text } = await endsWith(visitor, demo, page, 'pay')
    expect(text, name).toContain('₹10.00 was added to your wallet')
    balance += 10
    expect(textOf((await visitor.open(back)).text), name).toContain(`Balance ₹${balance}.00`)
    expect(await demo.calls(`${code}-recharge-wallet`), name).toHaveLength(2)
  }
})

test('a payment that is confirmed late is waited for, and a forged return address changes nothing', async ({
  visitor,
  demo,
}) => {
  await visitor.signIn()
  for (const forged of ['?success=1', '?fail=Call%20us', '?recharge=made-up&success=1'])
    expect(textOf((await visitor.open(`/wallet-payment${forged}`)).text)).toContain('No payment is under way')
  const { location } = await recharge(visitor, 'stripe', '75')
  await gatewayVisitor(demo).press(location, 'lost')
  const { text } = await visitor.open('/wallet-payment')
  expect(textOf(text)).toContain('Waiting for Stripe')
  expect(text).toContain('http-equiv="refresh"')
  // A failure that anybody could have forged is not reported as one.
  expect(textOf((await visitor.open('/wallet-payment?fail=Gone')).text)).not.toMatch(/did not go through|Gone/)
  await demo.advance(11)
  expect(textOf((await visitor.open('/wallet-payment')).text)).toContain('₹75.00 was added to your wallet')
})

test('five parallel submits make one recharge, and a recharge whose answer was lost charges nothing and can be tried again', async ({
  visitor,
  demo,
}) => {
  await visitor.signIn()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => recharge(visitor, 'stripe')))
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  expect(await demo.calls('stripe-recharge-wallet')).toHaveLength(1)
  await demo.fault({ call: 'paypal-recharge-wallet', kind: 'reset', value: null })
  expect(textOf((await recharge(visitor, 'paypal')).text)).toContain('You were not charged')
  expect((await recharge(visitor, 'paypal')).location).toContain('/pay/paypal/')
})

test('an ended session leads to sign-in and back to the form, with what was typed', async ({ visitor, demo }) => {
  await visitor.signIn()
  await demo.fault({ call: 'stripe-recharge-wallet', kind: 'status', value: 401 })
  const { location } = await recharge(visitor, 'stripe', '40')
  expect(location).toMatch(/^\/sign-in\?redirectTo=%2Fwallet/)
  await visitor.signIn()
  const back = new URL(location, 'http://shop').searchParams.get('redirectTo') ?? ''
  const { text } = await visitor.open(back)
  expect(text).toMatch(/<input[^>]*name="amount"[^>]*value="40"/)
})

test('spent money has a minus and links to its order; a vendor without wallets has no history', async ({
  visitor,
  storefront,
  demo,
}) => {
  await visitor.signIn()
  const { location } = await recharge(visitor, 'stripe', '600')
  await endsWith(visitor, demo, location, 'pay')
  await visitor.add('2101', greenBowl.fries)
  const form = await visitor.proceedToPay()
  const placed = await visitor.ask('/payment', { form: { ...form, method: '', wallet: 'on' } })
  expect(placed.location).toMatch(/^\/order-status\//)
  const { text } = await visitor.open('/wallet')
  expect(textOf(text)).toMatch(/Spent T-\d+ .*? Order \d+ −\s*₹/)
  expect(text).toContain(`href="/order-details/${placed.location.split('/').pop()}"`)
  expect((await new Visitor(storefront, 'closed.localhost').ask('/wallet')).status).toBe(404)
})

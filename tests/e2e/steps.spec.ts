import { gatewayVisitor } from '../../demo/testing/gateway'
import { greenBowl } from '../support/brands'
import type { DemoVendor } from '../support/servers'
import { expect, test } from '../support/test'
import { answersWith, changingVendor } from '../support/vendor-proxy'
import { hiddenFields, textOf, type Visitor } from '../support/visitor'

/** Changes at the vendor, and ends of the session, at each step from a full cart to a paid order. */

const { dal, quinoa } = greenBowl

const vendor = changingVendor()
test.use({ changedVendor: vendor })

type Injected = {
  what: string
  inject: (demo: DemoVendor) => unknown
  notice: RegExp
  at?: string
  canBeAccepted?: boolean
  /** The vendor is asked about it only when the order is placed, not on the payment page. */
  isAskedAsItIsPlaced?: boolean
}

const changes: Injected[] = [
  {
    what: 'a price',
    inject: (demo) => demo.fault({ kind: 'price', value: { item_id: dal.id, price: 165 } }),
    notice: /₹150\.00\s*→\s*₹165\.00/,
    canBeAccepted: true,
  },
  {
    what: 'a fee',
    inject: () => vendor.becomes(answersWith({ delivery_charges: '45.00' })),
    notice: /₹20\.00\s*→\s*₹45\.00/,
    canBeAccepted: true,
  },
  {
    what: 'an offer',
    inject: () => vendor.becomes(answersWith({ flat_discount: '30' }, 'coupon_redeem')),
    // The new amount is stored once it was reported, but a form from before still names the old one.
    notice: /WELCOME50 now gives ₹30\.00 instead of ₹50\.00|The offer on your order has changed/,
    canBeAccepted: true,
    isAskedAsItIsPlaced: true,
  },
  {
    what: 'stock',
    inject: (demo) => demo.fault({ kind: 'stock', value: { item_id: quinoa.id, sold_out: true } }),
    notice: /Few items are not available/,
  },
  {
    what: 'a time',
    inject: () => vendor.becomes(answersWith({ open_time: '00:01:00', close_time: '00:10:00' })),
    notice: /The time you chose is no longer available/,
  },
  {
    what: 'a minimum',
    inject: () => vendor.becomes(answersWith({ minimum_order_value: '900.00', minimum_admin_commision: null })),
    notice: /Minimum items total must be ₹900\.00/,
  },
  {
    what: 'a store that closes',
    inject: (demo) =>
      demo.fault({ call: 'get_restaurant_on_off', kind: 'code', value: { code: 101, msg: 'off' }, times: 9 }),
    notice: /Restaurant is currently off/,
    at: '/payment',
    isAskedAsItIsPlaced: true,
  },
]

const methods = { cash: { method: 'cash' }, wallet: { method: 'cash', wallet: 'on' }, stripe: { method: 'stripe' } }

/** A cart with an offer and a time, its bill shown on review and payment; returns the payment's form. */
async function readyToPay(visitor: Visitor, demo: DemoVendor) {
  vendor.becomes()
  await demo.reset()
  visitor.cookies.clear()
  await visitor.signIn()
  await visitor.add('2101', dal)
  await visitor.add('2101', quinoa, { choice: quinoa.large })
  const { text: times } = await visitor.open('/order-time')
  const [, day = ''] = [...times.matchAll(/href="(\/order-time\?[^"]*)"/g)].at(7) ?? []
  const { text: later } = await visitor.open(day.replaceAll('&amp;', '&'))
  const [, slot = ''] = /value="(\d{4}-\d\d-\d\d 13:00:00)"/.exec(later) ?? []
  expect((await visitor.ask('/order-time', { form: { slot } })).location).toBe('/review-cart')
  await visitor.ask('/review-cart', { form: { intent: 'apply-offer', promo: 'WELCOME50' } })
  return visitor.proceedToPay('Ring twice')
}

/** The sum on the payment button. */
const sumOf = (page: string) => /Place Order[^₹]*₹([\d.]+)/.exec(textOf(page))?.[1]

for (const [method, fields] of Object.entries(methods)) {
  test(`every change before an order paid by ${method} is sent is reported, and no order is sent at a sum that was not shown`, async ({
    visitor,
    demo,
  }) => {
    for (const { what, inject, notice, at = '/review-cart', canBeAccepted } of changes) {
      const form = { ...(await readyToPay(visitor, demo)), ...fields }
      await inject(demo)
      const answer = await visitor.submit('/payment', form)
      expect(answer.path, what).toBe(at)
      expect(textOf(answer.text), what).toMatch(notice)
      const { text: review } = await visitor.open('/review-cart')
      expect(review, what).toContain('Ring twice')
      expect(await demo.calls('place_order'), what).toHaveLength(0)
      if (!canBeAccepted) continue
      // Going on from the review accepts the changes that it reported, like the button of the notice.
      const paying = await visitor.submit('/review-cart', { ...hiddenFields(review, 'proceed'), notes: 'Ring twice' })
      expect(paying.path, what).toBe('/payment')
      await visitor.ask('/payment', { form: { ...hiddenFields(paying.text, 'payment'), ...fields } })
      const [order] = await demo.calls('place_order')
      expect(order?.body, what).toMatchObject({ total_amount: sumOf(paying.text), notes: 'Ring twice' })
    }
  })
}

for (const { what, inject, notice, at = '/review-cart', isAskedAsItIsPlaced } of changes) {
  test(`${what} that changes at any step is reported before anything is sent, and the step itself still works`, async ({
    visitor,
    demo,
  }) => {
    const form = { ...(await readyToPay(visitor, demo)), ...methods.cash }
    const before = [...visitor.cookies]
    await inject(demo)
    for (const step of ['/', '/cart', '/review-cart', '/order-time', '/address', '/promo-code', '/payment']) {
      visitor.takeCookies(before)
      expect((await visitor.open(step)).status, step).toBe(200)
      const { path, text } = await (isAskedAsItIsPlaced ? visitor.submit('/payment', form) : visitor.open('/payment'))
      expect(path, step).toBe(at)
      expect(textOf(text), step).toMatch(notice)
    }
    expect(await demo.calls('place_order')).toHaveLength(0)
  })
}

test('a change after the redirect to the gateway does not change what is paid', async ({
  visitor,
  storefront,
  demo,
}) => {
  const form = { ...(await readyToPay(visitor, demo)), ...methods.stripe }
  const { location } = await visitor.ask('/payment', { form })
  const [order] = await demo.calls('place_order')
  const sum = `₹${String(order?.body.total_amount)}`
  await demo.fault({ kind: 'price', value: { item_id: dal.id, price: 165 } })
  vendor.becomes(answersWith({ delivery_charges: '45.00' }))
  expect(textOf((await visitor.open('/payment')).text)).toContain(sum)
  const back = (await gatewayVisitor(demo).leave(location, 'pay')).replace(storefront.url(), '')
  const paid = await visitor.open(back)
  expect(paid.path).toMatch(/^\/order-status\//)
  expect(textOf(paid.text)).toContain(sum)
  expect(await demo.calls('place_order')).toHaveLength(1)
})

test('the payment page of an empty cart leads to the review, and asks the vendor nothing about a payment', async ({
  visitor,
  demo,
}) => {
  await visitor.signIn()
  const askedBefore = await demo.calls('ongoing_orders')
  const { status, location } = await visitor.ask('/payment')
  expect([status, location]).toEqual([302, '/review-cart'])
  expect(await demo.calls('ongoing_orders')).toEqual(askedBefore)
})

test('a wallet that cannot be read leaves the other methods, and a form that needs it says so', async ({
  visitor,
  demo,
  t,
}) => {
  const missing = t('part.failed', { part: t('wallet.title') })
  await readyToPay(visitor, demo)
  const whole = await visitor.open('/payment')
  expect(textOf(whole.text)).not.toContain(missing)
  await demo.fault({ call: 'get_user_wallet_amount', kind: 'status', value: 500, times: 99 })
  const page = await visitor.open('/payment')
  expect(textOf(page.text)).toContain(missing)
  const shown = hiddenFields(whole.text, 'payment')
  const refused = await visitor.ask('/payment', { form: { ...shown, ...methods.wallet } })
  expect([refused.status, textOf(refused.text).includes(missing)]).toEqual([502, true])
  const paid = await visitor.ask('/payment', { form: { ...hiddenFields(page.text, 'payment'), ...methods.cash } })
  expect(paid.location).toMatch(/^\/order-status\//)
})

test('a session that ends at a step leads to sign-in and back to that step, with everything chosen and typed', async ({
  visitor,
  demo,
}) => {
  const steps: [path: string, call: string, fields: object | null, typedText: string][] = [
    ['/review-cart', 'get_user_primary_address', null, 'Ring twice'],
    ['/address', 'list_shiping_address', null, 'Ring twice'],
    ['/payment', 'get_user_primary_address', null, 'Ring twice'],
    ['/wallet', 'get_user_wallet_history', null, 'Ring twice'],
    ['/orders', 'ongoing_orders', null, 'Ring twice'],
    ['/review-cart', 'coupon_redeem', { intent: 'apply-offer', promo: 'TASTY20' }, 'TASTY20'],
    ['/payment', 'get_user_details_web', methods.cash, 'Ring twice'],
    ['/payment', 'get_user_wallet_amount', methods.wallet, 'Ring twice'],
    ['/payment', 'ongoing_orders', methods.wallet, 'Ring twice'],
    ['/payment', 'place_order', methods.stripe, 'Ring twice'],
  ]
  for (const [path, call, fields, typedText] of steps) {
    const step = `${path} ${call}`
    const payment = await readyToPay(visitor, demo)
    const hidden = path === '/payment' ? payment : {}
    await demo.fault({ call, kind: 'status', value: 401 })
    const { location } = await visitor.ask(path, fields ? { form: { ...hidden, ...fields } } : {})
    const back = new URL(location, 'http://shop').searchParams.get('redirectTo') ?? ''
    expect(back, step).toContain(path)
    await visitor.signIn()
    const again = await visitor.open(back)
    expect(again.path, step).toContain(path)
    expect(again.text + (await visitor.open('/review-cart')).text, step).toContain(typedText)
    expect((await demo.calls('place_order')).length, step).toBe(call === 'place_order' ? 1 : 0)
  }
})

import { expect, test } from 'vitest'
import { failureOf, stubVendor } from './stub-vendor.test-support'

const row = {
  id: 401,
  coupon_code: 'WELCOME50',
  promo_code_type: '2',
  flat_discount: 50,
  discount_percentage: 20,
  maximum_discount_amount: 100,
  minimum_order_amount: '200.00',
}
const wish = { userId: '5501', storeId: '2101', subtotal: '440', mode: 'delivery' } as const
const answering = (part: object) => stubVendor({ code: 200, Result: { ...row, ...part } }).vendor.coupons

test('a code is requested with its order, the language under both its names', async () => {
  const { vendor, sent } = stubVendor({ code: 200, Result: row })
  expect(await vendor.coupons.redeem('welcome50', wish)).toEqual({
    id: '401',
    code: 'WELCOME50',
    kind: 'amount',
    value: '50',
    cap: '100',
    minimum: '200',
  })
  expect(sent[0]).toMatchObject({
    token: 'Bearer tok_1',
    payload: {
      user_id: '5501',
      vendor_id: '10001',
      is_language: 'ar',
      is_langauge: 'ar',
      original_price: '440.00',
      coupon_code: 'welcome50',
      restaurant_id: '2101',
      coupon_type: 'Delivery',
    },
  })
})

test.each([
  ['1', 'percentage', '20'],
  [2, 'amount', '50'],
  ['3', 'cashback-amount', '50'],
  [4, 'cashback-percentage', '20'],
  ['5', 'free-item', '0'],
])('type %j is %s', async (promo_code_type, kind, value) => {
  expect(await answering({ promo_code_type }).redeem('X', wish)).toMatchObject({ kind, value })
})

test.each([[null], [''], [0], ['0.00'], [undefined]])('a cap of %j means none', async (maximum_discount_amount) => {
  expect(await answering({ maximum_discount_amount }).redeem('X', wish)).toMatchObject({ cap: null })
})

test('a code missing from the answer is the requested one', async () => {
  expect(await answering({ coupon_code: null }).redeem('ONCE25', wish)).toMatchObject({ code: 'ONCE25' })
})

test('a code that does not apply is a refusal in the vendor’s words', async () => {
  const { vendor } = stubVendor({ code: 101, msg: 'This coupon has been used up', Result: [] })
  expect(await failureOf(vendor.coupons.redeem('ONCE25', wish))).toMatchObject({
    kind: 'refused',
    vendorMessage: 'This coupon has been used up',
  })
})

test.each([
  [{ promo_code_type: '9' }],
  [{ promo_code_type: 'constructor' }],
  [{ id: null }],
  [{ minimum_order_amount: 'Rs 200' }],
  [{ maximum_discount_amount: '1e3' }],
  [{ flat_discount: 'abc' }],
  [{ promo_code_type: 1, discount_percentage: null }],
])('an offer of %j is invalid', async (part) => {
  expect(await failureOf(answering(part).redeem('X', wish))).toMatchObject({ kind: 'shape' })
})

test('the automatic offer is found without a code, and may be missing', async () => {
  const { vendor, sent } = stubVendor({ code: 200, Result: [{ ...row, promo_code_type: 1 }] })
  expect(await vendor.coupons.automatic({ ...wish, mode: 'pickup' })).toMatchObject({ id: '401', kind: 'percentage' })
  expect(sent[0]?.payload).toMatchObject({ original_price: '440.00', restaurant_id: '2101', coupon_type: 'Pickup' })
  for (const Result of [[], {}, '', null])
    expect(await stubVendor({ code: 101, Result }).vendor.coupons.automatic(wish)).toBeNull()
})

test('the automatic offer is requested once more if the connection was lost', async () => {
  const lostOnce = (_: unknown, at: number) => (at === 0 ? new TypeError('fetch failed') : { code: 200, Result: row })
  const { vendor, sent } = stubVendor(lostOnce)
  expect(await vendor.coupons.automatic(wish)).toMatchObject({ code: 'WELCOME50' })
  expect(sent).toHaveLength(2)
})

const listedOffer = {
  id: 401,
  coupon_name: 'Welcome',
  coupon_code: 'WELCOME50',
  description: null,
  coupon_image: 'https://cdn.test/401.png',
}
const place = { latitude: 23.0225, longitude: 72.5714, city: 'Ahmedabad' }

test('offers are requested by mode and place, without a token for guests', async () => {
  const { vendor, sent } = stubVendor({ code: 200, Result: [listedOffer, { coupon_code: 'NO ID' }] })
  expect(await vendor.offers.list({ place, mode: 'delivery' })).toEqual([
    { id: '401', name: 'Welcome', code: 'WELCOME50', text: '', image: 'https://cdn.test/401.png' },
  ])
  expect(sent[0]).toMatchObject({
    token: null,
    payload: {
      coupon_type: 'Delivery',
      user_id: '',
      cityname: 'Ahmedabad',
      latitude: '23.0225',
      longitude: '72.5714',
      restaurant_id: '',
    },
  })
})

test("a customer's offers are requested with their token, and a store's with its id", async () => {
  const { vendor, sent } = stubVendor({ code: 200, Result: [] })
  await vendor.offers.list({ place: null, mode: 'pickup', userId: '5501', storeId: '2101' })
  expect(sent[0]).toMatchObject({
    token: 'Bearer tok_1',
    payload: { coupon_type: 'Pickup', user_id: '5501', cityname: '', latitude: '', restaurant_id: '2101' },
  })
})

test('an offer without a name is called by its code; 101 means no offers', async () => {
  const nameless = stubVendor({ code: 200, Result: [{ ...listedOffer, coupon_name: '', coupon_image: 'tile.png' }] })
  expect(await nameless.vendor.offers.list({ place, mode: 'delivery' })).toMatchObject([
    { name: 'WELCOME50', image: 'tile.png' },
  ])
  for (const Result of [[], {}, '', null]) {
    expect(await stubVendor({ code: 101, Result }).vendor.offers.list({ place, mode: 'delivery' })).toEqual([])
  }
})

import { expect, test } from 'vitest'
import { stubVendor } from './stub-vendor.test-support'

const row = {
  id: 401,
  coupon_name: 'Welcome',
  coupon_code: 'WELCOME50',
  description: null,
  coupon_image: 'https://cdn.test/401.png',
}
const place = { latitude: 23.0225, longitude: 72.5714, city: 'Ahmedabad' }

test('offers are requested by mode and place, without a token for guests', async () => {
  const { vendor, sent } = stubVendor({ code: 200, Result: [row, { coupon_code: 'NO ID' }] })
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
  const nameless = stubVendor({ code: 200, Result: [{ ...row, coupon_name: '', coupon_image: 'tile.png' }] })
  expect(await nameless.vendor.offers.list({ place, mode: 'delivery' })).toMatchObject([
    { name: 'WELCOME50', image: 'tile.png' },
  ])
  for (const Result of [[], {}, '', null]) {
    expect(await stubVendor({ code: 101, Result }).vendor.offers.list({ place, mode: 'delivery' })).toEqual([])
  }
})

import { describe, expect, test } from 'vitest'
import { failureOf, stubVendor } from './stub-vendor.test-support'

const point = { latitude: 23.0258, longitude: 72.559 }
const delivery = { userId: '5501', storeId: '2115', addressId: '801', point, subtotal: '440.00' }

const wireOffer = {
  delivery_partner: 'porter',
  quotation_id: 1001,
  delivery_charge: '48.00',
  currency: 'INR',
  distance: '3.1',
  is_serviceable: 1,
  valid_till: '2026-11-22 13:05:00',
}

describe('the offer of a courier company', () => {
  test.each([
    ['dunzo', '/api/v1/get-dunzo-quotation'],
    ['porter', '/api/v1/get_porter_delivery_charge'],
  ] as const)("from %s has its own call, with the customer's token", async (courier, path) => {
    const { vendor, sent } = stubVendor({ code: 200, Result: wireOffer })
    expect(await vendor.deliveryQuotes.offer(courier, delivery)).toEqual({
      deliveryQuote: { courier, quotationId: '1001', fee: '48', distance: 3.1 },
      validTill: '2026-11-22 13:05:00',
    })
    expect(sent[0]).toMatchObject({
      url: { pathname: path },
      token: 'Bearer tok_1',
      payload: {
        user_id: '5501',
        restaurant_id: '2115',
        address_id: '801',
        latitude: '23.0258',
        longitude: '72.559',
        sub_total: '440.00',
      },
    })
  })

  test('may come in a list, with numbers as text and without an end', async () => {
    const Result = [{ quotation_id: 'Q-1', delivery_charge: 48.5, distance: null, valid_till: null }]
    expect(await stubVendor({ code: '200', Result }).vendor.deliveryQuotes.offer('dunzo', delivery)).toEqual({
      deliveryQuote: { courier: 'dunzo', quotationId: 'Q-1', fee: '48.5', distance: null },
      validTill: '',
    })
  })

  test.each([
    ['2026-11-22T13:05', '2026-11-22 13:05:00'],
    ['0000-00-00 00:00:00', ''],
    ['soon', ''],
  ])('that ends at %j is valid till %j', async (valid_till, validTill) => {
    const { vendor } = stubVendor({ code: 200, Result: { ...wireOffer, valid_till } })
    expect(await vendor.deliveryQuotes.offer('porter', delivery)).toMatchObject({ validTill })
  })

  test.each([
    [{ code: 101, msg: 'No courier rides there', Result: [] }, 'No courier rides there'],
    [{ code: 200, msg: 'Success', Result: { ...wireOffer, is_serviceable: '0' } }, ''],
    [{ code: 200, msg: 'Success', Result: { ...wireOffer, delivery_charge: '' } }, ''],
    // An unreadable fee is not free delivery.
    [{ code: 200, msg: 'Success', Result: { ...wireOffer, delivery_charge: 'On request' } }, ''],
    [{ code: 200, msg: 'Success', Result: [] }, ''],
  ])('may be missing, at most with a reason: %j', async (answer, reason) => {
    expect(await stubVendor(answer).vendor.deliveryQuotes.offer('porter', delivery)).toEqual({
      deliveryQuote: null,
      reason,
    })
  })

  test('is a failure with any other code', async () => {
    expect(await failureOf(stubVendor({ code: 500 }).vendor.deliveryQuotes.offer('porter', delivery))).toMatchObject({
      kind: 'refused',
    })
  })
})

describe('the distance by road', () => {
  test('is in the requested unit, with its fee if the vendor names one', async () => {
    const Result = { distance: '5', distance_metric: 'Miles', duration: 11, delivery_charges: '30.00' }
    const { vendor, sent } = stubVendor({ code: 200, Result })
    expect(await vendor.deliveryQuotes.road('2101', point, 'mi')).toEqual({
      courier: null,
      quotationId: '',
      fee: '30',
      distance: 5,
    })
    expect((await vendor.deliveryQuotes.road('2101', point, 'km'))?.distance).toBeCloseTo(8.05, 2)
    expect(sent[0]).toMatchObject({ token: null, payload: { restaurant_id: '2101', latitude: '23.0258' } })
  })

  test("is in the vendor's unit without one; without a fee the tables apply", async () => {
    const { vendor } = stubVendor({ code: 200, Result: { distance: 2.4, distance_metric: null, delivery_charges: '' } })
    expect(await vendor.deliveryQuotes.road('2101', point, 'mi')).toMatchObject({ fee: null, distance: 2.4 })
  })

  test.each([{ code: 101, Result: [] }, { code: 200, Result: {} }, { code: 200 }])(
    'is missing for %j',
    async (answer) => {
      expect(await stubVendor(answer).vendor.deliveryQuotes.road('2101', point, 'km')).toBeNull()
    },
  )
})

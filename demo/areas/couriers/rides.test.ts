import { expect, test } from 'vitest'
import { resultOf, startDemo } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'
import { quotedFee } from './quotes'

const demo = useDemo(startDemo)

const ellisbridge = { latitude: '23.0301', longitude: 72.5605 }

test.each([
  ['get-dunzo-quotation', 'dunzo', 2115],
  ['get_porter_delivery_charge', 'porter', 2123],
])('%s quotes a ride, for a quarter of an hour', async (call, delivery_partner, restaurant_id) => {
  const token = await demo.signIn()
  const reply = await demo.call(call, { restaurant_id, ...ellisbridge }, token)
  const quote = resultOf(reply)
  expect(quote).toMatchObject({ delivery_partner, currency: 'INR', is_serviceable: 1 })
  const route = {
    storeId: restaurant_id,
    to: { lat: Number(ellisbridge.latitude), lng: Number(ellisbridge.longitude) },
  }
  const feeAt = (now: number) => quotedFee(String(quote.quotation_id), route, now)
  expect(feeAt(Date.now())).toBe(Number(quote.delivery_charge))
  expect(feeAt(Date.now() + 16 * 60_000)).toBeNull()
  const settings = await demo.call('get-restaurant-settings', { restaurant_id })
  expect(resultOf(settings)).toMatchObject({ delivery_partner })
})

test.each(['get-dunzo-quotation', 'get_porter_delivery_charge'])('%s needs a customer and a road', async (call) => {
  const token = await demo.signIn()
  expect((await demo.call(call, { restaurant_id: 2115, ...ellisbridge })).status).toBe(401)
  expect((await demo.call(call, { restaurant_id: 2115, latitude: 23.2, longitude: 72.6 }, token)).code).toBe(101)
  expect((await demo.call(call, { restaurant_id: 2115, latitude: '', longitude: null }, token)).code).toBe(101)
  expect((await demo.call(call, { restaurant_id: 1, ...ellisbridge }, token)).code).toBe(101)
  expect((await demo.call(call, { restaurant_id: 2115 }, token)).status).toBe(422)
})

const distance = (fields: Record<string, unknown>) => demo.call('get-order-distance', fields)

test('the road is a third longer than the straight line, in the unit of the brand', async () => {
  // Four kilometres to the north as the crow flies.
  const reply = await distance({ restaurant_id: 2101, latitude: 23.06607, longitude: '72.5605' })
  expect(resultOf(reply)).toEqual({ distance: '5.2', distance_metric: 'KM', duration: 16, delivery_charges: '50.00' })
  const dubai = { vendor_id: 10003, restaurant_id: 2301, latitude: 25.2582, longitude: 55.2968 }
  expect(resultOf(await distance(dubai))).toMatchObject({ distance_metric: 'Miles', delivery_charges: '5.00' })
})

test.each([
  ['the inner zone', { latitude: 25.29, longitude: 55.33 }, '9.00'],
  ['the outer zone', { latitude: 25.212, longitude: 55.272 }, '10.00'],
])('where the brand charges by zone, a distance costs what %s says', async (_zone, point, delivery_charges) => {
  expect(resultOf(await distance({ vendor_id: 10003, restaurant_id: 2301, ...point }))).toMatchObject({
    delivery_charges,
  })
})

test('a distance has no fee when fees depend on the amount', async () => {
  const london = { vendor_id: 10002, restaurant_id: 2201, latitude: 51.54, longitude: -0.1 }
  expect(resultOf(await distance(london))).toMatchObject({ delivery_charges: '' })
})

test('there is no road to another country, and none from an unknown store', async () => {
  expect((await distance({ restaurant_id: 2101, latitude: 51.5, longitude: -0.1 })).code).toBe(101)
  expect((await distance({ restaurant_id: 1, ...ellisbridge })).code).toBe(101)
})

import { expect, test } from 'vitest'
import { resultOf, startDemo } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'

const demo = useDemo(startDemo)

const zone = (fields: Record<string, unknown>) => demo.call('get-delivery-zone-setting', fields)
const ellisbridge = { latitude: '23.0301', longitude: 72.5605 }
const satellite = { latitude: 23.03, longitude: 72.51 }

test('the innermost zone of a point answers, with its own fees and minimum', async () => {
  expect(resultOf(await zone(ellisbridge))).toMatchObject({
    zone_id: 101,
    zone_name: 'City centre',
    status: 1,
    minimum_order_value: '80',
    free_delivery_above: '600',
    delivery_time: '30',
    delivery_charges_type: 'Distance',
  })
  const outer = resultOf(await zone({ ...satellite, is_langauge: 'fr' }))
  expect(outer).toMatchObject({ zone_id: 102, zone_name: 'Grand Ahmedabad', free_delivery_above: '' })
  expect(outer.charges).toEqual([
    { min_value: 0, max_value: 5, delivery_charges: '30.00' },
    { min_value: 5, max_value: 10, delivery_charges: '50.00' },
  ])
})

test('a grocer has zones that charge by amount', async () => {
  const islington = { vendor_id: 10002, latitude: 51.5339, longitude: -0.1043 }
  expect(resultOf(await zone(islington))).toMatchObject({ zone_name: 'Islington', delivery_charges_type: 'Amount' })
})

test('nobody delivers outside all zones, or without a place', async () => {
  expect((await zone({ latitude: 28.6, longitude: 77.2 })).code).toBe(101)
  expect((await zone({ latitude: '', longitude: '' })).code).toBe(101)
})

test.each([
  ['localhost', 0],
  ['grocery.localhost', 0],
  ['arabia.localhost', 1],
])('%s says whether clients are to ask for zones', async (order_web, is_delivery_zone_available) => {
  const { body } = await demo.call('get-vendor-settings', { order_web })
  expect(body.settings).toMatchObject({ is_delivery_zone_available })
})

import fc from 'fast-check'
import type { Operation } from './contract'

/** Valid values of the demo for fields whose examples in the contract do not exist in it, or do not add up. */
const VALID: Record<string, unknown[]> = {
  order_web: ['localhost', 'arabia.localhost'],
  password: ['demo1234'],
  password_current: ['demo1234'],
  confirm_password: ['demo1234'],
  mobile_number: ['9000000001', '9000000055'],
  original_price: ['96.00', '800.00'],
  menu_item: ['901'],
  item_price: ['180'],
  order_id: [70001, '70002'],
  subscription_id: [1, '1'],
  delivery_fee: ['20.00', '0.00'],
  packaging_charge: ['10.00'],
  user_email: ['asha@example.com', 'new@example.com'],
  restaurant_id: [2101, '2101', 2103],
}

/** An odd value for one field. */
const TRICKY: Record<string, unknown[]> = {
  restaurant_id: [2128, 2401, ''],
  quantity: [0, -1, 1.5, '2', 51, 1e9],
  recharge_amount: ['0', -5, '1e3', 'NaN', '0.001', 499.999],
  wallet_amount: ['150.00', 1e12, '-1'],
  start_date: ['2030-01-31', '2030-02-31', '31/01/2030', '9999-12-31', '+275760-09-13'],
  delivery_time: ['24:00:00', '7:00', '99'],
  frequency_type: ['On Interval', 'Custom'],
  future_delivery_date: ['2030-01-31 12:00:00', '2030-02-31 99:99:99', 'soon'],
  custom_days: ['Monday,Sunday', 'Someday', ','],
  status: ['restart', 'Active'],
  restaurant_item_details: ['[]', '{}', '[{"item_id":null}]', '[[]]', '"text"', '[{"item_id":"901","amount":"NaN"}]'],
  item_list: ['[]', '[1]', '[{"restaurant_id":2101,"items":null}]', '[null]', '{'],
}

// prettier-ignore
const ODD: unknown[] = [
  '', ' ', '0', '-1', -1, 0, 1, 1.5, 9e15, 1e308, '1e309', 'NaN', 'null', null, true, false, [], {}, [1, '2'], { id: 1 },
  "' OR 1=1 --", '%', '\u0000', '\ud800', '٣', 'é'.repeat(300), '9'.repeat(400), '__proto__', '2024-02-30', '25:61:61',
  '<b>', 'a,b,,c', ',,,', '{"a":', '[]',
]

const odd = fc.oneof(fc.constantFrom(...ODD), fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 2 }), fc.double())

/** A call with a body that may be odd. */
export interface Shot {
  name: string
  method: Operation['method']
  fields: Record<string, unknown>
  signedIn: boolean
}

/** Calls that are valid except for up to three fields that are odd or left out, and some in which nothing is valid. */
export function shotsAt({ name, method, fields, examples }: Operation): fc.Arbitrary<Shot> {
  const names = Object.keys({ ...fields, vendor_id: 0, is_langauge: 0 })
  const rightFor = (field: string) => VALID[field] ?? examples.map((example) => example.fields[field])
  const right = Object.fromEntries(names.map((field) => [field, fc.constantFrom(...rightFor(field))]))
  const oddity = fc.constantFrom(...names).chain((field) => {
    const values = fc.oneof(fc.constantFrom(...(TRICKY[field] ?? ODD)), odd, fc.constant(undefined))
    return fc.tuple(fc.constant(field), values)
  })
  const body = fc
    .tuple(fc.record(right), fc.array(oddity, { maxLength: 3 }))
    .map(([all, oddities]) => ({ ...all, ...Object.fromEntries(oddities) }))
  const wild = fc.record(Object.fromEntries(names.map((field) => [field, odd])), { requiredKeys: [] })
  return fc.record({
    name: fc.constant(name),
    method: fc.constant(method),
    fields: fc.oneof({ weight: 9, arbitrary: body }, { weight: 1, arbitrary: wild }),
    signedIn: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  })
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '../contract/checked'
import { breachesOf, operationNamed } from '../contract/contract'
import { startDemo, type Reply, type RunningDemo } from '../testing/client'
import { EMPTIES, inFlavour, MIXED, NUMBERS, type Flavour } from './flavour'

const answer = {
  code: 200,
  msg: '',
  Result: [
    {
      item_id: '901',
      order_id: 'T-5001',
      shiping_id: '00123',
      price: '180.00',
      quantity: 50,
      latitude: '-23.5',
      is_sold_out: '0',
      mobile_number: '9000000001',
      zip_code: '380009',
      flat_no: '',
      subscription_id: null,
      item_images: null,
      cuisine_name: ['', '7'],
    },
  ],
}
const [row] = answer.Result
const refusal = { code: 101, msg: 'No', Result: [] }
const speltBy = (change: Partial<Flavour>, body: object) => inFlavour({ ...MIXED, ...change }, body)

test('every number can be text, the code too', () => {
  expect(speltBy({ numbers: 'text' }, answer)).toEqual({ ...answer, code: '200', Result: [{ ...row, quantity: '50' }] })
})

test('text can be a number where the contract allows one, if it survives the round trip', () => {
  const change = { item_id: 901, price: 180, latitude: -23.5, is_sold_out: 0 }
  expect(speltBy({ numbers: 'native' }, answer)).toEqual({ ...answer, Result: [{ ...row, ...change }] })
})

test('empty values can be null, except where a value is required', () => {
  const expected = { ...answer, msg: null, Result: [{ ...row, flat_no: null }] }
  expect(speltBy({ empty: 'null' }, answer)).toEqual(expected)
  expect(speltBy({ empty: 'null' }, { code: 200, id: '' })).toEqual({ code: 200, id: '' })
  expect(speltBy({ empty: 'null' }, refusal)).toEqual({ ...refusal, Result: null })
})

test('empty values can be left out, except where a value is required', () => {
  const { flat_no: _, item_images: __, ...rest } = answer.Result[0] ?? {}
  expect(speltBy({ empty: 'absent' }, answer)).toStrictEqual({ code: 200, Result: [rest] })
  expect(speltBy({ empty: 'absent' }, { code: '101', msg: 'No', Result: {} })).toStrictEqual({ code: '101', msg: 'No' })
})

test('empty values can be blank, except where only a list or an object is allowed', () => {
  expect(speltBy({ empty: 'blank' }, answer)).toEqual({ ...answer, Result: [{ ...row, subscription_id: '' }] })
  expect(speltBy({ empty: 'blank' }, refusal)).toEqual({ ...refusal, Result: '' })
})

test('an empty list beside the code 200 is a list in every spelling', () => {
  for (const empty of EMPTIES) expect(speltBy({ empty }, { code: 200, Result: [] })).toEqual({ code: 200, Result: [] })
})

test('errors outside the wrapper keep their spelling, and the given answer is not changed', () => {
  const error = { message: '', errors: { item_id: [''] } }
  const before = structuredClone({ answer, refusal })
  for (const numbers of NUMBERS)
    for (const empty of EMPTIES) {
      expect(inFlavour({ numbers, empty }, error)).toBe(error)
      inFlavour({ numbers, empty }, answer)
      inFlavour({ numbers, empty }, refusal)
    }
  expect({ answer, refusal }).toEqual(before)
})

describe('answers of the running demo', () => {
  let demo: RunningDemo
  let token: string

  beforeAll(async () => {
    demo = await startDemo()
    token = await demo.signIn()
  })
  afterAll(() => demo.stop())
  beforeEach(() => demo.control('flavour', { ...MIXED }))

  const callFields: Record<string, Record<string, unknown>> = {
    'get-vendor-settings': { order_web: 'localhost' },
    get_nearby_restaurant_v2: { latitude: '23.0258', longitude: '72.559' },
    restaurantcategorymenus: { restaurant_id: 2101 },
    restaurant_menus_details: { restaurant_id: 2101, item_id: '901' },
    view_order_details: { order_id: 70001 },
    get_user_wallet_amount: {},
    get_user_wallet_history: { user_id: 5501 },
    ongoing_orders: {},
  }

  async function answerOf(name: string) {
    const fields = { vendor_id: 10001, is_langauge: 'en', ...callFields[name] }
    const operation = operationNamed(name)
    const { status, body } = await ask(demo, operation, { contentType: 'application/json', fields }, token)
    return { body, breaches: breachesOf(operation, status, body) }
  }

  /** What an answer means, whichever way it is spelt. */
  function meaningOf(value: unknown): unknown {
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string') return /^-?(0|[1-9]\d*)\.\d+$/.test(value) ? String(Number(value)) : value
    if (Array.isArray(value)) return value.map(meaningOf)
    if (typeof value !== 'object' || value === null) return value
    const nonEmpty = Object.entries(value).filter(([, inner]) => inner !== '' && inner !== null)
    return Object.fromEntries(nonEmpty.map(([key, inner]) => [key, meaningOf(inner)]))
  }

  function meaning(body: Reply['body']): unknown {
    const nothing = Number(body.code) !== 200 && JSON.stringify(body.Result) === '[]'
    return meaningOf(nothing ? { ...body, Result: null } : body)
  }

  test.each(NUMBERS.flatMap((numbers) => EMPTIES.map((empty): Flavour => ({ numbers, empty }))))(
    'mean the same with numbers $numbers and empty values $empty, and fit the contract as well',
    async (flavour) => {
      for (const name of Object.keys(callFields)) {
        await demo.control('flavour', { ...MIXED })
        const plain = await answerOf(name)
        await demo.control('flavour', { ...flavour })
        const { body, breaches } = await answerOf(name)
        expect(meaning(body), name).toEqual(meaning(plain.body))
        expect(plain.breaches, name).toEqual(expect.arrayContaining(breaches))
      }
    },
  )

  test('differ from each other in the spelling', async () => {
    await demo.control('flavour', { numbers: 'text', empty: 'absent' })
    const item = (price: unknown, more: object) => ({ ...more, Result: [{ price }] })
    expect((await answerOf('restaurant_menus_details')).body).toMatchObject(item('180', { code: '200' }))
    expect((await answerOf('ongoing_orders')).body).not.toHaveProperty('Result')
    await demo.control('flavour', { numbers: 'native', empty: 'blank' })
    expect((await answerOf('restaurant_menus_details')).body).toMatchObject(item(180, { code: 200 }))
    expect((await answerOf('ongoing_orders')).body.Result).toBe('')
  })
})

import fc from 'fast-check'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type RunningDemo } from '../testing/client'
import { operations, type Operation } from './contract'

const BODIES = 10_000
const AT_ONCE = 100

let demo: RunningDemo
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const lost: unknown[] = []
const note = (reason: unknown) => lost.push(reason)
beforeAll(async () => {
  demo = await startDemo()
  process.on('unhandledRejection', note)
})
afterAll(async () => {
  process.off('unhandledRejection', note)
  agent.destroy()
  await demo.stop()
})

/** Values that exist in the demo, so that calls get past "no such thing". */
const REAL: Record<string, unknown[]> = {
  order_web: ['localhost', 'arabia.localhost'],
  password: ['demo1234'],
  password_current: ['demo1234'],
  order_id: [70001, '70002', ''],
  restaurant_id: [2101, '2104', 2128, ''],
  item_id: [901, '905', '908'],
  quantity: [0, -1, 1.5, '2', 51, 1e9],
  recharge_amount: ['0', -5, '1e3', 'NaN', '0.001', 499.999],
  total_amount: ['492.00', '-1', 'NaN', 0],
  wallet_amount: ['0', '150.00', 1e12],
  start_date: ['2030-01-31', '2030-02-31', '31/01/2030'],
  future_delivery_date: ['2030-01-31 12:00:00', '2030-02-31 99:99:99', 'soon'],
  custom_days: ['Monday,Sunday', 'Someday', ','],
  status: ['pause', 'restart', 'Active', ''],
  coupon_code: ['WELCOME50', 'nothing'],
  otp: ['123456', '000000'],
  restaurant_item_details: [
    '[]',
    '{}',
    '[{"item_id":null}]',
    '[[]]',
    '"text"',
    '[{"item_id":"901","amount":"NaN","quantity":"x"}]',
  ],
  item_list: ['[]', '[1]', '[{"restaurant_id":2101,"items":null}]', '[null]', '{'],
}
const ODD: unknown[] = [
  '', ' ', '0', '-1', -1, 0, 1, 1.5, 9e15, 1e308, '1e309', 'NaN', 'null', null, true, false, [], {}, [1, '2'], { id: 1 },
  "' OR 1=1 --", '%', '\u0000', '\ud800', '٣', 'é'.repeat(300), '9'.repeat(400), '__proto__', '2024-02-30', '25:61:61',
  '<b>', 'a,b,,c', ',,,', '{"a":', '[]',
] // prettier-ignore

const odd = fc.oneof(fc.constantFrom(...ODD), fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 2 }), fc.double())

function valueOf(field: string, examples: unknown[]): fc.Arbitrary<unknown> {
  const real = [...examples, ...(REAL[field] ?? [])]
  return real.length === 0
    ? odd
    : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...real) }, { weight: 1, arbitrary: odd })
}

interface Shot {
  name: string
  method: Operation['method']
  fields: Record<string, unknown>
  signedIn: boolean
}

function shotsAt(operation: Operation): fc.Arbitrary<Shot> {
  const shown = operation.examples.map(({ fields }) => fields)
  const names = [...new Set([...Object.keys(operation.fields), 'vendor_id', 'is_langauge'])]
  const values = names.map(
    (name) =>
      [
        name,
        valueOf(
          name,
          shown.flatMap((fields) => fields[name] ?? []),
        ),
      ] as const,
  )
  const fields = fc.oneof(
    fc.record(Object.fromEntries(values)),
    fc.record(Object.fromEntries(values), { requiredKeys: operation.required.filter((name) => names.includes(name)) }),
    fc.record(Object.fromEntries(values), { requiredKeys: [] }),
  )
  return fc.record({
    name: fc.constant(operation.name),
    method: fc.constant(operation.method),
    fields,
    signedIn: fc.boolean(),
  })
}

/** Status and text of an answer. Plain sockets that stay open: fetch would take twice the time. */
function fire({ name, method, fields, signedIn }: Shot, token: string): Promise<{ status: number; text: string }> {
  const query = new URLSearchParams(
    Object.entries(fields).map(([field, value]) => [field, JSON.stringify(value) ?? '']),
  )
  const isGet = method === 'GET'
  const path = `${demo.origin}/api/v1/${name}${isGet ? `?${query.toString()}` : ''}`
  const headers = { 'content-type': 'application/json', ...(signedIn && { authorization: `Bearer ${token}` }) }
  return new Promise((resolve, reject) => {
    const sent = request(path, { method, agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(isGet ? undefined : JSON.stringify(fields))
  })
}

/** What is wrong with the answer, if anything. */
async function faultOf(shot: Shot, token: string): Promise<string[]> {
  const { status, text } = await fire(shot, token)
  const isJson = text.startsWith('{') && text.endsWith('}')
  if ([200, 401, 422].includes(status) && isJson) return []
  return [`${shot.name} ${JSON.stringify(shot.fields)}: ${status} ${text.slice(0, 300)}`]
}

test(`${BODIES} odd bodies are answered, refused as invalid or sent to sign in, and nothing breaks`, async () => {
  const seed = Math.trunc(Math.random() * 2 ** 31)
  const shots = fc.sample(fc.oneof(...operations.map(shotsAt)), { numRuns: BODIES, seed })
  for (let from = 0; from < BODIES; from += AT_ONCE) {
    await demo.control('reset')
    const token = await demo.signIn()
    const faults = await Promise.all(shots.slice(from, from + AT_ONCE).map((shot) => faultOf(shot, token)))
    expect(faults.flat(), [`seed ${seed}`, ...faults.flat()].join('\n')).toEqual([])
  }
  expect(lost).toEqual([])
}, 60_000)

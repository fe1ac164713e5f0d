import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../areas/calls'
import { startDemo, type RunningDemo } from '../testing/client'
import { ask, fitting, flavours } from './checked'
import { endsSession, firstExample, operations, type Operation } from './contract'

let demo: RunningDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

const names = ({ name, legacyName }: Operation) => (legacyName === undefined ? [name] : [name, legacyName])
const requests = operations.flatMap((operation) =>
  names(operation).flatMap((name) =>
    operation.examples.map((example) => [`${name} (${example.contentType})`, { name, operation, example }] as const),
  ),
)

test('the demo has every call of the contract, also under its older name, and no other', () => {
  expect(calls.map(({ name, method }) => `${method} ${name}`).sort()).toEqual(
    operations.flatMap((operation) => names(operation).map((name) => `${operation.method} ${name}`)).sort(),
  )
})

test.each(requests)('the example of %s matches the contract in every spelling', async (_, request) => {
  const { name, operation, example } = request
  await demo.control('reset')
  let token = operation.auth === 'none' ? undefined : await demo.signIn()
  for (const flavour of flavours) {
    await demo.control('flavour', { ...flavour })
    const reply = await ask(demo, { name, method: operation.method }, example, token)
    expect(reply.status, JSON.stringify(flavour)).toBe(200)
    fitting(name, reply)
    if (!endsSession(name)) continue
    await demo.control('reset')
    token = await demo.signIn()
  }
})

/** The same answer with types instead of values, because ids and payment addresses are new each time. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}

test.each(
  operations.filter(({ legacyName }) => legacyName).map((operation) => [operation.legacyName, operation] as const),
)('%s answers like the call that took its place', async (legacyName = '', operation) => {
  await demo.control('reset')
  const token = await demo.signIn()
  const [before, now] = await Promise.all(
    [legacyName, operation.name].map((name) => ask(demo, { ...operation, name }, firstExample(operation), token)),
  )
  expect(shapeOf(before)).toEqual(shapeOf(now))
  expect(now?.code).toBe(200)
})

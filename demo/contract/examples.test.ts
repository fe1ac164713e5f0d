import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '../areas/all'
import { startDemo, type RunningDemo } from '../testing/client'
import { ask, fitting } from './checked'
import { operations, type Operation } from './contract'
import { flavours } from './flavours'

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

test('every call of the contract is there, under its older name as well, and no other', () => {
  expect(calls.map(({ name, method }) => `${method} ${name}`).sort()).toEqual(
    operations.flatMap((operation) => names(operation).map((name) => `${operation.method} ${name}`)).sort(),
  )
})

describe.each(flavours)('with numbers $numbers and empty values $empty', (flavour) => {
  beforeEach(async () => {
    await demo.control('reset')
    await demo.control('flavour', flavour)
  })

  test.each(requests)('the example of %s is answered as the contract says', async (_, { name, operation, example }) => {
    const token = operation.auth === 'none' ? undefined : await demo.signIn()
    const reply = await ask(demo, { name, method: operation.method }, example, token)
    expect(reply.status).toBe(200)
    fitting(name, reply)
  })
})

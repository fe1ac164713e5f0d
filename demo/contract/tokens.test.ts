import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type RunningDemo } from '../testing/client'
import { ask, fitting } from './checked'
import { firstExample, operations, type Operation } from './contract'

let demo: RunningDemo
let ofOtherBrand: string
beforeAll(async () => {
  demo = await startDemo()
  ofOtherBrand = await demo.signIn('9000000001', 10002)
})
afterAll(() => demo.stop())

const titled = (wanted: Operation[]) => wanted.map((operation) => [operation.name, operation] as const)
const needingToken = operations.filter(({ auth }) => auth === 'required')
const others = operations.filter(({ auth }) => auth !== 'required')

/** The example of a call, for the first brand, also where the call leaves the brand to the token. */
async function statusWith(operation: Operation, token?: string): Promise<number> {
  const example = firstExample(operation)
  const request = { ...example, fields: { ...example.fields, vendor_id: 10001 } }
  return fitting(operation.name, await ask(demo, operation, request, token)).status
}

describe('a call for signed-in customers', () => {
  test.each(titled(needingToken))(
    '%s is refused without a token, with a wrong one and with one of another brand',
    async (_, operation) => {
      for (const token of [undefined, 'tok_wrong', ofOtherBrand]) expect(await statusWith(operation, token)).toBe(401)
    },
  )
})

describe('a call for everybody', () => {
  test.each(titled(others))('%s needs no token, and an old one does no harm', async (_, operation) => {
    for (const token of [undefined, 'tok_wrong', ofOtherBrand]) expect(await statusWith(operation, token)).toBe(200)
  })
})

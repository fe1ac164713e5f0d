import { beforeEach, describe, expect, test } from 'vitest'
import { ask, fitting, startCheckedDemo } from './checked'
import { firstExample, operationNamed, operations } from './contract'
import { aCustomer, type Customer } from './customer'
import { accountWays } from './ways/account'
import { orderWays } from './ways/orders'
import { storeWays } from './ways/stores'
import { walletWays } from './ways/wallet'
import type { Way, Ways } from './ways/way'
import { useDemo } from '../testing/use-demo'

const ways: Ways = { ...accountWays, ...storeWays, ...orderWays, ...walletWays }

const demo = useDemo(startCheckedDemo)
let asha: Customer
beforeEach(async () => {
  asha = await aCustomer(demo)
})

test('there is a way to every code that the contract names, and to no other', () => {
  const named = operations.map(({ name, codes }) => [name, codes.toSorted()] as const)
  const known = Object.entries(ways).map(([name, codes]) => [name, Object.keys(codes).map(Number)] as const)
  expect(new Map(known)).toEqual(new Map(named))
})

/** The answer of a call that came about this way; a call that needs a token is made by Asha of the brand it is about. */
async function answerBy(name: string, way: Way) {
  const operation = operationNamed(name)
  const example = firstExample(operation)
  const change = typeof way === 'function' ? await way({ demo, asha }) : way
  const fields = { ...example.fields, ...change }
  const isElsewhere = change.vendor_id !== undefined && operation.auth !== 'none'
  const token = isElsewhere ? await demo.signIn('9000000001', Number(change.vendor_id)) : asha.token
  return fitting(name, await ask(demo, operation, { ...example, fields }, token))
}

describe.each(Object.entries(ways))('%s', (name, codes) => {
  test.each(Object.entries(codes))('answers %s', async (code, way) => {
    const reply = await answerBy(name, way)
    expect(reply).toMatchObject({ status: 200, code: Number(code) })
  })
})

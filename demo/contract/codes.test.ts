import { beforeEach, describe, expect, test } from 'vitest'
import { useDemo } from '../testing/use-demo'
import { ask, fitting, startCheckedDemo } from './checked'
import { firstExample, operationNamed, operations } from './contract'
import { aCustomer, type Customer } from './customer'
import { accountSetups } from './setups/account'
import { orderSetups } from './setups/orders'
import type { Setup, Setups } from './setups/setup'
import { storeSetups } from './setups/stores'

const setups: Setups = { ...accountSetups, ...storeSetups, ...orderSetups }

const demo = useDemo(startCheckedDemo)
let asha: Customer
beforeEach(async () => {
  asha = await aCustomer(demo)
})

test('there is a setup for every code that the contract names, and for no other', () => {
  const named = operations.map(({ name, codes }) => [name, codes.toSorted()] as const)
  const known = Object.entries(setups).map(([name, codes]) => [name, Object.keys(codes).map(Number)] as const)
  expect(new Map(known)).toEqual(new Map(named))
})

/** The answer of a call after this setup. Asha of the brand makes the calls that need a token. */
async function answerBy(name: string, setup: Setup) {
  const operation = operationNamed(name)
  const example = firstExample(operation)
  const change = typeof setup === 'function' ? await setup({ demo, asha }) : setup
  const fields = { ...example.fields, ...change }
  const isElsewhere = change.vendor_id !== undefined && operation.auth !== 'none'
  const token = isElsewhere ? await demo.signIn('9000000001', Number(change.vendor_id)) : asha.token
  return fitting(name, await ask(demo, operation, { ...example, fields }, token))
}

describe.each(Object.entries(setups))('%s', (name, codes) => {
  test.each(Object.entries(codes))('answers %s', async (code, setup) => {
    const reply = await answerBy(name, setup)
    expect(reply).toMatchObject({ status: 200, code: Number(code) })
  })
})

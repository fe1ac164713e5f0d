import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '~/http/request-policy/limits.server'
import { VendorError } from '~/vendor-api/errors'
import { aShop } from '../../../tests/support/shop-builders'
import { countTries, forgetSignInTries, signInTries } from './tries.server'

const refused = new VendorError('refused', 'login')
const failing = new VendorError('server', 'login')

/** Makes several tries with the same result; returns how long the next must wait, in ms. */
async function waitAfter(times: number, end: (counted: Awaited<ReturnType<typeof countTries>>) => unknown) {
  const shop = await aShop()
  const key = randomUUID()
  for (let at = 0; at < times; at++) await end(await countTries(shop, [['codeTry', key]]))
  return (await countTries(shop, [['codeTry', key]])).waitMs
}
const { times } = limits.codeTry

test('refusals by the vendor count until the customer must wait', async () => {
  expect(await waitAfter(times - 1, ({ failed }) => failed(refused))).toBe(0)
  expect(await waitAfter(times, ({ failed }) => failed(refused))).toBeGreaterThan(0)
})

test('a vendor failure does not count as a try, and neither does a success', async () => {
  expect(await waitAfter(times, ({ failed }) => failed(failing))).toBe(0)
  expect(await waitAfter(times, ({ undo }) => undo())).toBe(0)
})

test('the longest of several waits applies, and without a key nothing is counted', async () => {
  const shop = await aShop()
  const key = randomUUID()
  for (let at = 0; at < times; at++) await countTries(shop, [['codeTry', key]])
  const other = await countTries(shop, [
    ['codeTryAs', randomUUID()],
    ['codeTry', key],
    ['codeTryFrom', null],
  ])
  expect(other.waitMs).toBeGreaterThan(0)
  for (let at = 0; at <= times; at++) expect((await countTries(shop, [['codeTry', null]])).waitMs).toBe(0)
})

test("a success resets the customer's own count, but not that of other addresses", async () => {
  const shop = await aShop()
  const [own, anywhere] = [randomUUID(), randomUUID()]
  for (let at = 0; at < times; at++) await countTries(shop, [['codeTry', anywhere]])
  for (let at = 0; at < times - 1; at++) await countTries(shop, [['codeTry', own]])
  const right = await countTries(shop, [
    ['codeTry', own],
    ['codeTry', anywhere],
  ])
  await right.succeeded()
  for (let at = 0; at < times; at++) expect((await countTries(shop, [['codeTry', own]])).waitMs).toBe(0)
  expect((await countTries(shop, [['codeTry', anywhere]])).waitMs).toBeGreaterThan(0)
})

test('after setting a new password the customer can sign in at once, from any address', async () => {
  const account = randomUUID()
  const [here, there] = [await aShop({ clientAddress: randomUUID() }), await aShop({ clientAddress: randomUUID() })]
  const waits = async () => {
    const asked = [
      await countTries(here, signInTries(here, account)),
      await countTries(there, signInTries(there, account)),
    ]
    return asked.map(({ waitMs }) => waitMs > 0)
  }
  for (let at = 0; at < limits.signInAs.times; at++) await here.count('signInAs', account)
  for (let at = 0; at < limits.signIn.times; at++) await here.count('signIn', `${account} ${here.clientAddress}`)
  expect(await waits()).toEqual([true, true])
  await forgetSignInTries(here, account)
  expect(await waits()).toEqual([false, false])
})

import { afterEach, expect, test, vi } from 'vitest'
import { StoreDown } from '~/http/store/key-value'
import { keyValueStore } from '~/http/store/store.server'
import { aShop, sentBack } from '../../../tests/support/shop-builders'
import {
  forgetPending,
  giveBack,
  pendingCode,
  pendingProof,
  rememberCode,
  rememberVerified,
  useUp,
  type PendingCode,
} from './pending.server'

afterEach(() => void vi.useRealTimers())

const asha = { identifier: '9000000001', dial: '91', country: 'IN' }
const code: Omit<PendingCode, 'until'> = {
  ...asha,
  why: 'reset',
  by: 'own',
  sessionId: 'otp_1',
  length: 6,
  resendAt: 0,
}
const reset = { kind: 'reset', ...asha, resetToken: 'rst_1' } as const

/** The cookies of a browser that verified an account. */
async function proved() {
  const shop = await aShop()
  rememberVerified(shop, reset)
  return sentBack(shop.short.headers())
}

/** The verification that a browser with these cookies has. */
async function proofIn(cookies: string) {
  const shop = await aShop({ cookies })
  const proof = pendingProof(shop, 'reset')
  if (!proof) throw new Error('nothing is proved')
  return { shop, proof }
}

test('a code is stored with its purpose, until it expires', async () => {
  vi.useFakeTimers()
  const shop = await aShop()
  rememberCode(shop, code)
  const cookies = sentBack(shop.short.headers())
  expect(pendingCode(await aShop({ cookies }))).toMatchObject(code)
  vi.setSystemTime(Date.now() + 15 * 60_000)
  expect(pendingCode(await aShop({ cookies }))).toBeNull()
})

test('the verification replaces the code', async () => {
  const shop = await aShop()
  rememberCode(shop, code)
  rememberVerified(shop, reset)
  expect(pendingCode(shop)).toBeNull()
  expect(pendingProof(shop, 'reset')).toMatchObject(reset)
})

test('a verification is valid for one purpose, for ten minutes', async () => {
  vi.useFakeTimers()
  const cookies = await proved()
  const shop = await aShop({ cookies })
  expect(pendingProof(shop, 'number', 'email')).toBeNull()
  expect(pendingProof(shop, 'number', 'reset')).toMatchObject(reset)
  vi.setSystemTime(Date.now() + 10 * 60_000)
  expect(pendingProof(shop, 'reset')).toBeNull()
})

test('a verification can be used once, over all copies of the cookie', async () => {
  const cookies = await proved()
  const copies = [await proofIn(cookies), await proofIn(cookies)]
  const used = await Promise.all(copies.map(({ shop, proof }) => useUp(shop, proof)))
  expect(used.sort()).toEqual([false, true])
  for (const { shop } of copies) expect(pendingProof(shop, 'reset')).toBeNull()
  const { shop, proof } = await proofIn(cookies)
  expect(await useUp(shop, proof)).toBe(false)
})

test('a verification that was used in vain is given back once, for its remaining time', async () => {
  const cookies = await proved()
  const { shop, proof } = await proofIn(cookies)
  expect(await useUp(shop, proof)).toBe(true)
  giveBack(shop, proof)
  const returnedProof = await proofIn(sentBack(shop.short.headers()))
  expect(returnedProof.proof).toMatchObject({ ...reset, until: proof.until })
  expect(await useUp(returnedProof.shop, returnedProof.proof)).toBe(true)
  const old = await proofIn(cookies)
  expect(await useUp(old.shop, old.proof)).toBe(false)
})

test('while it is unknown whether a verification was used, nobody goes on', async () => {
  const { shop, proof } = await proofIn(await proved())
  vi.spyOn(keyValueStore, 'swap').mockRejectedValue(new StoreDown())
  await expect(useUp(shop, proof)).rejects.toThrow(StoreDown)
})

test('signing in or out ends everything pending', async () => {
  const first = await aShop()
  rememberVerified(first, reset)
  rememberCode(first, code)
  const shop = await aShop({ cookies: sentBack(first.short.headers()) })
  forgetPending(shop)
  expect([pendingCode(shop), pendingProof(shop, 'reset')]).toEqual([null, null])
  const next = await aShop({ cookies: sentBack(shop.short.headers()) })
  expect([pendingCode(next), pendingProof(next, 'reset')]).toEqual([null, null])
})

import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { countTries, signInTries } from '~/features/account/codes.server'
import { leadOnAfterBack, pendingProof, rememberVerified, type Proof } from '~/features/account/pending.server'
import { hasEnded } from '~/http/device/stored-sessions.server'
import { limits } from '~/http/request-policy/limits.server'
import { StoreDown } from '~/http/store/key-value'
import { keyValueStore } from '~/http/store/store.server'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields, leadsTo, sentBack, toastOf } from '../../../tests/support/shop-builders'
import { setPassword } from './route'

const typed = { password: 'secret-2', confirm: 'secret-2' }

/** A browser that verified an account, and the calls to the vendor. */
async function proved(answer: () => Promise<void> = async () => {}, parts = {}) {
  const resetPassword = vi.fn(answer)
  const vendor = { account: { resetPassword } }
  const identifier = randomUUID()
  const before = await aShop()
  rememberVerified(before, { kind: 'reset', identifier, dial: '91', country: 'IN', resetToken: 'rst_1' })
  const shop = await aShop({ vendor, cookies: sentBack(before.short.headers()), ...parts })
  const proof = pendingProof(shop, 'reset') as Proof<'reset'>
  const send = (form: Record<string, string> = typed) => setPassword(shop, fields(form), proof, '/orders')
  return { shop, proof, resetPassword, identifier, send }
}

test("the verified account's password is set, whatever the form says, and sign-in follows with the return path", async () => {
  const { resetPassword, identifier, proof, shop, send } = await proved()
  const response = await send({ ...typed, identifier: '9000000002', mobile_number: '9000000002', reset_token: 'x' })
  expect(resetPassword.mock.calls).toEqual([[proof, 'secret-2', 'rst_1']])
  expect(proof.identifier).toBe(identifier)
  expect(leadsTo(response)).toBe('/sign-in?redirectTo=%2Forders')
  expect(toastOf(response)).toMatchObject({ tone: 'success', text: 'Your new password is set. Sign in with it.' })
  expect(pendingProof(shop, 'reset')).toBeNull()
})

test('a customer who comes back to the page afterwards is led to sign-in without a message', async () => {
  const { shop, send } = await proved()
  await send()
  const back = leadOnAfterBack(await aShop({ cookies: sentBack(shop.short.headers()) }), '/orders')
  expect(back && [leadsTo(back), toastOf(back)]).toEqual(['/sign-in?redirectTo=%2Forders', null])
  expect(leadOnAfterBack(await aShop(), '/orders')).toBeNull()
})

test('a form sent twice sets it once', async () => {
  const { resetPassword, send } = await proved()
  await send()
  const again = await send({ password: 'secret-3', confirm: 'secret-3' })
  expect(resetPassword).toHaveBeenCalledTimes(1)
  expect(leadsTo(again)).toBe('/sign-in?redirectTo=%2Forders')
})

test.each([
  [
    'the vendor refuses it',
    new VendorError('refused', 'customer_change_password', { vendorMessage: 'Too old' }),
    'Too old',
    422,
  ],
  [
    'the vendor fails, which may have set it',
    new VendorError('server', 'customer_change_password', { status: 500 }),
    'Server error","Your new password may already be set. Try to sign in with it.',
    502,
  ],
])('when %s, that is reported, no password comes back, and the verification stays', async (_, error, text, status) => {
  const { shop, send } = await proved(() => Promise.reject(error))
  const response = await send()
  const body = await response.text()
  expect([response.status, body.includes(text), body.includes('secret-2')]).toEqual([status, true, false])
  expect(pendingProof(shop, 'reset')).not.toBeNull()
})

test('while it is unknown whether the verification was used nothing is set, and it can be tried again', async () => {
  const { shop, resetPassword, send } = await proved()
  vi.spyOn(keyValueStore, 'swap').mockRejectedValueOnce(new StoreDown())
  expect((await send()).status).toBe(502)
  expect(resetPassword).not.toHaveBeenCalled()
  expect(pendingProof(shop, 'reset')).not.toBeNull()
})

test('the customer signed in here must sign in again, and one who guessed too often may do so at once', async () => {
  const clientAddress = randomUUID()
  const { shop, identifier, send } = await proved(undefined, { user: aUser(), clientAddress })
  const session = shop.session.signedIn?.id ?? ''
  for (let at = 0; at <= limits.signIn.times; at++) await countTries(shop, signInTries(shop, identifier))
  await send()
  expect([shop.user, await hasEnded(session)]).toEqual([null, true])
  expect((await countTries(shop, signInTries(shop, identifier))).waitMs).toBe(0)
})

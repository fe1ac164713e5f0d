import { describe, expect, test, vi } from 'vitest'
import { rememberDone, type PendingCode } from '~/features/account/pending.server'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields, leadsTo, sentBack, toastOf } from '../../../tests/support/shop-builders'
import { afterCode, pageWithoutCode } from './route'

const asha = aUser()
const pending: PendingCode = {
  why: 'number',
  by: 'own',
  identifier: '501000001',
  dial: '971',
  country: 'AE',
  sessionId: 'otp_1',
  length: 6,
  resendAt: 0,
  until: Date.now() + 60_000,
}
const outcome = { isRegistered: false, resetToken: '', entered: null }

async function change(update: () => Promise<typeof asha>, { user = asha as typeof asha | null, entered = null } = {}) {
  const updateCall = vi.fn(update)
  const now = { ...asha, name: 'Asha as another device named her' }
  const shop = await aShop({
    user,
    path: '/verify-code',
    form: fields({ code: '123456' }),
    vendor: { auth: { userDetails: () => Promise.resolve(now) }, account: { update: updateCall } },
  })
  const response = await afterCode(shop, pending, { ...outcome, entered }, '/profile').catch(
    (thrown: Response) => thrown,
  )
  return { shop, updateCall, response, toast: toastOf(response) }
}

describe('a verified number', () => {
  test("is saved with the vendor's other values, and the session goes on with it", async () => {
    const { shop, updateCall, response, toast } = await change(() =>
      Promise.resolve({ ...asha, mobile: '501000001', dialCode: '971' }),
    )
    expect(updateCall).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Asha as another device named her',
        email: asha.email,
        mobile: '501000001',
        dialCode: '971',
      }),
    )
    expect(shop.user).toMatchObject({ id: asha.id, mobile: '501000001', dialCode: '971' })
    expect(shop.session.signedIn?.token).toBe('tok_1')
    expect([leadsTo(response), toast?.tone]).toEqual(['/profile', 'success'])
  })

  test('that the vendor did not change is not shown as changed, and the customer is told', async () => {
    const { shop, response, toast } = await change(() => Promise.resolve(asha))
    expect(shop.user?.mobile).toBe(asha.mobile)
    expect([leadsTo(response), toast?.tone]).toEqual(['/profile', 'error'])
    expect(toast?.text).toContain('could not be changed')
  })

  test('counts as saved if the vendor’s answer names nobody: the customer stays the same', async () => {
    const nobody = { id: '', name: '', mobile: '', dialCode: '', email: '', canPayCash: false }
    const { shop } = await change(() => Promise.resolve(nobody))
    expect(shop.user).toMatchObject({ id: asha.id, email: asha.email, mobile: '501000001', canPayCash: true })
  })

  test('that the vendor refuses is reported in its words, and may be tried again', async () => {
    const refused = new VendorError('refused', 'update_profile', { vendorMessage: 'Number taken' })
    const { shop, response, toast } = await change(() => Promise.reject(refused))
    expect(shop.user).toEqual(asha)
    expect([leadsTo(response), toast?.text]).toEqual(['/profile/number', 'Number taken'])
  })

  test('changes nothing for a guest', async () => {
    const { updateCall, response } = await change(() => Promise.resolve(asha), { user: null })
    expect(updateCall).not.toHaveBeenCalled()
    expect(leadsTo(response)).toBe('/sign-in?redirectTo=%2Fverify-code')
  })
})

test('verifying a new number does not sign in to an account that has it', async () => {
  const ravi = { token: 'tok_ravi', user: aUser({ id: '5502', name: 'Ravi Shah' }) }
  const { shop } = await change(() => Promise.resolve(asha), { entered: ravi as never })
  expect([shop.user?.id, shop.session.signedIn?.token]).toEqual([asha.id, 'tok_1'])
})

test('the page leads on without a message when a customer comes back to it by Back, and says to guests that it is over', async () => {
  const afterDone = await aShop()
  rememberDone(afterDone)
  for (const [user, path, text, cookies] of [
    [asha, '/orders', undefined, ''],
    [null, '/sign-in', 'Session Expired', ''],
    [null, '/sign-in', undefined, sentBack(afterDone.short.headers())],
  ] as const) {
    const response = pageWithoutCode(await aShop({ user, cookies, path: '/verify-code' }), '/orders')
    expect([leadsTo(response)?.replace(/\?.*/, ''), toastOf(response)?.text]).toEqual([path, text])
  }
})

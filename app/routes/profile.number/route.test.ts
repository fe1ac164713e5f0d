import { describe, expect, test, vi } from 'vitest'
import { pendingCode } from '~/features/account/pending.server'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields, leadsTo } from '../../../tests/support/shop-builders'
import { proveNumber } from './route'

const asha = aUser()
const ticket = { sessionId: 'otp_1', length: 6, resendAfter: 30 }
const unknown = { isKnown: false, ticket, message: '' }
const typed = { as: asha.id, country: 'IN', phone: '92222 22222' }

async function prove(form: Record<string, string>, answer = () => Promise.resolve(unknown), atVendor = asha) {
  const check = vi.fn(answer)
  const auth = { check, userDetails: async () => atVendor }
  const posted = fields(form)
  const shop = await aShop({ user: asha, path: '/profile/number', form: posted, vendor: { auth } })
  const response = await proveNumber(shop, posted)
  return { check, response, text: await response.clone().text(), pending: pendingCode(shop) }
}

describe('a new number', () => {
  test('gets a code, and the cookie stores what it is for', async () => {
    const { response, pending } = await prove(typed)
    expect(leadsTo(response)).toBe('/verify-code?redirectTo=%2Fprofile')
    expect(pending).toMatchObject({ why: 'number', identifier: '9222222222', dial: '91', sessionId: 'otp_1' })
  })

  test.each([
    [{ phone: '' }, 400, 'signUp.phoneRequired'],
    [{ phone: '123' }, 400, 'signUp.phoneInvalid'],
    [{ phone: 'asha@example.com' }, 400, 'signUp.phoneInvalid'],
    [{ phone: '+91 90000 00001', country: 'AE' }, 422, 'profile.numberSame'],
    [{ as: '5502' }, 409, 'another account now'],
  ])('typed as %j is refused, and the vendor is not asked', async (wrong, status, message) => {
    const { check, response, text, pending } = await prove({ ...typed, ...wrong })
    expect(check).not.toHaveBeenCalled()
    expect([response.status, pending]).toEqual([status, null])
    expect(text).toContain(message)
  })

  test.each([
    ['somebody else', asha, 'profile.numberTaken'],
    ['this customer, which only the vendor knows', { ...asha, mobile: '9222222222' }, 'profile.numberSame'],
  ])('that already has an account, of %s, gets no code', async (_, atVendor, message) => {
    const accountExists = () => Promise.resolve({ isKnown: true, ticket: null, message: '' } as never)
    const { response, text, pending } = await prove(typed, accountExists, atVendor)
    expect([response.status, pending]).toEqual([422, null])
    expect(text).toContain(message)
  })

  test('cannot be changed while the vendor fails', async () => {
    const { response, text } = await prove(typed, () => Promise.reject(new VendorError('server', 'check_user_details')))
    expect(response.status).toBe(502)
    expect(text).toContain('Server error')
  })
})

import { describe, expect, test } from 'vitest'
import { failureOf, stubVendor } from './stub-vendor.test-support'

const user = { user_id: 5501, user_name: 'Asha', mobile_number: '9000000001', token: 'tok_5501' }
const ticket = { session_id: 'otp_1', otp_length: '4', resend_after: 45 }
const callOf = ({ url }: { url: URL }) => url.pathname.split('/').at(-1)
const to = { identifier: '9111111111', dial: '971' }

describe('looking up a new number', () => {
  test('returns the id of the code that the vendor sent to it', async () => {
    const { vendor } = stubVendor({ code: '101', msg: 'No account', Result: [ticket] })
    expect(await vendor.auth.check('9111111111')).toEqual({
      isKnown: false,
      ticket: { sessionId: 'otp_1', length: 4, resendAfter: 45 },
      message: 'No account',
    })
  })

  test.each([[[]], [{}], [null], ['']])('returns none with %j', async (Result) => {
    const { vendor } = stubVendor({ code: 101, Result })
    expect((await vendor.auth.check('9111111111')).ticket).toBeNull()
  })

  test('is never sent twice, because it may send a code', async () => {
    const { vendor, sent } = stubVendor(new TypeError('fetch failed'))
    await failureOf(vendor.auth.check('9111111111'))
    expect(sent).toHaveLength(1)
  })
})

describe('a code', () => {
  test('from the service goes to its country in its role', async () => {
    const { vendor, sent } = stubVendor({ code: 200, Result: ticket })
    expect(await vendor.codes.sendThirdParty(to)).toEqual({ sessionId: 'otp_1', length: 4, resendAfter: 45 })
    await vendor.codes.sendForgotten(to, 'thirdParty')
    await vendor.codes.check({ ...to, sessionId: 'otp_1', code: '1234' }, 'thirdParty')
    expect(sent.map(callOf)).toEqual([
      'check_third_party_otp',
      'check_third_party_forgot_password_otp',
      'verify_third_party_otp',
    ])
    for (const { payload, token } of sent) {
      expect(payload).toMatchObject({ mobile_number: '9111111111', country_code: '91', user_role: '1' })
      expect(token).toBeNull()
    }
  })

  test.each([0, -5, '0', 4.5, '12.345', 1e21, 'six', null])('of %j digits has six', async (otp_length) => {
    const { vendor } = stubVendor({ code: 200, Result: { ...ticket, otp_length } })
    expect(await vendor.codes.sendThirdParty(to)).toMatchObject({ length: 6 })
  })

  test('from the vendor goes to the number’s own country', async () => {
    const { vendor, sent } = stubVendor({ code: 200 })
    expect(await vendor.codes.sendForgotten(to, 'own')).toEqual({ sessionId: '', length: 6, resendAfter: 30 })
    await vendor.codes.check({ ...to, sessionId: 'otp_1', code: '1234' }, 'own')
    expect(sent.map((one) => [callOf(one), one.payload.country_code])).toEqual([
      ['customer_forgot_password', '971'],
      ['verify_otp', '971'],
    ])
    expect(sent[1]?.payload).toMatchObject({ otp: '1234', session_id: 'otp_1' })
  })
})

describe('a correct code', () => {
  const check = (answer: object) =>
    stubVendor({ code: 200, ...answer }).vendor.codes.check({ ...to, sessionId: '', code: '1' }, 'own')

  test.each([
    ['a new number', { Result: { is_verified: 1, is_registered: 0 } }, false, '', null],
    ['an account', { Result: [{ is_registered: '1' }], user_details: user }, true, '', 'tok_5501'],
    ['an account that it does not sign in', { Result: { is_registered: 1 } }, true, '', null],
    ['a forgotten password', { Result: { is_registered: 1, reset_token: 'rst_1' } }, true, 'rst_1', null],
    ['whatever else is not said', {}, false, '', null],
    ['an account that nothing else names', { user_details: user }, true, '', 'tok_5501'],
  ])('opens %s', async (_, answer, isRegistered, resetToken, token) => {
    const outcome = await check(answer)
    expect([outcome.isRegistered, outcome.resetToken, outcome.entered?.token ?? null]).toEqual([
      isRegistered,
      resetToken,
      token,
    ])
  })

  test('is useless if the answer verifies nothing', async () => {
    const { vendor } = stubVendor({ code: 200, msg: 'Invalid OTP', Result: { is_verified: 0 } })
    const error = await failureOf(vendor.codes.check({ ...to, sessionId: '', code: '1' }, 'own'))
    expect(error).toMatchObject({ kind: 'refused', vendorMessage: 'Invalid OTP' })
  })
})

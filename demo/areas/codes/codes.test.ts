import { describe, expect, test } from 'vitest'
import { startCheckedDemo } from '../../contract/checked'
import { resultOf } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'
import { lastCode, sentCodes } from './test-support'

const demo = useDemo(startCheckedDemo)

const asha = { mobile_number: '9000000001' }
const stranger = { mobile_number: '9111111111' }
const third = { vendor_id: 10001 }
const own = { vendor_id: 10002 }

const wait = (seconds: number) => demo.control('clock', { advance_s: seconds })
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a code', () => {
  test('has six digits, is sent in the language of the call, and comes with a session', async () => {
    const reply = await demo.call('customer_forgot_password', { ...asha, is_langauge: 'fr' })
    const sent = await lastCode(demo)
    expect(sent).toMatchObject({ vendor_id: 10001, to: '9000000001', channel: 'sms', purpose: 'forgot-password' })
    expect(sent.code).toMatch(/^\d{6}$/)
    expect(sent.message).toBe(
      `${sent.code} est votre code Tiffin Street. Il est valable 5 minutes. Ne le donnez à personne.`,
    )
    expect(resultOf(reply)).toEqual({ session_id: sent.session_id, otp_length: 6, resend_after: 30 })
    expect(sent.session_id).toMatch(/^otp_/)
  })

  test('goes to an e-mail address as well, but not through the third-party service', async () => {
    expect((await demo.call('customer_forgot_password', { mobile_number: ' Asha@Example.com ' })).code).toBe(200)
    expect(await lastCode(demo)).toMatchObject({ to: 'asha@example.com', channel: 'email' })
    for (const name of ['check_third_party_otp', 'check_third_party_forgot_password_otp']) {
      const reply = await demo.call(name, { mobile_number: 'asha@example.com' })
      expect(reply).toMatchObject({ code: 101, msg: 'Mobile number invalid' })
    }
  })

  test('for a forgotten password needs an account', async () => {
    for (const name of ['customer_forgot_password', 'check_third_party_forgot_password_otp']) {
      expect(await demo.call(name, stranger)).toMatchObject({ code: 101, msg: 'Mobile Number is not exist.' })
    }
    expect(await sentCodes(demo)).toEqual([])
  })

  test('is sent to the same number in any notation', async () => {
    for (const mobile_number of ['+91 90000 00001', '0091-9000000001', 9000000001]) {
      const reply = await demo.call('check_third_party_forgot_password_otp', { mobile_number, country_code: '91' })
      expect(reply.code).toBe(200)
    }
    expect((await sentCodes(demo)).map(({ to }) => to)).toEqual(['9000000001', '9000000001', '9000000001'])
  })

  test('is sent at most three times to a recipient within ten minutes, for any purpose', async () => {
    for (const name of ['customer_forgot_password', 'check_third_party_otp', 'check_third_party_forgot_password_otp']) {
      expect((await demo.call(name, asha)).code).toBe(200)
    }
    for (const name of ['customer_forgot_password', 'check_third_party_otp', 'check_third_party_forgot_password_otp']) {
      const reply = await demo.call(name, asha)
      expect(reply).toMatchObject({ code: 101, msg: 'Too many times same mobile number used', body: { Result: [] } })
    }
    expect((await demo.call('check_third_party_otp', stranger)).code).toBe(200)
    await wait(601)
    expect((await demo.call('customer_forgot_password', asha)).code).toBe(200)
  })
})

describe.each(['verify_otp', 'verify_third_party_otp'])('%s', (verify) => {
  const ask = (fields: object = stranger) => demo.call('check_third_party_otp', { ...fields })
  const type = (otp: string, fields: object = {}) => demo.call(verify, { ...stranger, otp, ...fields })

  test('opens sign-up for a number that is new, once', async () => {
    await ask()
    const { code, session_id } = await lastCode(demo)
    const reply = await type(code, { session_id })
    expect(reply.code).toBe(200)
    expect(resultOf(reply)).toEqual({ is_verified: 1, is_registered: 0, reset_token: '' })
    expect(reply.body).not.toHaveProperty('user_details')
    expect(await type(code, { session_id })).toMatchObject({ code: 101, msg: 'Session Expired' })
  })

  test('signs a known number in', async () => {
    await ask(asha)
    const reply = await type((await lastCode(demo)).code, asha)
    expect(resultOf(reply)).toMatchObject({ is_registered: 1, reset_token: '' })
    const { token } = reply.body.user_details as { token: string }
    expect((await demo.call('get_user_details_web', {}, token)).code).toBe(200)
  })

  test('gives a proof, and no session, after a forgotten password', async () => {
    await demo.call('customer_forgot_password', asha)
    const reply = await type((await lastCode(demo)).code, asha)
    expect(resultOf(reply)).toMatchObject({ is_verified: 1, is_registered: 1 })
    expect(resultOf(reply).reset_token).toMatch(/^rst_/)
    expect(reply.body).not.toHaveProperty('user_details')
  })

  test('refuses a missing code and a wrong one', async () => {
    await ask()
    const { code } = await lastCode(demo)
    expect(await type(' ')).toMatchObject({ code: 101, msg: 'Verification OTP Required' })
    expect(await type(wrongFor(code))).toMatchObject({ code: 101, msg: 'Invalid OTP' })
    expect((await type(code)).code).toBe(200)
  })

  test('closes the session after five wrong tries', async () => {
    await ask()
    const { code } = await lastCode(demo)
    for (let tries = 0; tries < 5; tries += 1) expect((await type(wrongFor(code))).msg).toBe('Invalid OTP')
    expect(await type(code)).toMatchObject({ code: 101, msg: 'Session Expired' })
  })

  test('accepts a code for five minutes', async () => {
    await ask()
    const { code } = await lastCode(demo)
    await wait(301)
    expect(await type(code)).toMatchObject({ code: 101, msg: 'Session Expired' })
  })

  test('takes the newest code when the session is not named', async () => {
    await ask()
    const first = await lastCode(demo)
    await ask()
    expect((await type((await lastCode(demo)).code)).code).toBe(200)
    expect((await type(first.code, { session_id: first.session_id })).code).toBe(200)
  })

  test('refuses sessions of other numbers or brands, and forged ones', async () => {
    await ask()
    const { code, session_id } = await lastCode(demo)
    for (const other of [{ ...asha, session_id }, { vendor_id: 10002, session_id }, { session_id: 'otp_1001' }]) {
      expect(await type(code, other)).toMatchObject({ code: 101, msg: 'Session Expired' })
    }
  })
})

describe('asking whether there is an account', () => {
  const check = (fields: object) => demo.call('check_user_details', { ...fields })

  test('sends a code to a number that has none, so that it can sign up', async () => {
    const reply = await check({ ...own, ...stranger })
    expect(reply.code).toBe(101)
    const { code, session_id } = await lastCode(demo)
    expect(resultOf(reply)).toEqual({ session_id, otp_length: 6, resend_after: 30 })
    const verified = await demo.call('verify_otp', { ...own, ...stranger, otp: code, session_id })
    expect(resultOf(verified)).toMatchObject({ is_verified: 1, is_registered: 0 })
  })

  test('refuses to send a code when too many were sent', async () => {
    for (let times = 0; times < 3; times += 1) await check({ ...own, ...stranger })
    expect(await check({ ...own, ...stranger })).toMatchObject({
      code: 101,
      msg: 'Too many times same mobile number used',
      body: { Result: [] },
    })
    expect(await sentCodes(demo)).toHaveLength(3)
  })

  test('sends nothing to accounts, to e-mail addresses, or for brands with the third-party service', async () => {
    expect((await check({ ...own, ...asha })).code).toBe(200)
    for (const fields of [
      { ...own, mobile_number: 'new@example.com' },
      { ...own, mobile_number: '' },
      { ...third, ...stranger },
    ]) {
      expect(await check(fields)).toMatchObject({ code: 101, body: { Result: [] } })
    }
    expect(await sentCodes(demo)).toEqual([])
  })
})

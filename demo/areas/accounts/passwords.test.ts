import { beforeEach, describe, expect, test } from 'vitest'
import { startCheckedDemo } from '../../contract/checked'
import { resultOf } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'
import { lastCode } from '../codes/test-support'

const demo = useDemo(startCheckedDemo)
let token: string
beforeEach(async () => {
  token = await demo.signIn()
})

const asha = { mobile_number: '9000000001' }
const signIn = async (password: string) => (await demo.call('login', { email: asha.mobile_number, password })).code
const isSignedIn = async () => (await demo.call('get_user_details_web', {}, token)).status === 200

describe('setting a forgotten password', () => {
  const change = (fields: object) => demo.call('customer_change_password', { ...asha, password: 'secret2', ...fields })

  /** The proof of a right code. */
  async function proofFor(mobile_number: string): Promise<string> {
    await demo.call('customer_forgot_password', { mobile_number })
    const { code: otp, session_id } = await lastCode(demo)
    const verified = await demo.call('verify_otp', { mobile_number, otp, session_id })
    return String(resultOf(verified).reset_token)
  }

  test('accepts a proof once and signs the customer out everywhere', async () => {
    const reset_token = await proofFor('9000000001')
    expect((await change({ reset_token })).code).toBe(200)
    expect(await isSignedIn()).toBe(false)
    expect([await signIn('demo1234'), await signIn('secret2')]).toEqual([101, 200])
    expect((await change({ reset_token, password: 'secret3' })).code).toBe(101)
    expect(await signIn('secret3')).toBe(101)
  })

  test('accepts a proof of the e-mail address of the same account', async () => {
    expect((await change({ reset_token: await proofFor('asha@example.com'), country_code: '91' })).code).toBe(200)
  })

  test('refuses a forged proof, and the proof of another customer', async () => {
    for (const reset_token of ['rst_1001', await proofFor('9000000002')]) {
      expect((await change({ reset_token })).code).toBe(101)
    }
    expect([await signIn('demo1234'), await isSignedIn()]).toEqual([200, true])
  })

  test('accepts a proof for ten minutes', async () => {
    const reset_token = await proofFor('9000000001')
    await demo.control('clock', { advance_s: 601 })
    expect((await change({ reset_token })).code).toBe(101)
  })

  test('works without a proof, as older clients send none', async () => {
    expect((await change({})).code).toBe(200)
    expect(await signIn('secret2')).toBe(200)
  })

  test('is refused for a number without account, and for an empty password', async () => {
    const unknown = await change({ mobile_number: '9111111111' })
    expect(unknown).toMatchObject({ code: 101, msg: 'Mobile Number is not exist.' })
    expect((await change({ password: '' })).body.errors).toHaveProperty('password')
  })
})

describe('changing the password', () => {
  const change = (fields: object) => {
    const form = { password_current: 'demo1234', password: 'secret2', confirm_password: 'secret2', ...fields }
    return demo.call('change_password', form, token)
  }

  test('accepts a new one and keeps the session', async () => {
    expect((await change({})).code).toBe(200)
    expect([await signIn('demo1234'), await signIn('secret2'), await isSignedIn()]).toEqual([101, 200, true])
  })

  test('needs the current one', async () => {
    expect(await change({ password_current: 'x' })).toMatchObject({ code: 101, msg: 'Wrong password' })
  })

  test('needs two equal entries of six characters or more', async () => {
    expect((await change({ confirm_password: 'secret3' })).body.errors).toHaveProperty('confirm_password')
    expect((await change({ password: 'five5', confirm_password: 'five5' })).body.errors).toHaveProperty('password')
    expect(await signIn('demo1234')).toBe(200)
  })
})

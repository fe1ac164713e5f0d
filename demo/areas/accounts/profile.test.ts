import { beforeEach, describe, expect, test } from 'vitest'
import { startCheckedDemo } from '../../contract/checked'
import { operationNamed } from '../../contract/contract'
import { rowsOf } from '../../testing/client'
import { anOrder } from '../../testing/order'
import { useDemo } from '../../testing/use-demo'
import { lastCode } from '../codes/test-support'

const demo = useDemo(startCheckedDemo)
let token: string
beforeEach(async () => {
  token = await demo.signIn()
})

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const wait = (seconds: number) => demo.control('clock', { advance_s: seconds })

describe('the profile', () => {
  const profile = { user_name: 'Asha', user_email: 'asha@example.com' }
  const save = (fields: object) => demo.call('update_profile', { ...profile, ...fields }, token)

  test('accepts another name and e-mail address and keeps the token', async () => {
    const reply = await save({ user_name: ' Asha Mehta ', user_email: 'Asha.Mehta@example.com' })
    const saved = { user_id: 5501, user_name: 'Asha Mehta', last_name: '', email: 'asha.mehta@example.com', token }
    expect(reply).toMatchObject({ code: 200, body: { user_details: saved } })
    expect((await demo.call('get_user_details_web', {}, token)).body.user_details).toMatchObject(saved)
    expect((await demo.call('login', { email: 'asha.mehta@example.com', password: 'demo1234' })).code).toBe(200)
    expect((await demo.call('login', { email: 'asha@example.com', password: 'demo1234' })).code).toBe(101)
  })

  test('keeps the family name while the name stays, and an unchanged number', async () => {
    for (const mobile_number of ['', '9000000001', '+91 90000 00001']) {
      const { body } = await save({ mobile_number, country_code: '91' })
      const unchanged = { last_name: 'Patel', mobile_number: '9000000001', country_code: '+91' }
      expect(body.user_details).toMatchObject(unchanged)
    }
  })

  describe('with another number', () => {
    const number = { mobile_number: '9222222222', country_code: '+91' }
    const prove = async (whose: typeof number) => {
      await demo.call('check_third_party_otp', { ...whose, user_role: '1' })
      const { code, session_id } = await lastCode(demo)
      expect((await demo.call('verify_third_party_otp', { ...whose, otp: code, session_id })).code).toBe(200)
    }

    test('accepts it once a code has verified it, and signs in with it', async () => {
      expect(await save(number)).toMatchObject({ code: 101, msg: 'Verification OTP Required' })
      await prove(number)
      const reply = await save(number)
      expect(reply.body.user_details).toMatchObject({ mobile_number: '9222222222', country_code: '+91', token })
      expect((await demo.call('login', { email: '9222222222', password: 'demo1234' })).code).toBe(200)
      expect((await demo.call('login', { email: '9000000001', password: 'demo1234' })).code).toBe(101)
    })

    test('accepts a verification once', async () => {
      const before = { mobile_number: '9000000001', country_code: '+91' }
      await prove(number)
      await save(number)
      await prove(before)
      expect((await save(before)).code).toBe(200)
      expect(await save(number)).toMatchObject({ code: 101, msg: 'Verification OTP Required' })
    })

    test('accepts a verification for ten minutes', async () => {
      await prove(number)
      await wait(601)
      expect(await save(number)).toMatchObject({ code: 101, msg: 'Verification OTP Required' })
    })

    test.each([
      ['that is none', '12', 'Mobile number invalid'],
      ['of somebody else', '9000000002', 'This number has an account already, please sign in'],
    ])('refuses one %s', async (_, mobile_number, msg) => {
      expect(await save({ mobile_number })).toMatchObject({ code: 101, msg })
    })
  })

  test.each([
    ['an empty name', { user_name: ' ' }, 'Please enter user name.'],
    ["somebody else's e-mail address", { user_email: 'RAVI@example.com' }, 'Another account uses this e-mail'],
    ['a malformed e-mail address', { user_email: 'asha@' }, 'This value should be a valid email'],
  ])('refuses %s', async (_, fields, msg) => {
    expect(await save(fields)).toMatchObject({ code: 101, msg })
  })
})

describe('deleting the account', () => {
  const remove = (fields: object = {}) => demo.call('delete_account', { user_id: 5501, reason: '', ...fields }, token)

  test('deletes all data of the customer', async () => {
    await demo.call('sendmessage', { user_id: 5501, message: 'Hello' }, token)
    expect((await remove()).code).toBe(200)
    expect((await demo.call('list_shiping_address', {}, token)).status).toBe(401)
    expect((await demo.call('check_user_details', { mobile_number: '9000000001' })).code).toBe(101)
  })

  test('frees the number, with which a new customer can sign up', async () => {
    await demo.call('sendmessage', { user_id: 5501, message: 'Hello' }, token)
    await remove()
    const form = { user_name: 'Asha', last_name: '', user_email: 'asha@example.com', mobile_number: '9000000001' }
    const secret = { country_code: '+91', password: 'secret1', confirm_password: 'secret1', terms: 'accepted' }
    const { body } = await demo.call('registration', { ...form, ...secret })
    const renewed = body.user_details as { user_id: number; token: string; wallet_amount: number }
    expect(renewed.user_id).not.toBe(5501)
    expect(renewed.wallet_amount).toBe(0)
    for (const name of ['list_shiping_address', 'order_history', 'getmessage']) {
      const reply = await demo.call(name, { user_id: renewed.user_id }, renewed.token)
      expect([name, reply.code]).toEqual([name, 101])
    }
  })

  test('waits for an order that is under way', async () => {
    const placed = await demo.call('place_order', anOrder([{ item: '905', unit: 150, quantity: 2 }]), token)
    expect(placed.code).toBe(200)
    expect((await remove()).code).toBe(101)
    await wait(600)
    expect((await remove()).code).toBe(200)
  })

  test('waits until a subscription is cancelled', async () => {
    const [example] = operationNamed('subscription').examples
    const aMonth = { start_date: dayAhead(2), end_date: dayAhead(32), payment_method: 'Cash On Delivery' }
    const made = await demo.call('subscription', { ...example?.fields, ...aMonth }, token)
    const { subscription_id } = made.body.Item as { subscription_id: number }
    expect(await remove()).toMatchObject({
      code: 101,
      msg: 'Please cancel your subscription before you delete your account',
    })
    await demo.call('subscription_cancel', { user_id: 5501, subscription_id }, token)
    expect((await remove()).code).toBe(200)
  })

  test('is refused for the account of another customer', async () => {
    expect((await remove({ user_id: 5502 })).code).toBe(101)
    expect(rowsOf(await demo.call('list_shiping_address', {}, token))).toHaveLength(2)
  })
})

import { describe, expect, test } from 'vitest'
import { startCheckedDemo } from '../../contract/checked'
import { useDemo } from '../../testing/use-demo'

const demo = useDemo(startCheckedDemo)

const meera = {
  user_name: 'Meera',
  last_name: 'Joshi',
  user_email: 'Meera@Example.com',
  mobile_number: '91111 11111',
  country_code: '91',
  password: 'secret1',
  confirm_password: 'secret1',
  terms: 'accepted',
}
const signUp = (fields: object = {}) => demo.call('registration', { ...meera, ...fields })

describe('signing up', () => {
  test('signs the new customer in, with an empty wallet and the dial code with its plus', async () => {
    const { code, body } = await signUp()
    expect(code).toBe(200)
    expect(body.user_details).toMatchObject({
      user_name: 'Meera',
      last_name: 'Joshi',
      mobile_number: '9111111111',
      country_code: '+91',
      email: 'meera@example.com',
      wallet_amount: 0,
    })
    const { token } = body.user_details as { token: string }
    expect((await demo.call('get_user_details_web', {}, token)).code).toBe(200)
    for (const email of ['9111111111', 'meera@example.com']) {
      expect((await demo.call('login', { email, password: 'secret1' })).code).toBe(200)
    }
  })

  test('works without a phone number or without an e-mail address, but not without both', async () => {
    expect((await signUp({ mobile_number: '' })).code).toBe(200)
    expect((await signUp({ user_email: '' })).code).toBe(200)
    expect((await signUp({ mobile_number: '', user_email: '' })).body.errors).toHaveProperty('mobile_number')
    expect((await demo.call('login', { email: '', password: 'secret1' })).code).toBe(101)
  })

  test.each([
    ['mobile_number', '+91 90000 00001', 'This number has an account already, please sign in'],
    ['user_email', 'ASHA@example.com', 'Another account uses this e-mail'],
    ['mobile_number', 'twelve', 'Mobile number invalid'],
    ['user_email', 'meera', 'This value should be a valid email'],
  ])('refuses the %s %s', async (field, value, msg) => {
    expect(await signUp({ [field]: value })).toMatchObject({ code: 101, msg })
  })

  test.each([true, 'true', 'accepted', ' Accepted '])('accepts the terms from %j', async (terms) => {
    expect((await signUp({ terms })).code).toBe(200)
  })

  test.each([
    ['confirm_password', 'secret2'],
    ['terms', ''],
    ['terms', false],
    ['terms', 'false'],
    ['user_name', ' '],
    ['password', ''],
  ])('names the %s when it is "%s"', async (field, value) => {
    const { status, body } = await signUp({ [field]: value })
    expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]])
  })

  test('is for one brand: the same number may sign up with another one', async () => {
    expect((await signUp()).code).toBe(200)
    expect((await signUp({ vendor_id: 10003, country_code: '' })).body.user_details).toMatchObject({
      country_code: '+971',
    })
  })
})

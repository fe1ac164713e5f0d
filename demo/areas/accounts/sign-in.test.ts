import { beforeEach, describe, expect, test } from 'vitest'
import { startCheckedDemo } from '../../contract/checked'
import { useDemo } from '../../testing/use-demo'

const demo = useDemo(startCheckedDemo)
let token: string

beforeEach(async () => {
  token = await demo.signIn()
})

test('an account is found by phone number and by e-mail', async () => {
  for (const login of ['9000000001', 'Asha@Example.com']) {
    expect((await demo.call('check_user_details', { mobile_number: login, user_role: '1' })).code).toBe(200)
    expect((await demo.call('login', { email: login, password: 'demo1234' })).code).toBe(200)
  }
  for (const login of ['1', '']) {
    expect((await demo.call('check_user_details', { mobile_number: login })).code).toBe(101)
    expect((await demo.call('login', { email: login, password: 'demo1234' })).code).toBe(101)
  }
})

test('a wrong password is refused in the language asked for', async () => {
  const reply = await demo.call('login', { email: '9000000001', password: 'x', is_langauge: 'fr' })
  expect(reply).toMatchObject({ code: 101, msg: 'Mot de passe incorrect' })
})

test('a token restores the session until it is signed out', async () => {
  const restored = await demo.call('get_user_details_web', {}, token)
  expect(restored.body.user_details).toMatchObject({ user_id: 5501, token, wallet_amount: 150 })
  expect((await demo.get('/api/v1/get_user_wallet_amount', token)).body.wallet_amount).toBe(150)
  await demo.call('logout', { user_id: 5501 }, token)
  expect((await demo.call('get_user_details_web', {}, token)).status).toBe(401)
})

test("signing out with another customer's id ends nothing; without an id the token decides", async () => {
  expect((await demo.call('logout', { user_id: 5502 }, token)).code).toBe(101)
  expect((await demo.call('get_user_details_web', {}, token)).code).toBe(200)
  expect((await demo.call('logout', { user_id: '' }, token)).code).toBe(200)
  expect((await demo.call('get_user_details_web', {}, token)).status).toBe(401)
})

test('an expired token is a 401, except in the call in which older clients read the body', async () => {
  await demo.control('clock', { advance_s: 91 * 86_400 })
  const restored = await demo.call('get_user_details_web', {}, token)
  expect(restored).toMatchObject({ status: 200, code: 101, msg: 'Session Expired' })
  const primary = await demo.call('get_user_primary_address', { is_langauge: 'fr' }, token)
  expect(primary).toMatchObject({ status: 200, code: 401, msg: 'Session expirée', body: { Result: {} } })
  const members = ['list_shiping_address', 'change_password', 'update_profile', 'delete_account', 'logout']
  for (const name of [...members, 'customer_report_bug', 'sendmessage', 'getmessage']) {
    expect([name, (await demo.call(name, {}, token)).status]).toEqual([name, 401])
  }
})

test('calls of members need a token of their brand', async () => {
  for (const bad of [undefined, 'nonsense', await demo.signIn('9000000001', 10003)]) {
    const reply = await demo.call('list_shiping_address', {}, bad)
    expect(reply).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } })
  }
})

describe('signing in with a social profile', () => {
  const signIn = (fields: object) =>
    demo.call('facebook_login', { facebookid: '', gplusid: '', user_email: '', ...fields })

  test.each([{ gplusid: 'google-asha' }, { facebookid: 'facebook-asha' }])(
    'finds the account of %j',
    async (profile) => {
      const { code, body } = await signIn(profile)
      expect(code).toBe(200)
      expect(body.user_details).toMatchObject({ user_id: 5501, token: expect.stringMatching(/^tok_/) as string })
    },
  )

  test('finds the account by e-mail address and links the profile to it', async () => {
    for (const profile of [{ gplusid: 'google-ravi' }, { facebookid: 'facebook-ravi' }]) {
      expect((await signIn(profile)).code).toBe(101)
      expect((await signIn({ ...profile, user_email: 'Ravi@example.com' })).code).toBe(200)
      expect((await signIn(profile)).body.user_details).toMatchObject({ user_id: 5502 })
    }
  })

  test('is refused without an account, and without a profile', async () => {
    expect((await signIn({ gplusid: 'g-1001', user_email: 'new@example.com' })).code).toBe(101)
    expect((await signIn({ gplusid: 'g-1001', user_email: '9000000001' })).code).toBe(101)
    expect((await signIn({ user_email: 'asha@example.com' })).code).toBe(101)
  })
})

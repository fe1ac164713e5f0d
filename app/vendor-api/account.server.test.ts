import { describe, expect, test } from 'vitest'
import { failureOf, stubVendor } from './stub-vendor.test-support'

const user_details = { user_id: 5501, user_name: 'Nila', mobile_number: '9111111111', token: 'tok_1' }
const account = {
  firstName: 'Nila',
  lastName: 'Rao',
  email: 'nila@example.com',
  mobile: '9111111111',
  dialCode: '91',
  country: 'India',
  password: 'secret1',
}

describe('signing up', () => {
  test('sends every key and returns the session', async () => {
    const { vendor, sent } = stubVendor({ code: 200, user_details })
    expect(await vendor.account.register(account)).toMatchObject({ token: 'tok_1', user: { id: '5501', name: 'Nila' } })
    expect(sent[0]).toMatchObject({
      token: null,
      payload: {
        user_name: 'Nila',
        last_name: 'Rao',
        user_email: 'nila@example.com',
        mobile_number: '9111111111',
        country_code: '+91',
        country: 'India',
        password: 'secret1',
        confirm_password: 'secret1',
        terms: 'accepted',
      },
    })
  })

  test('names a browser as the device, as the contract asks', async () => {
    const { vendor, sent } = stubVendor({ code: 200, user_details })
    await vendor.account.register(account)
    expect(sent[0]?.payload).toMatchObject({
      ...{ os: 'web', device_model: 'web', app_version: 'web', devicetype: 'web' },
      ...{ devicetoken: '', unique_id: '' },
    })
  })

  test('without a token in the answer is refused in the vendor’s words, and never sent twice', async () => {
    const { vendor } = stubVendor({ code: 200, msg: 'Taken', user_details: [] })
    expect(await failureOf(vendor.account.register(account))).toMatchObject({ kind: 'refused', vendorMessage: 'Taken' })
    const lost = stubVendor(new TypeError('fetch failed'))
    await failureOf(lost.vendor.account.register(account))
    expect(lost.sent).toHaveLength(1)
  })
})

describe("a provider's profile", () => {
  test.each([
    ['google', { gplusid: 'id-1', facebookid: '' }],
    ['facebook', { gplusid: '', facebookid: 'id-1' }],
  ] as const)('of %s signs in', async (provider, ids) => {
    const { vendor, sent } = stubVendor({ code: 200, user_details })
    const entered = await vendor.auth.social({ provider, id: 'id-1', email: 'nila@example.com' })
    expect(entered?.token).toBe('tok_1')
    expect(sent[0]?.payload).toMatchObject({ ...ids, user_email: 'nila@example.com' })
  })

  test('without an account has no session', async () => {
    const { vendor } = stubVendor({ code: 101 })
    expect(await vendor.auth.social({ provider: 'google', id: 'x', email: '' })).toBeNull()
  })

  test('that is known without a session is refused', async () => {
    const { vendor } = stubVendor({ code: 200, user_details: { ...user_details, token: '' } })
    expect(await failureOf(vendor.auth.social({ provider: 'google', id: 'x', email: '' }))).toMatchObject({
      kind: 'refused',
    })
  })
})

describe('a password', () => {
  test('is reset with the verification, if there is one', async () => {
    const { vendor, sent } = stubVendor({ code: 200 })
    await vendor.account.resetPassword({ identifier: '9111111111', dial: '91' }, 'secret1', 'rst_1')
    await vendor.account.resetPassword({ identifier: '9111111111', dial: '91' }, 'secret1', '')
    expect(sent.map(({ payload }) => payload.reset_token)).toEqual(['rst_1', undefined])
    expect(sent[0]?.token).toBeNull()
  })

  test('is changed with the customer’s token, and sent twice as confirmation', async () => {
    const { vendor, sent } = stubVendor({ code: 200 })
    await vendor.account.changePassword('old-one', 'new-one')
    expect(sent[0]?.payload).toEqual({
      is_langauge: 'ar',
      password_current: 'old-one',
      password: 'new-one',
      confirm_password: 'new-one',
    })
  })
})

test('a profile is saved and returned as the vendor has it', async () => {
  const { vendor, sent } = stubVendor({ code: 200, user_details: { ...user_details, user_name: 'Nila Rao' } })
  const profile = { name: 'Nila Rao', email: 'nila@example.com', mobile: '9111111111', dialCode: '91' }
  expect(await vendor.account.update(profile)).toMatchObject({ id: '5501', name: 'Nila Rao' })
  expect(sent[0]?.payload).toMatchObject({ user_name: 'Nila Rao', country_code: '+91' })
})

test('a profile is refused in the vendor’s words if the answer names no customer', async () => {
  const { vendor } = stubVendor({ code: 200, msg: 'Something is wrong', user_details: [] })
  const profile = { name: 'Nila Rao', email: 'nila@example.com', mobile: '9111111111', dialCode: '91' }
  expect(await failureOf(vendor.account.update(profile))).toMatchObject({
    kind: 'refused',
    vendorMessage: 'Something is wrong',
  })
})

test('an account that cannot be deleted yet stays, and the vendor says why', async () => {
  const { vendor } = stubVendor({ code: 101, msg: 'An order is still under way' })
  expect(await failureOf(vendor.account.remove('5501'))).toMatchObject({
    kind: 'refused',
    vendorMessage: 'An order is still under way',
  })
})

const wireUser = {
  user_id: 5501,
  user_name: 'Asha',
  last_name: 'Patel',
  mobile_number: 9000000001,
  country_code: '+91',
  user_email: 'asha@test.test',
  is_cod_enable: '1',
  wallet_status: 'active',
  token: 'tok_5501',
}
const user = {
  id: '5501',
  name: 'Asha Patel',
  mobile: '9000000001',
  dialCode: '91',
  email: 'asha@test.test',
  canPayCash: true,
  hasWallet: true,
}

test('an account exists if the code is 200, and not if it is 101', async () => {
  const { vendor, sent } = stubVendor((_, at) => ({ code: at === 0 ? 200 : '101' }))
  expect(await vendor.auth.check('9000000001')).toMatchObject({ isKnown: true, ticket: null })
  expect(await vendor.auth.check('9000000001')).toMatchObject({ isKnown: false, ticket: null })
  expect(sent[0]).toMatchObject({
    token: null,
    payload: { user_role: '1', mobile_number: '9000000001', vendor_id: '10001', is_langauge: 'ar' },
  })
})

test('another code means neither', async () => {
  expect(await failureOf(stubVendor({ code: 500 }).vendor.auth.check('x'))).toMatchObject({ kind: 'refused' })
})

test('signing in returns token and customer', async () => {
  const { vendor, sent } = stubVendor({ code: 200, user_details: wireUser })
  expect(await vendor.auth.login('9000000001', 'secret1')).toEqual({ token: 'tok_5501', user })
  expect(sent[0]?.payload).toMatchObject({ email: '9000000001', password: 'secret1', env: 'web' })
})

test.each([
  ['a wrong password', { code: 101, msg: 'Wrong password' }],
  ['a 200 without token', { code: 200, msg: 'Wrong password', user_details: { ...wireUser, token: null } }],
  // Without an id, all such customers would be one.
  ['a 200 without the customer’s id', { code: 200, msg: 'Wrong password', user_details: { ...wireUser, user_id: 0 } }],
  ['a 200 without customer', { code: 200, msg: 'Wrong password', user_details: [] }],
])('%s is refused with the vendor message', async (_, answer) => {
  const error = await failureOf(stubVendor(answer).vendor.auth.login('9000000001', 'x'))
  expect(error).toMatchObject({ kind: 'refused', vendorMessage: 'Wrong password' })
})

test('signing in is never sent twice', async () => {
  const { vendor, sent } = stubVendor(new TypeError('fetch failed'))
  await failureOf(vendor.auth.login('a', 'b'))
  expect(sent).toHaveLength(1)
})

test('a customer with only an id has empty basics and may not pay cash', async () => {
  const { vendor, sent } = stubVendor({ code: 200, user_details: { user_id: 1, last_name: null } })
  expect(await vendor.auth.userDetails()).toEqual({
    id: '1',
    name: '',
    mobile: '',
    dialCode: '',
    email: '',
    canPayCash: false,
    hasWallet: false,
  })
  expect(sent[0]?.payload).toEqual({ is_langauge: 'ar' })
})

test.each([{ code: 101 }, { code: '401' }, { code: 200 }, { code: 200, user_details: [] }])(
  '%j is the end of a session',
  async (answer) => {
    const failure = await failureOf(stubVendor(answer).vendor.auth.userDetails())
    expect(failure).toMatchObject({ kind: 'unauthorized' })
  },
)

test.each([
  ['Asha', 'Patel', 'Asha Patel'],
  ['McDonald', 'Donald', 'McDonald Donald'],
  ['Maria', 'a', 'Maria a'],
  ['Patel', 'Patel', 'Patel'],
  ['', 'Patel', 'Patel'],
  ['Asha', '', 'Asha'],
])('the name %j with the family name %j is %j', async (user_name, last_name, name) => {
  const { vendor } = stubVendor({ code: 200, user_details: { ...wireUser, user_name, last_name } })
  expect(await vendor.auth.userDetails()).toMatchObject({ name })
})

test('parts of a customer that are the text null count as missing', async () => {
  const none = { user_name: 'null', last_name: 'null', mobile_number: 'null', email: 'null', user_email: 'null' }
  const { vendor } = stubVendor({ code: 200, user_details: { ...wireUser, ...none } })
  expect(await vendor.auth.userDetails()).toMatchObject({ name: '', mobile: '', email: '' })
})

test('an e-mail comes under either of its names', async () => {
  const { vendor } = stubVendor((_, at) => ({
    code: 200,
    user_details: { ...wireUser, ...[{ user_email: null, email: 'a@test.test' }, { email: '' }][at] },
  }))
  expect(await vendor.auth.userDetails()).toMatchObject({ email: 'a@test.test' })
  expect(await vendor.auth.userDetails()).toMatchObject({ email: 'asha@test.test' })
})

test.each([
  ['2023-11-02 09:12:00', Date.UTC(2023, 10, 2, 9, 12) / 1000],
  ['0000-00-00 00:00:00', null],
  [null, null],
])('an account of %j was made %j seconds after the epoch', async (created_at, since) => {
  const { vendor } = stubVendor({ code: 200, user_details: { ...wireUser, created_at } })
  expect(await vendor.auth.memberSince()).toBe(since)
})

test('a full name is not repeated', async () => {
  const { vendor } = stubVendor({ code: 200, user_details: { ...wireUser, user_name: 'Asha Patel' } })
  expect(await vendor.auth.userDetails()).toEqual(user)
})

test('signing out succeeds with 200 and 101', async () => {
  const { vendor, sent } = stubVendor((_, at) => ({ code: at === 0 ? 200 : 101 }))
  await vendor.auth.logout('5501')
  await vendor.auth.logout('5501')
  expect(sent[0]?.payload).toMatchObject({ user_id: '5501', devicetype: 'I', devicetoken: '', unquie_id: '' })
})

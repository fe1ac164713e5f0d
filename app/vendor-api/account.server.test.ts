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

test('an account that cannot be deleted yet stays, and the vendor says why', async () => {
  const { vendor } = stubVendor({ code: 101, msg: 'An order is still under way' })
  expect(await failureOf(vendor.account.remove('5501'))).toMatchObject({
    kind: 'refused',
    vendorMessage: 'An order is still under way',
  })
})

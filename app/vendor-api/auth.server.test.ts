import { expect, test } from 'vitest'
import { failureOf, stubVendor } from './stub-vendor.test-support'

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

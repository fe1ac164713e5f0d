import { expect, test } from 'vitest'
import { GatewayRedirectOrNull } from './wire-gateway-redirect'

const read = (body: unknown) => GatewayRedirectOrNull.parse(body)

test('a link is followed, under any of its names and whatever else is filled in', () => {
  const url = 'https://pay.test/o/1'
  expect(read({ webpayurl: url, form_action: 'https://x.test/', form_fields: {} })).toEqual({ kind: 'redirect', url })
  expect(read({ recharge_link: url, sdk: 'razorpay', sdk_params: { key: 'k' } })).toEqual({ kind: 'redirect', url })
})

test('a form keeps its fields exactly, with numbers as text and missing ones as ""', () => {
  const form_fields = { amount: 500, productinfo: ' two  blanks ', udf1: null }
  expect(read({ webpayurl: '', form_action: 'https://pay.test/checkout', form_method: 'POST', form_fields })).toEqual({
    kind: 'form',
    action: 'https://pay.test/checkout',
    method: 'post',
    fields: [
      ['amount', '500'],
      ['productinfo', ' two  blanks '],
      ['udf1', ''],
    ],
  })
  expect(read({ form_action: 'https://pay.test/', form_method: 'GET' })).toMatchObject({ method: 'get', fields: [] })
})

test('a script has its parameters, and its page if there is one', () => {
  const sdk_params = { key: 'pub', script_url: 'https://pay.test/sdk.js', payment_page: 'https://pay.test/p/1' }
  expect(read({ sdk: 'Cashfree', sdk_params })).toEqual({
    kind: 'sdk',
    gateway: 'cashfree',
    params: sdk_params,
    script: 'https://pay.test/sdk.js',
    page: 'https://pay.test/p/1',
  })
  expect(read({ sdk_params: { key: 'pub', redirect: 'https://pay.test/r' } })).toMatchObject({
    gateway: '',
    script: '',
    page: 'https://pay.test/r',
  })
  const redirect_url = 'https://pay.test/u'
  expect(read({ sdk_params: { redirect: '', redirect_url } })).toMatchObject({ page: redirect_url })
})

test.each([
  [null],
  [[]],
  [{}],
  [{ webpayurl: null, recharge_link: '', form_action: null, form_fields: [], sdk: '', sdk_params: null }],
  [{ webpayurl: 'javascript:alert(1)' }],
  [{ form_action: '/relative', form_fields: { a: '1' } }],
  [{ sdk: 'razorpay', sdk_params: {} }],
])('%j is not a redirect', (body) => {
  expect(read(body)).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { gateways } from '~/domain/payments/gateways'
import { failureOf, stubVendor } from './stub-vendor.test-support'

describe('the balance', () => {
  test.each([
    [{ code: 200, wallet_amount: 150 }, '150'],
    [{ code: '200', wallet_amount: '150.50' }, '150.5'],
    [{ code: 200, wallet_amount: '-20' }, '-20'],
    [{ code: 200, wallet_amount: null }, '0'],
    [{ code: 101, msg: 'unknown' }, '0'],
  ])('%j is %s', async (answer, balance) => {
    expect(await stubVendor(answer).vendor.wallet.balance()).toBe(balance)
  })

  test('is no 0 if it cannot be read', async () => {
    const { vendor } = stubVendor({ code: 200, wallet_amount: '₹150' })
    expect(await failureOf(vendor.wallet.balance())).toMatchObject({ kind: 'shape' })
  })

  test('is requested with the token alone', async () => {
    const { vendor, sent } = stubVendor({ code: 200, wallet_amount: 1 })
    await vendor.wallet.balance()
    expect(sent[0]).toMatchObject({ method: 'GET', payload: {}, token: 'Bearer tok_1' })
    expect(sent[0]?.url.pathname).toBe('/api/v1/get_user_wallet_amount')
  })

  test('is not returned for an ended session, which is reported', async () => {
    const { vendor } = stubVendor(new Response('', { status: 401 }))
    expect(await failureOf(vendor.wallet.balance())).toMatchObject({ kind: 'unauthorized' })
  })
})

describe('the history', () => {
  const row = { order_id: 'T-5001', user_order_id: 70012, type: 'cashback', amount: '25.00', order_date: '2024-05-17' }

  test('has the movements as sent, with the balance beside them', async () => {
    const { vendor, sent } = stubVendor({ code: 200, Result: [row], wallet_amount: '150' })
    expect(await vendor.wallet.history('5501')).toEqual({
      movements: [{ id: 'T-5001', kind: 'cashback', amount: '25', orderId: '70012', at: '2024-05-17' }],
      balance: '150',
    })
    expect(sent[0]?.payload).toEqual({ vendor_id: '10001', is_langauge: 'ar', user_id: '5501' })
  })

  test.each([
    ['spent', 'spent'],
    ['Refund', 'refund'],
    ['recharge', 'recharge'],
    ['gift', 'other'],
    [null, 'other'],
    ['constructor', 'other'],
  ])('has a movement of type %j as %s, its amount without a sign', async (type, kind) => {
    const { vendor } = stubVendor({ code: 200, Result: { ...row, type, amount: -25, user_order_id: 0 } })
    expect((await vendor.wallet.history('5501')).movements).toMatchObject([{ kind, amount: '25', orderId: '' }])
  })

  test('leaves out a row that says nothing', async () => {
    const { vendor } = stubVendor({
      code: 200,
      Result: [null, {}, { amount: 'x' }, { order_id: 'T-1' }, { amount: 5 }],
    })
    expect((await vendor.wallet.history('5501')).movements).toMatchObject([{ id: 'T-1' }, { amount: '5' }])
  })

  test('has no movements with 101, but still the balance', async () => {
    const { vendor } = stubVendor({ code: 101, Result: '', wallet_amount: 7 })
    expect(await vendor.wallet.history('5501')).toEqual({ movements: [], balance: '7' })
  })
})

describe('a recharge', () => {
  const wanted = {
    userId: '5501',
    mobile: '9000000001',
    gateway: 'stripe',
    amount: '500.5',
    returnUrl: 'https://a.test/wallet-payment',
  }
  const gatewayRedirectOf = (Result: unknown) => stubVendor({ code: 200, Result }).vendor.wallet.recharge(wanted)

  test.each(gateways.map(({ code }) => code))('by %s has its own call', async (gateway) => {
    const { vendor, sent } = stubVendor({ code: 200, Result: { recharge_link: 'https://pay.test/1' } })
    expect(await vendor.wallet.recharge({ ...wanted, gateway })).toEqual({
      kind: 'redirect',
      url: 'https://pay.test/1',
    })
    expect(sent[0]?.url.pathname).toBe(`/api/v1/${gateway}-recharge-wallet`)
    expect(sent[0]?.payload).toEqual({
      vendor_id: '10001',
      is_langauge: 'ar',
      user_id: '5501',
      recharge_amount: '500.50',
      isweb: 1,
      return_url: 'https://a.test/wallet-payment',
      mobile_number: '9000000001',
    })
  })

  test('goes on as the answer says', async () => {
    const form = { form_action: 'https://pay.test/f', form_fields: { hash: ' a b ' } }
    expect(await gatewayRedirectOf(form)).toMatchObject({ kind: 'form', fields: [['hash', ' a b ']] })
    const sdk = { sdk: 'Razorpay', sdk_params: { key: 'pub' } }
    expect(await gatewayRedirectOf([sdk])).toMatchObject({ kind: 'sdk', gateway: 'razorpay', params: { key: 'pub' } })
  })

  test.each([[null], [[]], [{}], [''], [{ recharge_link: 'javascript:alert(1)', form_action: 'x', sdk_params: [] }]])(
    'does not go on with %j',
    async (Result) => {
      expect(await gatewayRedirectOf(Result)).toBeNull()
    },
  )

  test('is never sent twice', async () => {
    const { vendor, sent } = stubVendor(new TypeError('fetch failed'))
    expect(await failureOf(vendor.wallet.recharge(wanted))).toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(1)
  })

  test('says why it did not start with 101', async () => {
    const { vendor } = stubVendor({ code: 101, msg: 'Wallet Recharge Limit exceeded', Result: [] })
    expect(await failureOf(vendor.wallet.recharge(wanted))).toMatchObject({
      kind: 'refused',
      vendorMessage: 'Wallet Recharge Limit exceeded',
    })
  })
})

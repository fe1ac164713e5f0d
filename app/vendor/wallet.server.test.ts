import { describe, expect, test } from 'vitest'
import { failureOf, stubVendor } from './stub-vendor.test-support'

describe('what is in the wallet', () => {
  test.each([
    [{ code: 200, wallet_amount: 150 }, '150'],
    [{ code: '200', wallet_amount: '150.50' }, '150.5'],
    [{ code: 200, wallet_amount: '-20' }, '-20'],
    [{ code: 200, wallet_amount: null }, '0'],
    [{ code: 101, msg: 'unknown' }, '0'],
  ])('%j is %s', async (answer, balance) => {
    expect(await stubVendor(answer).vendor.wallet.balance()).toBe(balance)
  })

  test('it is asked for with the token alone', async () => {
    const { vendor, sent } = stubVendor({ code: 200, wallet_amount: 1 })
    await vendor.wallet.balance()
    expect(sent[0]).toMatchObject({ method: 'GET', payload: {}, token: 'Bearer tok_1' })
    expect(sent[0]?.url.pathname).toBe('/api/v1/get_user_wallet_amount')
  })

  test('a session that ended is told as such', async () => {
    const { vendor } = stubVendor(new Response('', { status: 401 }))
    expect(await failureOf(vendor.wallet.balance())).toMatchObject({ kind: 'unauthorized' })
  })
})

describe('the history', () => {
  const row = { order_id: 'T-5001', user_order_id: 70012, type: 'cashback', amount: '25.00', order_date: '2024-05-17' }

  test('movements come as sent, with the balance beside them', async () => {
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
  ])('a movement of type %j is %s, its amount without a sign', async (type, kind) => {
    const { vendor } = stubVendor({ code: 200, Result: { ...row, type, amount: -25, user_order_id: 0 } })
    expect((await vendor.wallet.history('5501')).movements).toMatchObject([{ kind, amount: '25', orderId: '' }])
  })

  test('101 means no movements, and the balance is still told', async () => {
    const { vendor } = stubVendor({ code: 101, Result: '', wallet_amount: 7 })
    expect(await vendor.wallet.history('5501')).toEqual({ movements: [], balance: '7' })
  })
})

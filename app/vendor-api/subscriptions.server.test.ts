import { expect, test } from 'vitest'
import { stubVendor } from './stub-vendor.test-support'

const parts = { subscription_id: 331, sub_total: 96, service_fee: '4.80', delivery_fee: '20', discount_price: '10.00' }

test.each([
  ['the sum that is said', { total_amount: '112.00', amount: '96' }, '112'],
  ['nothing, where that is said of one that an offer pays', { total_amount: '0.00', amount: '96' }, '0'],
  ['the one that lists say', { total_amount: null, amount: 96 }, '96'],
  ['what its parts come to, where no sum is said', { total_amount: '', amount: null }, '110.8'],
])('a delivery costs %s', async (_, amounts, total) => {
  const { vendor } = stubVendor({ code: 200, Result: { ...parts, ...amounts } })
  expect(await vendor.subscriptions.details('5501', '331')).toMatchObject({ total, amount: total })
})

import { expect, test } from 'vitest'
import type { Plan } from '~/domain/subscriptions/subscription-plan'
import { stubVendor } from './stub-vendor.test-support'
import { scheduleFields } from './subscriptions.server'

const parts = { subscription_id: 331, sub_total: 96, service_fee: '4.80', delivery_fee: '20', discount_price: '10.00' }

test.each([
  ['the sum that is said', { total_amount: '112.00', amount: '96' }, '112'],
  ['nothing, where that is said of one that an offer pays', { total_amount: '0.00', amount: '96' }, '0'],
  ['the one that lists say', { total_amount: null, amount: 96 }, '96'],
  ['what its parts come to, where no sum is said', { total_amount: '', amount: null }, '110.8'],
])('a delivery costs %s', async (_, amounts, total) => {
  const { vendor } = stubVendor({ code: 200, Result: { ...parts, ...amounts } })
  expect(await vendor.subscriptions.details('5501', '331')).toMatchObject({ total })
})

test.each([
  ['20', true],
  [0, true],
  ['on request', false],
  [null, false],
])('whether the delivery fee %j is known: %s', async (delivery_fee, isFeeKnown) => {
  const { vendor } = stubVendor({ code: 200, Result: { ...parts, delivery_fee } })
  expect(await vendor.subscriptions.details('5501', '331')).toMatchObject({ isFeeKnown })
})

test.each([
  [3, 3],
  ['0', 0],
  [null, 2],
  ['a few', 2],
])('a delivery of %j units has %j where two are subscribed to', async (quantity, units) => {
  const Result = { ...parts, quantity: 2, deliveries: [{ date: '2026-12-01', quantity }] }
  const { vendor } = stubVendor({ code: 200, Result })
  expect(await vendor.subscriptions.details('5501', '331')).toMatchObject({ deliveries: [{ quantity: units }] })
})

const plan: Plan = { frequency: 'everyday', intervalDays: 3, weekdays: [5, 1], start: '2026-11-30', end: '', slot: '' }

test.each([
  ['everyday', { frequency_type: 'Everyday', interval_days: '', custom_days: '' }],
  ['interval', { frequency_type: 'On Interval', interval_days: 3, custom_days: '' }],
  ['custom', { frequency_type: 'Custom', interval_days: '', custom_days: 'Monday,Friday' }],
] as const)('of a schedule only the fields of its frequency are sent: %s', (frequency, fields) => {
  expect(scheduleFields({ ...plan, frequency })).toMatchObject(fields)
})

test.each([
  [
    ['Friday', 'Monday'],
    [1, 5],
  ],
  ['Monday,FRI', [1, 5]],
  ['Mo, Friday or so', [5]],
])('the weekdays %j are %j', async (custom_days, weekdays) => {
  const Result = { ...parts, frequency_type: 'Custom', custom_days, start_date: '2026-11-30' }
  const { vendor } = stubVendor({ code: 200, Result })
  expect(await vendor.subscriptions.details('5501', '331')).toMatchObject({ plan: { weekdays } })
})

test.each([
  [{ frequency_type: 'Everyday' }, true],
  [{ frequency_type: 'On Interval', interval_days: '2' }, true],
  [{ frequency_type: 'Custom', custom_days: 'Monday' }, true],
  [{ frequency_type: 'On Interval', interval_days: '', custom_days: 'Monday' }, false],
  [{ frequency_type: 'Custom', interval_days: '2', custom_days: '' }, false],
  [{ frequency_type: 'Everyday', start_date: '' }, false],
  [{ frequency_type: 'Hourly', custom_days: 'Monday' }, false],
])('the plan %j is whole: %s', async (fields, isWhole) => {
  const { vendor } = stubVendor({ code: 200, Result: { ...parts, start_date: '2026-11-30', ...fields } })
  expect((await vendor.subscriptions.details('5501', '331'))?.plan !== null).toBe(isWhole)
})

test.each([
  ['Active', 'active'],
  ['resumed', 'active'],
  ['Paused', 'paused'],
  ['Cancelled', 'cancelled'],
  ['Completed', 'completed'],
  ['PaymentPending', 'payment-pending'],
  ['Payment failure', 'payment-failed'],
  ['Asleep', 'unknown'],
  [null, 'unknown'],
  ['Canceled', 'cancelled'],
  ['PaymentFailed', 'payment-failed'],
])('the status %j is %s', async (wire, status) => {
  const { vendor } = stubVendor({ code: 200, Result: [{ ...parts, status: wire }] })
  expect((await vendor.subscriptions.list('7')).rows).toMatchObject([{ status }])
})

test.each([
  [
    { quantity: '2.7', amount: 'free' },
    { quantity: 2, total: '' },
  ],
  [
    { quantity: 0, amount: '96.00' },
    { quantity: 1, total: '96' },
  ],
  [
    { quantity: null, total_amount: '80', amount: '96' },
    { quantity: 1, total: '80' },
  ],
  [{ image: 'milk.png', icon_image: 'https://cdn.test/store.png' }, { image: 'https://cdn.test/store.png' }],
])('a row with %j has %j', async (fields, facts) => {
  const { vendor } = stubVendor({ code: 200, Result: [{ ...parts, ...fields }] })
  expect((await vendor.subscriptions.list('7')).rows).toMatchObject([facts])
})

test('a delivery needs its day', async () => {
  const deliveries = [{ date: '2026-11-30', quantity: '2', order_id: 0 }, { date: '' }, { quantity: 1 }]
  const { vendor } = stubVendor({ code: 200, Result: { ...parts, deliveries } })
  expect((await vendor.subscriptions.details('7', '331'))?.deliveries).toEqual([
    { date: '2026-11-30', quantity: 2, orderId: '', status: 'unknown' },
  ])
})

test('more subscriptions may follow a full page', async () => {
  const hasMore = async (rows: number) =>
    (await stubVendor({ code: 200, Result: Array(rows).fill({ subscription_id: 1 }) }).vendor.subscriptions.list('7'))
      .hasMore
  expect([await hasMore(19), await hasMore(20), await hasMore(21)]).toEqual([false, true, true])
})

test('a code has the spelling of the vendor, else that of the customer', async () => {
  const codeOf = async (coupon_code: string) => {
    const { vendor } = stubVendor({
      code: 200,
      Result: { id: 1, promo_code_type: 1, discount_percentage: 5, coupon_code },
    })
    const order = { userId: '7', storeId: '1', itemId: '2', quantity: 1, subtotal: '96' }
    return (await vendor.subscribe.checkCode('save', order)).code
  }
  expect([await codeOf('SAVE'), await codeOf('')]).toEqual(['SAVE', 'save'])
})

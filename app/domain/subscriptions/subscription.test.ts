import { describe, expect, test } from 'vitest'
import { canRestart, daysOfMonth, monthsOf, weeksOf, type SubscriptionDetail } from './subscription'
import { aSubscription } from '~/domain/test-builders'

const today = '2026-11-22'

/** The days of a month by their kind. */
const kindsOf = (subscription: SubscriptionDetail, month = '2026-11') =>
  Object.fromEntries([...daysOfMonth(subscription, month, today)].map(([date, { kind }]) => [date.slice(8), kind]))

const coming = (date: string, quantity = 2) => ({ date, quantity, orderId: '', status: 'scheduled' as const })

describe('a day of a subscription', () => {
  test('has the order that was made for it, or was not delivered', () => {
    const days = daysOfMonth(
      aSubscription({
        deliveries: [
          { date: '2026-11-20', quantity: 2, orderId: '70012', status: 'delivered' },
          { date: '2026-11-21', quantity: 0, orderId: '', status: 'cancelled' },
        ],
      }),
      '2026-11',
      today,
    )
    expect(days.get('2026-11-20')).toEqual({ kind: 'made', orderId: '70012', status: 'delivered', quantity: 2 })
    expect(days.get('2026-11-21')).toEqual({ kind: 'missed' })
  })

  test("that is still to come has its own units, or the plan's after the last listed day", () => {
    const days = daysOfMonth(
      aSubscription({ deliveries: [coming('2026-11-23'), coming('2026-11-24', 5)] }),
      '2026-11',
      today,
    )
    expect([...days.keys()].sort()).toEqual([23, 24, 25, 26, 27, 28, 29, 30].map((day) => `2026-11-${day}`))
    expect(days.get('2026-11-24')).toEqual({ kind: 'coming', quantity: 5 })
    expect(days.get('2026-11-30')).toEqual({ kind: 'coming', quantity: 2 })
  })

  test('that the vendor does not list follows the plan from the next delivery on', () => {
    expect(Object.keys(kindsOf(aSubscription({ nextDelivery: '2026-11-28' })))).toEqual(['28', '29', '30'])
    const custom = aSubscription({ plan: { ...aSubscription().plan!, frequency: 'custom', weekdays: [1] } })
    expect(Object.keys(kindsOf(custom))).toEqual(['23', '30'])
  })

  test('that the vendor leaves out between listed days has no delivery', () => {
    expect(kindsOf(aSubscription({ deliveries: [coming('2026-11-26'), coming('2026-11-23')] }))).not.toHaveProperty(
      '24',
    )
  })

  test('is paused within a pause, planned or begun, with or without an end', () => {
    const planned = aSubscription({
      pauseFrom: '2026-11-25',
      pauseTo: '2026-11-26',
      deliveries: [coming('2026-11-24')],
    })
    expect(kindsOf(planned)).toMatchObject({ '24': 'coming', '25': 'paused', '26': 'paused', '27': 'coming' })
    const open = aSubscription({ status: 'paused', pauseFrom: '2026-11-20' })
    expect(kindsOf(open, '2027-03')).toMatchObject({ '01': 'paused', '31': 'paused' })
    expect(Object.keys(kindsOf(aSubscription({ status: 'paused' })))[0]).toBe('22')
  })

  test.each(['cancelled', 'completed', 'payment-pending', 'payment-failed', 'unknown'] as const)(
    'is not planned while the subscription is %s',
    (status) => expect(kindsOf(aSubscription({ status, pauseFrom: '2026-11-24' }))).toEqual({}),
  )

  test('of an unknown rhythm is only what the vendor lists', () => {
    expect(kindsOf(aSubscription({ plan: null, deliveries: [coming('2026-11-24')] }))).toEqual({ '24': 'coming' })
  })
})

describe('the months of a subscription', () => {
  test('start with its first and end with its last', () => {
    const ended = aSubscription({ start: '2026-10-30', end: '2026-12-05' })
    expect(monthsOf(ended, '', today)).toEqual({ shown: '2026-11', earlier: '2026-10', later: '2026-12' })
    expect(monthsOf(ended, '2026-10', today)).toEqual({ shown: '2026-10', earlier: null, later: '2026-11' })
    expect(monthsOf(ended, '2031-01', today)).toEqual({ shown: '2026-12', earlier: '2026-11', later: null })
  })

  test('go on for a year if there is no end', () => {
    expect(monthsOf(aSubscription(), '9999-12', today)).toEqual({ shown: '2027-11', earlier: '2027-10', later: null })
  })

  test('show the current month for an invalid one', () => {
    for (const asked of ['2026-13', '2026-1', 'x', '2026-11-01', '-1'])
      expect(monthsOf(aSubscription(), asked, today).shown).toBe('2026-11')
  })

  test('show the first month of a subscription that has not started', () => {
    const ahead = aSubscription({ start: '2027-02-10' })
    expect(monthsOf(ahead, '', today)).toEqual({ shown: '2027-02', earlier: null, later: '2027-03' })
  })
})

test('a month’s weeks start on the reader’s first day of the week', () => {
  expect(weeksOf('2026-11', 0)[0]?.[0]).toBe('2026-11-01')
  expect(weeksOf('2026-11', 1)[0]).toEqual(['', '', '', '', '', '', '2026-11-01'])
  expect(weeksOf('2026-11', 1).at(-1)).toEqual(['2026-11-30', '', '', '', '', '', ''])
  expect(weeksOf('2027-02', 1)).toHaveLength(4)
})

test('Restart is offered for a subscription that is paused or will be', () => {
  expect(canRestart(aSubscription({ status: 'paused' }), today)).toBe(true)
  expect(canRestart(aSubscription({ pauseFrom: '2026-11-25' }), today)).toBe(true)
  expect(canRestart(aSubscription({ pauseFrom: '2026-11-01', pauseTo: '2026-11-03' }), today)).toBe(false)
  expect(canRestart(aSubscription({ status: 'cancelled', pauseFrom: '2026-11-25' }), today)).toBe(false)
})

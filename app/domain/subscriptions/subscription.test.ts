import { describe, expect, test } from 'vitest'
import { aSubscription } from '~/domain/test-builders'
import {
  canRestart,
  comingDeliveries,
  daysOfMonth,
  isOver,
  monthsOf,
  weeksOf,
  type SubscriptionDetail,
  type SubscriptionStatus,
} from './subscription'

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

  test('is missed if it has no units or was cancelled, else still to come', () => {
    const deliveries = [
      coming('2026-11-24', 1),
      coming('2026-11-25', 0),
      { ...coming('2026-11-26'), status: 'cancelled' as const },
    ]
    const days = kindsOf(aSubscription({ plan: null, deliveries }))
    expect(days).toEqual({ '24': 'coming', '25': 'missed', '26': 'missed' })
    expect(comingDeliveries(deliveries)).toEqual(deliveries.slice(0, 1))
  })

  test('of another month is left out', () => {
    const dates = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01']
    const listed = aSubscription({ plan: null, deliveries: dates.map((date) => coming(date)) })
    expect([...daysOfMonth(listed, '2026-11', today).keys()]).toEqual(['2026-11-01', '2026-11-30'])
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
    expect(Object.keys(kindsOf(aSubscription({ nextDelivery: today })))[0]).toBe('22')
    expect(Object.keys(kindsOf(aSubscription({ nextDelivery: '2026-11-21' })))[0]).toBe('23')
    const custom = aSubscription({ plan: { ...aSubscription().plan!, frequency: 'custom', weekdays: [1] } })
    expect(Object.keys(kindsOf(custom))).toEqual(['23', '30'])
  })

  test('that the vendor leaves out between listed days has no delivery', () => {
    const listed = [coming('2026-11-26'), coming('2026-11-23')]
    for (const deliveries of [listed, listed.toReversed()])
      expect(Object.keys(kindsOf(aSubscription({ deliveries }))).sort()).toEqual(['23', '26', '27', '28', '29', '30'])
    expect(Object.keys(kindsOf(aSubscription({ deliveries: [coming('2026-11-29')] })))).toEqual(['29', '30'])
  })

  test('is paused within a pause, planned or begun, with or without an end', () => {
    const planned = aSubscription({
      pauseFrom: '2026-11-25',
      pauseTo: '2026-11-26',
      deliveries: [coming('2026-11-24')],
    })
    expect(kindsOf(planned)).toMatchObject({ '24': 'coming', '25': 'paused', '26': 'paused', '27': 'coming' })
    expect(kindsOf({ ...planned, deliveries: [] })).toMatchObject({ '24': 'coming', '25': 'paused' })
    const open = aSubscription({ status: 'paused', pauseFrom: '2026-11-20' })
    expect(kindsOf(open, '2027-03')).toMatchObject({ '01': 'paused', '31': 'paused' })
    expect(Object.keys(kindsOf(aSubscription({ status: 'paused' })))[0]).toBe('22')
  })

  test.each(['2026-11-20', ''])(
    'follows the plan again after a pause that has begun on "%s" and has an end',
    (pauseFrom) => {
      const paused = aSubscription({ status: 'paused', pauseFrom, pauseTo: '2026-11-25', nextDelivery: '2026-11-26' })
      for (const one of [paused, { ...paused, deliveries: [coming('2026-11-26')] }])
        expect(kindsOf(one)).toMatchObject({ '25': 'paused', '26': 'coming', '27': 'coming', '30': 'coming' })
      const untilToday = { ...paused, pauseTo: today, nextDelivery: '2026-11-23' }
      expect(kindsOf(untilToday)).toMatchObject({ '22': 'paused', '23': 'coming', '30': 'coming' })
    },
  )

  test('is not planned while the vendor still calls the subscription paused after the end of its pause', () => {
    const late = aSubscription({ status: 'paused', pauseFrom: '2026-11-10', pauseTo: '2026-11-21' })
    expect(Object.values(kindsOf(late))).not.toContain('coming')
  })

  test.each(['cancelled', 'completed', 'payment-pending', 'payment-failed', 'unknown'] as const)(
    'is not planned while the subscription is %s',
    (status) => expect(kindsOf(aSubscription({ status, pauseFrom: '2026-11-24', pauseTo: '2026-11-25' }))).toEqual({}),
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
    const endless = aSubscription({ start: '2026-01-10' })
    expect(monthsOf(endless, '9999-12', today)).toEqual({ shown: '2027-11', earlier: '2027-10', later: null })
  })

  test('show the current month for an invalid one', () => {
    for (const asked of ['2026-13', '2026-1', 'x', '2026-12-01', 'x2026-12', '-1'])
      expect(monthsOf(aSubscription(), asked, today).shown).toBe('2026-11')
  })

  test('show the first month of a subscription that has not started', () => {
    const ahead = aSubscription({ start: '2027-02-10' })
    expect(monthsOf(ahead, '', today)).toEqual({ shown: '2027-02', earlier: null, later: '2027-03' })
    expect(monthsOf(ahead, '9999-12', today)).toEqual({ shown: '2028-02', earlier: '2028-01', later: null })
  })

  test('include those of listed deliveries', () => {
    const deliveries = [coming('2026-09-30'), coming('2026-08-01'), coming('2026-10-01')]
    expect(monthsOf(aSubscription({ deliveries }), '2020-01', today).shown).toBe('2026-08')
  })

  test('begin with the current one if the start is not known, but not after the end', () => {
    const unknown = aSubscription({ start: '' })
    expect(monthsOf(unknown, '2020-01', today)).toEqual({ shown: '2026-11', earlier: null, later: '2026-12' })
    expect(monthsOf({ ...unknown, end: '2026-09-30' }, '', today).shown).toBe('2026-09')
  })

  test('go on for a year if the end is later than that', () => {
    for (const end of ['2027-11-30', '2027-12-01'])
      expect(monthsOf(aSubscription({ end }), '9999-12', today)).toMatchObject({ shown: '2027-11', later: null })
  })
})

test('a month’s weeks start on the reader’s first day of the week', () => {
  expect(weeksOf('2026-11', 0)[0]?.[0]).toBe('2026-11-01')
  expect(weeksOf('2026-11', 1)[0]).toEqual(['', '', '', '', '', '', '2026-11-01'])
  expect(weeksOf('2026-11', 1).at(-1)).toEqual(['2026-11-30', '', '', '', '', '', ''])
  expect(weeksOf('2027-02', 1)).toHaveLength(4)
})

test('a subscription is over once it was cancelled or completed, or its payment failed', () => {
  const over: SubscriptionStatus[] = ['cancelled', 'completed', 'payment-failed']
  const open: SubscriptionStatus[] = ['active', 'paused', 'payment-pending', 'unknown']
  for (const status of over) expect(isOver({ status })).toBe(true)
  for (const status of open) expect(isOver({ status })).toBe(false)
})

test('Restart is offered for a subscription that is paused or will be', () => {
  expect(canRestart(aSubscription({ status: 'paused' }), today)).toBe(true)
  expect(canRestart(aSubscription({ pauseFrom: '2026-11-25' }), today)).toBe(true)
  expect(canRestart(aSubscription({ pauseFrom: today }), today)).toBe(false)
  expect(canRestart(aSubscription({ pauseFrom: '2026-11-01', pauseTo: '2026-11-03' }), today)).toBe(false)
  expect(canRestart(aSubscription({ status: 'cancelled', pauseFrom: '2026-11-25' }), today)).toBe(false)
})

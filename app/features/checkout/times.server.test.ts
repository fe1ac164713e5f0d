import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCart, aLine, anItem, aStoreDetail } from '~/domain/test-builders'
import type { OpeningRow } from '~/domain/stores/opening'
import { aShop } from '../../../tests/support/shop-builders'
import { loadCheckout } from './checkout.server'
import { orderTimeText } from './times.server'
import { loadTimes, timesView } from '~/routes/order-time/times-offer.server'

// Monday noon in Ahmedabad.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2030-01-07T06:30:00Z') }))
afterEach(() => void vi.useRealTimers())

const mondays = (from: string, to: string): OpeningRow => ({ weekday: 1, date: '', from, to })
const ahmedabad = { latitude: 23.0225, longitude: 72.5714 }

type Parts = Parameters<typeof aShop>[0] & {
  store?: ReturnType<typeof aStoreDetail> | null
  rows?: OpeningRow[] | Error
  slot?: string
}

const open = ({
  store = aStoreDetail(),
  rows = [mondays('10:00:00', '18:00:00')],
  slot = '',
  settings,
  ...parts
}: Parts = {}) =>
  aShop({
    cart: aCart(aLine()),
    checkout: { slot },
    settings: { systemLocation: ahmedabad, ...settings },
    vendor: {
      stores: {
        byId: async () => store,
        timing: async () => {
          if (rows instanceof Error) throw rows
          return { delivery: rows, pickup: [], licence: '' }
        },
      },
      menus: { item: async () => anItem() },
    },
    ...parts,
  })

/** When the order is for, according to the review, and what blocks it. */
async function reviewed(parts: Parts = {}) {
  const shop = await open(parts)
  const checkout = await loadCheckout(shop)
  if (!checkout.store) throw new Error('no checkout')
  const { blocker, time, slot } = checkout
  return { blocker, slot, text: orderTimeText(shop, time).replace(/\s/g, ' ') }
}

describe('the review', () => {
  test('is for as soon as possible if no time was chosen', async () => {
    expect(await reviewed()).toEqual({ blocker: null, slot: '', text: 'As soon as possible' })
  })

  test('says in one line when the order is for', async () => {
    expect(await reviewed({ slot: '2030-01-07 15:30:00' })).toMatchObject({
      blocker: null,
      text: 'Today, 3:30 – 4:00 PM',
    })
    expect(await reviewed({ slot: '2030-01-14 10:00:00' })).toMatchObject({ text: 'Mon, Jan 14, 10:00 – 10:30 AM' })
  })

  const gone = { kind: 'no-time', why: 'gone' }

  test.each([
    ['is past', '2030-01-07 10:00:00', {}],
    ['is of a day that the store is closed on', '2030-01-08 10:00:00', {}],
    ['is outside hours that have changed since', '2030-01-07 15:30:00', { rows: [mondays('10:00:00', '15:00:00')] }],
    [
      'is not among the hours of pickup',
      '2030-01-07 15:30:00',
      { place: { mode: 'pickup' }, settings: { systemEndTime: '14:00:00' } },
    ],
  ] as [string, string, Parts][])('reports a time that %s, and never moves it', async (_, slot, parts) => {
    expect(await reviewed({ slot, ...parts })).toMatchObject({ blocker: gone, slot })
  })

  test('asks for a time at a pre-order store, and goes on with one', async () => {
    const store = aStoreDetail({ isPreOrderOnly: true })
    expect(await reviewed({ store })).toMatchObject({
      blocker: { kind: 'no-time', why: 'pre-order-only' },
      text: 'No time chosen yet',
    })
    expect(await reviewed({ store, slot: '2030-01-07 15:30:00' })).toMatchObject({ blocker: null })
  })

  test('of a closed store goes on with a time only if the vendor takes orders for later', async () => {
    const closed = { store: aStoreDetail({ isOpen: false }), slot: '2030-01-07 15:30:00' }
    expect(await reviewed(closed)).toMatchObject({ blocker: { kind: 'store-closed' } })
    const settings = { schedulesAfterHours: true }
    // Switched off within its hours: nobody knows for how long, so today is not offered.
    expect(await reviewed({ ...closed, settings })).toMatchObject({ blocker: gone })
    expect(await reviewed({ ...closed, slot: '2030-01-14 15:30:00', settings })).toMatchObject({ blocker: null })
  })

  test('of a store that opens later today goes on with a time of today', async () => {
    const evening = { rows: [mondays('20:00:00', '22:00:00')], slot: '2030-01-07 20:30:00' }
    const closed = { store: aStoreDetail({ isOpen: false }), settings: { schedulesAfterHours: true } }
    expect(await reviewed({ ...closed, ...evening })).toMatchObject({ blocker: null })
  })

  test('uses the hours in the store’s details when its hours cannot be read', async () => {
    const hours = { delivery: [mondays('15:00:00', '16:00:00')], deliveryOnDates: [], pickup: [] }
    const failing = { rows: new Error('gone'), store: aStoreDetail({ hours }) }
    expect(await reviewed({ ...failing, slot: '2030-01-07 15:30:00' })).toMatchObject({ blocker: null })
    expect(await reviewed({ ...failing, slot: '2030-01-07 16:30:00' })).toMatchObject({ blocker: gone })
  })
})

describe('the time page', () => {
  const view = async (parts: Parts = {}, day: string | null = null) => {
    const shop = await open(parts)
    const offer = await loadTimes(shop)
    return offer && timesView(shop, offer, day)
  }

  test('offers as soon as possible, and the slots of each day that has any', async () => {
    const shown = await view()
    expect(shown).toMatchObject({ laterText: null, isAsap: true, day: '2030-01-07', dayName: 'Today' })
    expect(shown?.days.map(({ weekday, day }) => `${weekday} ${day}`)).toEqual([
      'Mon Jan 7',
      'Mon Jan 14',
      'Mon Jan 21',
    ])
    expect(shown?.parts.map(({ part, slots }) => [part, slots.length])).toEqual([
      ['afternoon', 10],
      ['evening', 2],
    ])
  })

  test('shows the requested day, else the day of the chosen time, else the first', async () => {
    expect(await view({}, '2030-01-14')).toMatchObject({ day: '2030-01-14' })
    expect(await view({}, '2030-01-09')).toMatchObject({ day: '2030-01-07' })
    const chosen = await view({ slot: '2030-01-14 10:00:00' })
    expect(chosen).toMatchObject({ day: '2030-01-14', isAsap: false })
    expect(chosen?.parts.flatMap(({ slots }) => slots.filter(({ isChosen }) => isChosen))).toMatchObject([
      { start: '2030-01-14 10:00:00' },
    ])
  })

  test('still marks the chosen time once it has begun', async () => {
    vi.setSystemTime(new Date('2030-01-07T06:40:00Z'))
    const begun = await view({ slot: '2030-01-07 12:00:00' })
    expect(begun?.parts[0]?.slots.slice(0, 2)).toMatchObject([
      { start: '2030-01-07 12:10:00', isChosen: true },
      { start: '2030-01-07 12:30:00', isChosen: false },
    ])
  })

  test('says why as soon as possible is not offered', async () => {
    const text = 'Order now for tomorrow.'
    const closed = { store: aStoreDetail({ isOpen: false }), settings: { schedulesAfterHours: true } }
    expect(await view(closed)).toMatchObject({ laterText: expect.stringContaining('closed right now') })
    const said = { ...closed, settings: { schedulesAfterHours: true, scheduleAfterHoursText: text } }
    expect(await view(said)).toMatchObject({ laterText: text, isAsap: false })
  })

  test.each<[string, Parts]>([
    ['an empty cart', { cart: aCart() }],
    ['a store that is gone', { store: null }],
    ['a closed store that takes no orders for later', { store: aStoreDetail({ isOpen: false }) }],
    ['a vendor that takes no orders', { settings: { isSystemAvailable: false } }],
  ])('offers nothing for %s', async (_, parts) => {
    expect(await view(parts)).toBeNull()
  })
})

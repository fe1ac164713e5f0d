import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCart, aStoreDetail } from '~/domain/test-builders'
import { mondayNoon, openAt, type Parts } from '~/features/checkout/times.test-support'
import { loadTimes, timesView } from './times-offer.server'

beforeEach(() => void vi.useFakeTimers({ now: mondayNoon }))
afterEach(() => void vi.useRealTimers())

describe('the time page', () => {
  const view = async (parts: Parts = {}, day: string | null = null) => {
    const shop = await openAt(parts)
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
    const parts = { ...closed, settings: { schedulesAfterHours: true, scheduleAfterHoursText: text } }
    expect(await view(parts)).toMatchObject({ laterText: text, isAsap: false })
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

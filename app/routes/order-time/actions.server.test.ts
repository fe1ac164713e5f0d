import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCart, aLine, aStoreDetail } from '~/domain/test-builders'
import { mondayNoon, openAt, type Parts } from '~/features/checkout/times.test-support'
import { VendorError } from '~/vendor-api/errors'
import { aShop, fields, leadsTo } from '../../../tests/support/shop-builders'
import { chooseTime, loadTimes, timesView } from './actions.server'

// Monday noon.

type ChoiceParts = { store?: ReturnType<typeof aStoreDetail> | null; fails?: boolean; slot?: string }

async function choose(values: Record<string, string>, { store = aStoreDetail(), fails, slot = '' }: ChoiceParts = {}) {
  const shop = await aShop({
    cart: aCart(aLine()),
    checkout: { slot, notes: 'Ring twice' },
    vendor: {
      stores: {
        byId: () =>
          fails ? Promise.reject(new VendorError('server', 'get_restaurant_detail')) : Promise.resolve(store),
        timing: async () => ({
          delivery: [{ weekday: 1, date: '', from: '10:00:00', to: '18:00:00' }],
          pickup: [],
          licence: '',
        }),
      },
    },
  })
  const response = await chooseTime(shop, fields(values))
  const { slot: savedSlot, notes } = shop.drafts.checkout
  expect(notes).toBe('Ring twice')
  return { savedSlot, leadsTo: leadsTo(response), status: response.status, text: await response.text() }
}

describe('a time', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2030-01-07T12:00:20Z') }))
  afterEach(() => void vi.useRealTimers())
  test('that is offered is stored, and leads back to the review', async () => {
    expect(await choose({ slot: '2030-01-14 10:30:00' })).toMatchObject({
      savedSlot: '2030-01-14 10:30:00',
      leadsTo: '/review-cart',
    })
  })

  test('that began while the page was open is stored as shown', async () => {
    expect(await choose({ slot: '2030-01-07 12:00:00' })).toMatchObject({ savedSlot: '2030-01-07 12:00:00' })
  })

  test('is replaced by as soon as possible', async () => {
    expect(await choose({ slot: 'asap' }, { slot: '2030-01-14 10:30:00' })).toMatchObject({
      savedSlot: '',
      leadsTo: '/review-cart',
    })
  })

  test.each([
    ['that is over', { slot: '2030-01-07 10:30:00' }],
    ['that was never offered', { slot: '2030-01-08 10:30:00' }],
    ['too far away', { slot: '2031-01-07 10:30:00' }],
  ])('%s is refused, and the previous time is kept', async (_, values) => {
    const answer = await choose(values, { slot: '2030-01-14 11:00:00' })
    expect(answer).toMatchObject({ status: 422, savedSlot: '2030-01-14 11:00:00' })
    expect(answer.text).toContain('no longer available')
    expect(JSON.parse(answer.text)).toMatchObject(values)
  })

  test('as soon as possible is refused if it is no longer offered', async () => {
    expect(await choose({ slot: 'asap' }, { store: aStoreDetail({ isPreOrderOnly: true }) })).toMatchObject({
      status: 422,
    })
  })

  test.each<Record<string, string>>([{}, { slot: '' }, { slot: 'tomorrow' }, { slot: '2030-01-14' }])(
    'that is empty or invalid is asked for: %j',
    async (values) => {
      const answer = await choose(values)
      expect([answer.status, answer.savedSlot]).toEqual([400, ''])
      expect(answer.text).toContain('Please select date and time both')
    },
  )

  test('cannot be chosen if nothing can be ordered, and the review says so', async () => {
    expect(await choose({ slot: 'asap' }, { store: null })).toMatchObject({ leadsTo: '/review-cart', savedSlot: '' })
  })

  test('cannot be chosen while the vendor fails, and the form says so', async () => {
    const answer = await choose({ slot: 'asap' }, { fails: true })
    expect([answer.status, answer.text]).toEqual([502, expect.stringContaining('Server error')])
  })
})

describe('the times to choose from', () => {
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
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aStoreDetail } from '~/domain/test-builders'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { loadCheckout } from './checkout.server'
import { extrasOf, extrasView, nearDayText, orderTimeText, reasonText } from './times.server'
import { mondayNoon, mondays, openAt, type Parts } from './times.test-support'

beforeEach(() => void vi.useFakeTimers({ now: mondayNoon }))
afterEach(() => void vi.useRealTimers())

/** When the order is for, according to the review, and what blocks it. */
async function reviewed(parts: Parts = {}) {
  const shop = await openAt(parts)
  const checkout = await loadCheckout(shop)
  if (!checkout.store) throw new Error('no checkout')
  const { blocker, time } = checkout
  return {
    blocker,
    slot: time.start,
    text: orderTimeText(shop, time)
      .replace(/\s/g, ' ')
      .replace(/\u2060/g, ''),
  }
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

  const slotGone = { kind: 'no-time', why: 'gone' }

  test.each([
    ['is past', '2030-01-07 10:00:00', {}],
    ['is of a day that the store is closed on', '2030-01-08 10:00:00', {}],
    [
      'is today, where the store no longer delivers on the same day',
      '2030-01-07 15:30:00',
      { store: aStoreDetail({ isSameDayDelivery: false }) },
    ],
    ['is outside hours that have changed since', '2030-01-07 15:30:00', { rows: [mondays('10:00:00', '15:00:00')] }],
    [
      'is not among the hours of pickup',
      '2030-01-07 15:30:00',
      { place: { mode: 'pickup' }, settings: { systemEndTime: '14:00:00' } },
    ],
  ] as [string, string, Parts][])('reports a time that %s, and never moves it', async (_, slot, parts) => {
    expect(await reviewed({ slot, ...parts })).toMatchObject({ blocker: slotGone, slot })
  })

  test("has times of the store's own length", async () => {
    const store = aStoreDetail({ slotMinutes: 60 })
    expect(await reviewed({ store, slot: '2030-01-07 15:00:00' })).toMatchObject({ text: 'Today, 3:00 – 4:00 PM' })
    expect(await reviewed({ store, slot: '2030-01-07 15:30:00' })).toMatchObject({ blocker: slotGone })
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
    expect(await reviewed({ ...closed, settings })).toMatchObject({ blocker: slotGone })
    expect(await reviewed({ ...closed, slot: '2030-01-14 15:30:00', settings })).toMatchObject({ blocker: null })
  })

  test('of a store that opens later today goes on with a time of today', async () => {
    const evening = { rows: [mondays('20:00:00', '22:00:00')], slot: '2030-01-07 20:30:00' }
    const closed = { store: aStoreDetail({ isOpen: false }), settings: { schedulesAfterHours: true } }
    expect(await reviewed({ ...closed, ...evening })).toMatchObject({ blocker: null })
  })

  test('uses the hours in the store’s details when its hours cannot be read', async () => {
    const hours = { delivery: [mondays('15:00:00', '16:00:00')], deliveryOnDates: [], pickup: [] }
    const failing = { rows: new VendorError('server', 'restaurantTiming'), store: aStoreDetail({ hours }) }
    expect(await reviewed({ ...failing, slot: '2030-01-07 15:30:00' })).toMatchObject({ blocker: null })
    expect(await reviewed({ ...failing, slot: '2030-01-07 16:30:00' })).toMatchObject({ blocker: slotGone })
  })
})

test.each([
  ['2030-01-07', 'Today'],
  ['2030-01-08', 'Tomorrow'],
  ['2030-12-30', 'Mon, Dec 30'],
  ['2031-01-06', 'Mon, Jan 6, 2031'],
  ['2029-12-31', 'Mon, Dec 31, 2029'],
])('the day %s is named %s, with the year if it is not this one', async (date, name) => {
  expect(nearDayText(await openAt(), date).replace(/\s/g, ' ')).toBe(name)
})

test('a chosen time is checked against hours that are read again', async () => {
  const timing = vi.fn(async () => ({ delivery: [mondays('10:00:00', '15:00:00')], pickup: [], licence: '' }))
  const shop = await openAt({ slot: '2030-01-07 15:30:00' })
  Object.assign(shop.vendor.stores, { timing })
  await loadCheckout(shop)
  expect(timing).toHaveBeenCalledExactlyOnceWith('2101', { fresh: true })
})

test('the customer is told in the vendor’s words that the store is closed, and in ours why else a time is needed', async () => {
  const [own, without] = [await openAt({ settings: { scheduleAfterHoursText: 'Order for later?' } }), await openAt()]
  expect([reasonText(own, 'store-closed'), reasonText(own, 'gone')]).toEqual(['Order for later?', own.t('times.gone')])
  expect(reasonText(without, 'store-closed')).toBe(without.t('times.closedNow'))
})

const picture = { id: 'p1', name: 'p1', image: 'https://vendor.example/p1.jpg' }
const chosen = { tip: '20', isContactless: true, pictures: [picture] }
const offering = (asksTip: boolean, isContactlessOffered: boolean, takesPictures: boolean) =>
  aStoreDetail({ overrides: { asksTip, isContactlessOffered, takesPictures } })

test('extras that were chosen count only for a signed-in customer of a store that offers them', async () => {
  const extras = async (
    user: ReturnType<typeof aUser> | null,
    offers: boolean,
    checkout: Partial<typeof chosen>,
    orderPictureLimit = 5,
  ) => {
    const { tip, isContactless, pictures } = extrasOf(
      await aShop({ user, checkout, settings: { orderPictureLimit } }),
      offering(offers, offers, offers),
      'delivery',
    )
    return { tip, isContactless, pictures }
  }
  const none = { tip: '0', isContactless: false, pictures: [] }
  expect(await extras(aUser(), true, chosen)).toEqual(chosen)
  expect(await extras(aUser(), true, chosen, 1)).toEqual(chosen)
  expect(await extras(aUser(), true, {})).toEqual(none)
  expect(await extras(aUser(), false, chosen)).toEqual(none)
  expect(await extras(null, true, chosen)).toEqual(none)
})

test('the review shows the extras that are offered, to signed-in customers', async () => {
  const shown = async (user: ReturnType<typeof aUser> | null, store: ReturnType<typeof offering>) => {
    const shop = await aShop({ user, checkout: chosen, settings: { orderPictureLimit: 1, tipOptions: ['20'] } })
    const view = extrasView(shop, extrasOf(shop, store, 'delivery'))
    return view && [view.tip?.sum ?? null, view.contactless?.isChosen ?? null, view.pictures?.saved.length ?? null]
  }
  expect(await shown(aUser(), offering(true, false, false))).toEqual(['₹20.00', null, null])
  expect(await shown(aUser(), offering(false, true, false))).toEqual([null, true, null])
  expect(await shown(aUser(), offering(false, false, true))).toEqual([null, null, 1])
  expect(await shown(aUser(), offering(false, false, false))).toBeNull()
  expect(await shown(null, offering(true, true, true))).toBeNull()
})

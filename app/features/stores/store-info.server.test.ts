import { describe, expect, test } from 'vitest'
import { isWithin, nextOpening, spansOn, type OpeningRow } from '~/domain/stores/opening'
import type { StoreDetail } from '~/domain/stores/store'
import { aStoreDetail, someSettings } from '~/domain/test-builders'
import { aShop, type VendorStub } from '../../../tests/support/shop-builders'
import { hoursOf, loadFeedback, loadStoreInfo, ownHours, reopeningOf } from './store-info.server'

const review = { stars: 4, name: 'Asha', dateText: '17 May 2024', text: 'Came hot.' }
const everyDay = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({
  ...{ weekday, date: '' },
  ...{ from: '00:00:00', to: '23:59:59' },
}))
const answering = (stores: VendorStub['stores'] = {}): VendorStub => ({
  stores: {
    timing: () => Promise.resolve({ delivery: everyDay, pickup: [], licence: 'LIC-1' }),
    reviews: () => Promise.resolve([review, { ...review, stars: 1.5 }]),
    ...stores,
  },
})
const failing = () => Promise.reject(new Response(null, { status: 504 }))

test('a store shows seven days from today, its address, and its reviews with stars', async () => {
  const store = aStoreDetail({ location: { latitude: 23.02, longitude: 72.57 } })
  const info = await loadStoreInfo(await aShop({ vendor: answering() }), store)
  expect(info.days.map(({ spans }) => spans)).toEqual(Array(7).fill(['Open all day']))
  expect(info.mapHref).toBe('https://www.google.com/maps/search/?api=1&query=23.02%2C72.57')
  expect(info.licence).toBe('LIC-1')
  expect(info.reviews?.map(({ rating }) => rating)).toEqual([
    { text: '4.0', tone: 'good' },
    { text: '1.5', tone: 'poor' },
  ])
})

test('a store shows the hours of the chosen mode, its price for two above 0, and its address on a map', async () => {
  const pickup = [{ weekday: 1, date: '', from: '11:00:00', to: '15:00:00' }] as const
  const vendor = answering({ timing: async () => ({ delivery: everyDay, pickup: [...pickup], licence: '' }) })
  const shop = await aShop({ vendor, place: { mode: 'pickup' }, settings: { isPickupEnabled: true } })
  const info = await loadStoreInfo(shop, aStoreDetail({ priceForTwo: '0', location: null, address: 'Park Road' }))
  expect([info.priceForTwo, info.hoursTitle]).toEqual([null, 'Takeaway'])
  expect(
    info.days.flatMap(({ spans }) => spans.map((span) => span.replace(/\u2060/g, '').replace(/\s/g, ' '))),
  ).toEqual(['11:00 AM – 3:00 PM'])
  expect(info.mapHref).toBe('https://www.google.com/maps/search/?api=1&query=Park+Road')
  const other = await loadStoreInfo(
    await aShop({ vendor }),
    aStoreDetail({ priceForTwo: '300', location: null, address: '' }),
  )
  expect([other.priceForTwo, other.hoursTitle, other.mapHref]).toEqual(['₹300.0', 'Delivery', ''])
})

test('the day of a review is in the language of the page, or as the vendor writes it', async () => {
  const reviews = () => Promise.resolve([review, { ...review, dateText: '2024-05-17 13:05:00' }])
  const info = await loadStoreInfo(await aShop({ vendor: answering({ reviews }) }), aStoreDetail())
  expect(info.reviews?.map(({ dateText }) => dateText.replace(/\s/g, ' '))).toEqual([
    '17 May 2024',
    'May 17, 2024, 1:05 PM',
  ])
})

test('hours show when reviews fail, and reviews when hours fail', async () => {
  const info = await loadStoreInfo(await aShop({ vendor: answering({ reviews: failing }) }), aStoreDetail())
  expect([info.days.length, info.reviews]).toEqual([7, null])
  const other = await loadStoreInfo(await aShop({ vendor: answering({ timing: failing }) }), aStoreDetail())
  expect([other.days.length, other.reviews?.length]).toEqual([7, 2])
})

test('feedback names the store, and an empty list is not an error', async () => {
  const shop = await aShop({ vendor: answering({ reviews: () => Promise.resolve([]) }) })
  expect(await loadFeedback(shop, aStoreDetail({ name: 'Green Bowl' }))).toMatchObject({
    title: 'What customers say about Green Bowl',
    reviews: [],
  })
})

const row = (from: string, to: string): OpeningRow => ({ weekday: 1, date: '', from, to })
const [lunch, dinner] = [row('11:00:00', '15:00:00'), row('18:00:00', '23:00:00')]
const closed = (hours: Partial<StoreDetail['hours']> = { delivery: [lunch] }) =>
  aStoreDetail({ isOpen: false, hours: { delivery: [], deliveryOnDates: [], pickup: [], ...hours } })

/** 2030-01-07 is a Monday. */
const mondayAt = (time: string) => ({ date: '2030-01-07', weekday: 1 as const, time })

const timing = (delivery: OpeningRow[]): VendorStub => ({
  stores: { timing: () => Promise.resolve({ delivery, pickup: [], licence: '' }) },
})
const withoutHours: VendorStub = { stores: { timing: () => Promise.reject(new Response(null, { status: 502 })) } }

describe('the hours of a store', () => {
  const settings = someSettings({ systemStartTime: '08:00:00', systemEndTime: '22:00:00' })

  test('are the answer of their own call, else those in its details, else the system’s', () => {
    expect(hoursOf('delivery', settings, closed(), { delivery: [dinner], pickup: [], licence: '' })).toEqual([dinner])
    expect(hoursOf('delivery', settings, closed(), null)).toEqual([lunch])
    expect(hoursOf('pickup', settings, closed(), null)).toHaveLength(7)
  })

  test("are the store's own only if the vendor's answer or its details name some", () => {
    expect(ownHours('delivery', closed())).toEqual([lunch])
    expect(ownHours('pickup', closed())).toBeNull()
  })

  test('are none if all of them are switched off', () => {
    const off: OpeningRow = { weekday: 1, date: '', from: '', to: '', isOff: true }
    const hours = hoursOf('delivery', settings, closed(), { delivery: [off], pickup: [], licence: '' })
    expect(isWithin(hours, mondayAt('12:00:00'))).toBe(false)
    expect(nextOpening(hours, mondayAt('12:00:00'))).toBeNull()
  })

  test('are those of a date if the vendor lists it, for deliveries', () => {
    const dated = { ...dinner, date: '2030-01-07' }
    const store = closed({ delivery: [lunch], pickup: [lunch], deliveryOnDates: [dated] })
    for (const timing of [null, { delivery: [lunch, { ...lunch, date: '2030-01-07' }], pickup: [], licence: '' }]) {
      expect(spansOn(hoursOf('delivery', settings, store, timing), mondayAt(''))).toEqual([dated])
    }
    expect(spansOn(hoursOf('delivery', settings, store, null), { date: '2030-01-14', weekday: 1 })).toEqual([lunch])
    expect(spansOn(hoursOf('pickup', settings, store, null), mondayAt(''))).toEqual([lunch])
  })
})

describe('a closed store', () => {
  test('says when it opens: today, tomorrow, or on which day', async () => {
    const shop = await aShop({ vendor: timing([dinner]) })
    expect(await reopeningOf(shop, closed(), mondayAt('12:00:00'))).toMatch(/^Opens at 6:00\sPM$/)
    const sunday = { date: '2030-01-06', weekday: 0, time: '12:00:00' } as const
    expect(await reopeningOf(shop, closed(), sunday)).toMatch(/^Opens tomorrow at 6:00\sPM$/)
    expect(await reopeningOf(shop, closed(), mondayAt('23:30:00'))).toMatch(/^Opens Monday at 6:00\sPM$/)
  })

  test('uses its details when its hours cannot be read', async () => {
    const shop = await aShop({ vendor: withoutHours })
    expect(await reopeningOf(shop, closed(), mondayAt('08:00:00'))).toMatch(/^Opens at 11:00\sAM$/)
  })

  test('says nothing while its hours say that it is open, or while the whole system is closed', async () => {
    const shop = await aShop({ vendor: timing([dinner]) })
    expect(await reopeningOf(shop, closed(), mondayAt('19:00:00'))).toBeNull()
    const down = await aShop({ settings: { isSystemAvailable: false } })
    expect(await reopeningOf(down, closed(), mondayAt('12:00:00'))).toBeNull()
  })
})

test('an open store is not asked for its hours', async () => {
  expect(await reopeningOf(await aShop(), aStoreDetail({ isOpen: true }))).toBeNull()
})

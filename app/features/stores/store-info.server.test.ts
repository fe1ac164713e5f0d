import { expect, test } from 'vitest'
import { aStoreDetail } from '~/domain/test-builders'
import { aShop, type VendorStub } from '../../../tests/support/shop-builders'
import { loadFeedback, loadStoreInfo } from './store-info.server'

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
    heading: 'What customers say about Green Bowl',
    reviews: [],
  })
})

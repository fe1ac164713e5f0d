import { describe, expect, test, vi } from 'vitest'
import { aPlace, aStore } from '~/domain/test-builders'
import { aShop, leadsTo } from '../../../tests/support/shop-builders'
import { filterLocally } from './near-stores.server'
import { pageOf, pickupInstead, servedAmong, storePage, storeRows, storesPerPage } from './store-rows.server'

const rows = Array.from({ length: 2 * storesPerPage + 1 }, (_, at) => at)

describe('a page of stores', () => {
  test('is the first by default, and links to the next', () => {
    expect(pageOf(rows, null)).toEqual({ rows: rows.slice(0, 24), previous: null, next: 2 })
  })

  test('starts where the previous one ended, and links both ways', () => {
    expect(pageOf(rows, '2')).toEqual({ rows: rows.slice(24, 48), previous: 1, next: 3 })
  })

  test('that is the last links no further', () => {
    expect(pageOf(rows, '3')).toEqual({ rows: [48], previous: 2, next: null })
    expect(pageOf(rows.slice(0, 24), null)?.next).toBeNull()
  })

  test('is empty when there are no stores', () => {
    expect(pageOf([], null)).toEqual({ rows: [], previous: null, next: null })
  })

  test('covers several when the customer comes back to a grown list', () => {
    expect(pageOf(rows, '1-2')).toEqual({ rows: rows.slice(0, 48), previous: null, next: 3 })
    expect(pageOf(rows, '2-3')).toEqual({ rows: rows.slice(24), previous: 1, next: null })
  })

  test('covers at most the last ten', () => {
    const many = Array.from({ length: 12 * storesPerPage }, (_, at) => at)
    expect(pageOf(many, '1-12')).toEqual({ rows: many.slice(48), previous: 2, next: null })
  })

  test.each(['4', '1-4', '3-2', '0-1', '-', '1-', '1-2-3', '0', '-1', '1.5', '01', 'x', '', '99999999999'])(
    'cannot be %j',
    (wanted) => {
      expect(pageOf(rows, wanted)).toBeNull()
    },
  )
})

test('a page of stores links to its neighbours; a page that is not there leads to the first', async () => {
  const stores = rows.map((at) => aStore({ id: String(at) }))
  const pageAt = async (page: string) =>
    storePage(await aShop({ path: `/stores?page=${page}` }), stores, (number = 1) => `/page-${number}`)
  expect(await pageAt('1')).toMatchObject({ layout: 'list', previous: null, next: '/page-2' })
  expect(await pageAt('3')).toMatchObject({ stores: [{ id: '48' }], previous: '/page-2', next: null })
  const thrown = await pageAt('4').catch((redirect: Response) => redirect)
  expect(leadsTo(thrown as Response)).toBe('/page-1')
})

test('a row names its store; its minimum is left out where zones set it', async () => {
  const store = aStore({ image: 'http://elsewhere.test/2101.webp', enforcesMinimum: true, minimumOrder: '99' })
  const rowIn = async (usesZones: boolean) => storeRows(await aShop({ settings: { usesZones } }), [store])[0]
  expect(await rowIn(false)).toMatchObject({
    ...{ id: '2101', name: 'Green Bowl', slug: 'green-bowl', image: '', pickupOnly: '' },
    minimum: expect.stringContaining('99'),
  })
  expect((await rowIn(true))?.minimum).toBeNull()
})

const place = aPlace()
const near = aStore({ id: 'near' })
const fetched = aStore({ id: 'fetched' })
const far = aStore({ id: 'far', distance: 6839.3, deliveryText: '40 Mins' })

type Parts = Pick<NonNullable<Parameters<typeof aShop>[0]>, 'place' | 'settings'>

async function shopWith(parts: Parts = {}, listed = { delivery: [near], pickup: [near, fetched] }) {
  const nearby = vi.fn(async ({ mode }: { mode: 'delivery' | 'pickup' }) => listed[mode])
  const shop = await aShop({
    path: '/banner-items/31',
    method: 'GET',
    place: { place },
    vendor: { lists: { nearby }, home: { cuisines: () => Promise.resolve([]) } },
    ...parts,
  })
  return { shop, nearby }
}

test('a list that ignores the place marks the stores that do not deliver there, and those with pickup', async () => {
  const { shop } = await shopWith()
  const reading = Promise.resolve([near, fetched, far])
  const { page } = (await filterLocally(shop, { path: '/banner-items/31' }, reading, { tellsServed: true })).list
  expect(page.stores.map(({ isTooFar, pickupOnly, delivery }) => [isTooFar, pickupOnly, delivery?.value])).toEqual([
    [false, 'Takeaway', '35'],
    [true, 'Takeaway', undefined],
    [true, '', undefined],
  ])
})

test('nothing more is asked if all of them deliver, no place is chosen, or the order is pickup', async () => {
  const all = await shopWith()
  expect(await servedAmong(all.shop, [near])).toBeNull()
  expect(all.nearby).toHaveBeenCalledExactlyOnceWith({ place, mode: 'delivery' })
  const none = await shopWith()
  expect([await servedAmong(none.shop, []), none.nearby.mock.calls]).toEqual([null, []])
  for (const parts of [{ place: {} }, { place: { place, mode: 'pickup' as const } }]) {
    const { shop, nearby } = await shopWith({ ...parts, settings: { systemLocation: { latitude: 23, longitude: 72 } } })
    expect(await servedAmong(shop, [far])).toBeNull()
    expect(nearby).not.toHaveBeenCalled()
  }
})

test('nothing is marked if the list of home fails, or may not be whole', async () => {
  const thousand = Array.from({ length: 1000 }, (_, at) => aStore({ id: `near-${at}` }))
  expect(await servedAmong((await shopWith({}, { delivery: thousand, pickup: [] })).shop, [far])).toBeNull()
  const whole = await shopWith({}, { delivery: thousand.slice(1), pickup: [] })
  expect((await servedAmong(whole.shop, [far]))?.delivery.size).toBe(999)
  const { shop, nearby } = await shopWith()
  nearby.mockRejectedValue(new Response(null, { status: 502 }))
  expect(await servedAmong(shop, [far])).toBeNull()
  expect(await pickupInstead(shop, [], '/')).toBeNull()
})

test('stores are marked without pickup if that list fails or there is no pickup', async () => {
  const { shop, nearby } = await shopWith()
  nearby.mockResolvedValueOnce([near]).mockRejectedValueOnce(new Response(null, { status: 502 }))
  expect(await servedAmong(shop, [far])).toEqual({ delivery: new Set(['near']), pickup: new Set() })
  const without = await shopWith({ settings: { isPickupEnabled: false } })
  expect((await servedAmong(without.shop, [far]))?.pickup).toEqual(new Set())
})

test('pickup is offered if no store delivers and one has pickup', async () => {
  expect(await pickupInstead((await shopWith()).shop, [], '/')).toEqual({ pickup: 'Takeaway', backTo: '/' })
  expect(await pickupInstead((await shopWith()).shop, [near], '/')).toBeNull()
  expect(await pickupInstead((await shopWith({ place: { place, mode: 'pickup' } })).shop, [], '/')).toBeNull()
  expect(
    await pickupInstead((await shopWith({ place: {}, settings: { systemLocation: null } })).shop, [], '/'),
  ).toBeNull()
  expect(await pickupInstead((await shopWith({}, { delivery: [], pickup: [] })).shop, [], '/')).toBeNull()
  expect(await pickupInstead((await shopWith({ settings: { isPickupEnabled: false } })).shop, [], '/')).toBeNull()
})

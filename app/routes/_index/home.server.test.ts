import { describe, expect, test } from 'vitest'
import type { VendorNow } from '~/domain/stores/opening'
import type { Banner, Category } from '~/domain/stores/store'
import { aStore, aStoreDetail, someSettings } from '~/domain/test-builders'
import { cancelPayment } from '~/features/payments/gateway-redirect.server'
import type { Shop } from '~/http/shop/shop.server'
import { storeByIdPath } from '~/paths'
import { aShop, aUser, leadsTo, type VendorStub } from '../../../tests/support/shop-builders'
import { loadHome, loadMarketplace, loadSingleStore, noticeOf } from './home.server'

const picture = (name: string) => `/pictures/${name}.webp`
const aBanner = (id: string, ...stores: string[]): Banner => ({
  id,
  image: picture(id),
  stores: stores.map((name) => ({ id: name, name, slug: name })),
})
const aCategory = (id: string, part: Partial<Category> = {}): Category => ({
  ...{ id, name: `Kind ${id}`, text: '', image: '', background: '', color: '' },
  ...part,
})

const location = { latitude: 23, longitude: 72 }
const settings = { systemLocation: location, businessCategories: 2 }

/** A vendor with nothing to show except what a test adds. */
const aVendor = ({ home, ...areas }: VendorStub = {}): VendorStub => ({
  home: {
    banners: () => Promise.resolve([]),
    categories: () => Promise.resolve([]),
    brands: () => Promise.resolve([]),
    cuisines: () => Promise.resolve([]),
    ...home,
  },
  search: { tags: () => Promise.resolve([]) },
  lists: { nearby: () => Promise.resolve([aStore()]) },
  ...areas,
})

const fails = (status: number) => () => Promise.reject<never>(new Response(null, { status }))

async function shelvesOf(shop: Shop) {
  const { shelves } = await loadMarketplace(shop)
  if (!shelves) throw new Error('nothing but stores')
  return shelves
}

describe('a home with many stores', () => {
  test('a banner links to nothing, to its store, or to the list of its stores', async () => {
    const banners = [aBanner('31'), aBanner('32', 'green-bowl'), aBanner('33', 'one', 'two')]
    const shop = await aShop({ settings, vendor: aVendor({ home: { banners: () => Promise.resolve(banners) } }) })
    const { data } = (await shelvesOf(shop)).banners
    expect(data?.map(({ href }) => href)).toEqual([null, '/vendor/green-bowl', '/banner-items/33'])
    expect(data?.map(({ stores }) => stores)).toEqual([[], ['green-bowl'], ['one', 'two']])
  })

  test('a banner is named after its stores that have a name', async () => {
    const [first, ...others] = aBanner('31', 'one', '', 'two').stores
    const banner = { ...aBanner('31'), stores: [{ ...first!, name: '' }, ...others.slice(1)] }
    const shop = await aShop({ settings, vendor: aVendor({ home: { banners: () => Promise.resolve([banner]) } }) })
    expect((await shelvesOf(shop)).banners.data?.[0]?.stores).toEqual(['two'])
  })

  test('a banner with a disallowed picture is left out', async () => {
    const banner = { ...aBanner('31'), image: 'https://elsewhere.test/31.webp' }
    const shop = await aShop({ settings, vendor: aVendor({ home: { banners: () => Promise.resolve([banner]) } }) })
    expect((await shelvesOf(shop)).banners.data).toEqual([])
  })

  test('several kinds of business show in the vendor’s colours', async () => {
    const kinds = [aCategory('5', { background: '#eaf7e9', color: '#1d3b1d' }), aCategory('6')]
    const home = { categories: () => Promise.resolve(kinds) }
    const several = await shelvesOf(await aShop({ settings, vendor: aVendor({ home }) }))
    expect(several.categories.data).toMatchObject([
      { name: 'Kind 5', colors: 'own-eaf7e9-1d3b1d', href: expect.stringMatching(/^\/category\//) },
      { name: 'Kind 6', colors: '' },
    ])
    const one = { categories: () => Promise.resolve(kinds.slice(1)) }
    expect((await shelvesOf(await aShop({ settings, vendor: aVendor({ home: one }) }))).categories.data).toEqual([])
  })

  test('kinds of business are not read if the vendor has none or only one', async () => {
    const unasked = { categories: () => Promise.reject<never>(new Error('asked')) }
    const shop = await aShop({ settings: { ...settings, businessCategories: 1 }, vendor: aVendor({ home: unasked }) })
    expect((await shelvesOf(shop)).categories).toEqual({ data: [], failed: null })
  })

  test('a failing part says so by itself, and the stores and other parts show', async () => {
    const home = { banners: fails(502), categories: fails(504) }
    const shop = await aShop({ settings, vendor: aVendor({ home }) })
    const { shelves, list } = await loadMarketplace(shop)
    const { banners, categories, brands } = shelves ?? {}
    expect([banners, categories]).toEqual([
      { data: null, failed: 'generic' },
      { data: null, failed: 'slow' },
    ])
    expect(brands?.data).toEqual([])
    expect(list?.page.stores).toHaveLength(1)
  })

  test('failing stores are a part too: the other links show, and search engines do not index the page', async () => {
    const banners = () => Promise.resolve([aBanner('31')])
    const vendor = aVendor({ home: { banners }, lists: { nearby: fails(504) } })
    const shop = await aShop({ settings, vendor, path: '/?page=2', method: 'GET', place: { isSkipped: true } })
    const { marketplace, meta, retry } = await loadHome(shop)
    expect(marketplace).toMatchObject({ list: null, failed: 'slow', shelves: { banners: { data: [{ id: '31' }] } } })
    expect([meta, retry]).toEqual([undefined, '/?page=2'])
  })

  test('with a filter only stores are shown and read', async () => {
    const vendor = { ...aVendor(), home: { cuisines: () => Promise.resolve([{ id: '3', name: 'Thai' }]) } }
    const shop = await aShop({ settings, vendor, path: '/?cuisine=3', method: 'GET' })
    const { shelves, list } = await loadMarketplace(shop)
    expect([shelves, list?.filters?.filter.cuisines]).toEqual([null, ['3']])
  })

  test('the delivery switch shows if the vendor offers pickup, under its name for it', async () => {
    const home = async (change: object) =>
      loadHome(await aShop({ settings: { ...settings, ...change }, vendor: aVendor(), place: { isSkipped: true } }))
    expect(await home({ takeawayText: '' })).toMatchObject({ mode: 'delivery', takeawayText: 'Takeaway' })
    expect(await home({ isPickupEnabled: false })).toMatchObject({ mode: null })
  })

  test('a page of stores beyond the end redirects to the first', async () => {
    const shop = await aShop({ settings, vendor: aVendor(), path: '/?page=7', method: 'GET' })
    const answer: unknown = await loadMarketplace(shop).catch((thrown: unknown) => thrown)
    expect(leadsTo(answer as Response)).toBe('/')
  })

  const order = {
    ...{ id: '70001', storeId: '2101', storeName: 'Green Bowl', storeImage: '', total: '301.5', placedAt: '' },
    ...{ madeAt: null, scheduledFor: '', mode: 'delivery' as const, needsRating: false },
  }

  test('a customer sees their orders under way with links; for a guest they are not read', async () => {
    const current = () =>
      Promise.resolve([
        { ...order, status: 'on-the-way' as const },
        { ...order, id: '70000', status: 'delivered' as const, needsRating: true },
        { ...order, id: '70002', status: 'scheduled' as const, scheduledFor: '2026-11-21 10:00:00' },
      ])
    const vendor = aVendor({ orders: { current, latest: () => Promise.resolve([]) } })
    expect((await shelvesOf(await aShop({ settings, vendor }))).orders.data).toEqual([])
    const { orders } = await shelvesOf(await aShop({ settings, vendor, user: aUser() }))
    expect(orders.data).toMatchObject([
      { href: '/order-status/70001', says: 'Your order is on the way', total: '₹301.50' },
      { href: '/order-status/70002', says: expect.stringMatching(/^Scheduled for .*10:00/) as string },
    ])
  })

  test('an order whose payment the customer has cancelled is not among the current ones', async () => {
    const pending = { ...order, id: '70003', status: 'payment-pending' as const }
    const orders = { current: async () => [pending], latest: async () => [], details: async () => pending as never }
    const shop = await aShop({ settings, vendor: aVendor({ orders }), user: aUser() })
    expect((await shelvesOf(shop)).orders.data).toHaveLength(1)
    await cancelPayment(shop, 'order', pending.id)
    expect((await shelvesOf(shop)).orders.data).toEqual([])
  })

  test('a customer sees the last six delivered orders, newest first; a failure there hides nothing else', async () => {
    const lines = [{ name: 'Lassi', diet: 'veg' as const, quantity: 2, amount: '90', choices: [] }]
    const rows = Array.from({ length: 9 }, (_, at) => ({
      ...{ ...order, id: String(at + 1), placedAt: `2026-11-0${at + 1} 10:00:00`, lines },
      ...{ status: at === 8 ? ('cancelled' as const) : ('delivered' as const), needsRating: at === 7 },
    }))
    const current = () => Promise.resolve([])
    const latest = () => Promise.resolve(rows)
    const customer = { settings, user: aUser() }
    const { delivered } = await shelvesOf(
      await aShop({ ...customer, vendor: aVendor({ orders: { current, latest } }) }),
    )
    expect(delivered.data?.map(({ id }) => id)).toEqual(['8', '7', '6', '5', '4', '3'])
    expect(delivered.data?.slice(0, 2)).toMatchObject([
      { contents: '2\u00a0×\u00a0Lassi', href: '/order-details/8', againHref: '/reorder/8', rateHref: '/rating/8' },
      { rateHref: '' },
    ])
    expect((await shelvesOf(await aShop({ settings, vendor: aVendor() }))).delivered.data).toEqual([])
    const failing = aVendor({ orders: { current, latest: fails(502) } })
    expect(await shelvesOf(await aShop({ ...customer, vendor: failing }))).toMatchObject({
      ...{ delivered: { failed: 'generic' }, orders: { data: [] }, banners: { data: [] } },
    })
  })
})

describe('a home with one store', () => {
  const single = { ...settings, isSingleStore: true, singleStoreId: '2201' }
  const categories = [{ id: '7', name: 'Fruit', image: '' }]

  test('a category links to the store with that one open', async () => {
    const store = aStoreDetail({ slug: 'fresh-basket' })
    const menuCategories = (id: string) => Promise.resolve({ categories: id === '2201' ? categories : [], store })
    const menus = { sections: () => Promise.resolve([]) }
    const shop = await aShop({ settings: single, vendor: aVendor({ stores: { menuCategories }, menus }) })
    const { tiles, picker, aisles } = await loadSingleStore(shop)
    expect(tiles).toMatchObject([{ name: 'Fruit', href: '/vendor/fresh-basket?category=7' }])
    expect(aisles).toEqual([])
    expect(picker).toBeNull()
  })

  test('a category leads on if the vendor does not send the store with it', async () => {
    const menuCategories = () => Promise.resolve({ categories, store: null })
    const shop = await aShop({ settings: single, vendor: aVendor({ stores: { menuCategories } }) })
    expect((await loadSingleStore(shop)).tiles).toMatchObject([{ href: `${storeByIdPath('2201')}?category=7` }])
  })

  test('shows nothing if no store delivers', async () => {
    const menuCategories = () => Promise.resolve({ categories: [], store: null })
    const shop = await aShop({ settings: single, vendor: aVendor({ stores: { menuCategories } }) })
    expect((await loadSingleStore(shop)).tiles).toEqual([])
  })

  test('shows the banners if the menu fails', async () => {
    const banners = () => Promise.resolve([aBanner('31')])
    const vendor = aVendor({ home: { banners }, stores: { menuCategories: fails(502) } })
    const home = await loadSingleStore(await aShop({ settings: single, vendor }))
    expect(home).toMatchObject({ tiles: [], failed: 'generic', banners: { data: [{ id: '31' }] } })
  })

  test('shows the banners if the list of stores to pick from fails', async () => {
    const byHand = { ...single, singleStoreId: '', activeStores: 2, selectsStoreByHand: true }
    const vendor = aVendor({ lists: { serving: fails(502), nearby: fails(502) } })
    const home = await loadSingleStore(await aShop({ settings: byHand, vendor }))
    expect(home).toMatchObject({ needsChoice: true, picker: null, failed: 'generic', banners: { data: [] } })
  })

  test('offers the stores that serve the place if the customer must pick one first', async () => {
    const byHand = { ...single, singleStoreId: '', activeStores: 2, selectsStoreByHand: true }
    const vendor = aVendor({ lists: { serving: () => Promise.resolve([aStore()]) } })
    const { picker, tiles } = await loadSingleStore(await aShop({ settings: byHand, vendor }))
    expect(picker).toMatchObject({ needsChoice: true, stores: [{ name: 'Green Bowl' }] })
    expect(tiles).toEqual([])
  })
})

describe('the reason why nothing can be ordered now', () => {
  const noon: VendorNow = { date: '2026-11-22', weekday: 0, time: '12:00:00' }
  const night = { ...noon, time: '03:00:00' }
  const hours = { systemStartTime: '09:00:00', systemEndTime: '22:00:00', scheduleAfterHoursText: 'Order for later' }

  test("is the vendor's text if the system is not available, at any hour", () => {
    const closed = someSettings({ ...hours, isSystemAvailable: false, notAvailableReason: 'Heavy rain' })
    expect(noticeOf(closed, night)).toEqual({ kind: 'closed', text: 'Heavy rain' })
  })

  test('is the vendor’s text about later orders outside the system’s hours', () => {
    expect(noticeOf(someSettings(hours), night)).toEqual({ kind: 'late', text: 'Order for later' })
    expect(noticeOf(someSettings(hours), noon)).toBeNull()
  })

  test('does not exist while the system is open around the clock', () => {
    expect(noticeOf(someSettings(), { ...noon, time: '23:59:30' })).toBeNull()
  })
})

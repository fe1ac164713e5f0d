import { describe, expect, test, vi } from 'vitest'
import type { FoundItem } from '~/domain/stores/search'
import type { Store } from '~/domain/stores/store'
import { anItem, aPlace, aStore, aStoreDetail } from '~/domain/test-builders'
import { aShop, type VendorStub } from '../../../tests/support/shop-builders'
import { search, searchIdeas } from './route'

const store = aStore({ id: '2101', name: 'Green Bowl' })
const anItemOf = (id: string): FoundItem => ({ ...anItem({ id }), sectionId: '77' })
const failing = () => Promise.reject(new Response(null, { status: 502 }))

function stub(calls: VendorStub['search']): VendorStub {
  return {
    home: { cuisines: () => Promise.resolve([{ id: '3', name: 'Thai' }]) },
    search: {
      stores: () => Promise.resolve([]),
      items: () => Promise.resolve([]),
      status: () => Promise.resolve([]),
      ...calls,
    },
  }
}

async function searchFor(path: string, calls: VendorStub['search'] = {}, isSingleStore = false) {
  const shop = await aShop({ path, method: 'GET', vendor: stub(calls), settings: { isSingleStore } })
  return search(shop)
}

test('a text that is too short does not reach the vendor', async () => {
  expect(await searchFor('/search?q=%20ab%20')).toEqual({ text: 'ab', found: null })
})

test('items are grouped by store with current facts, three each; the store’s page has the rest', async () => {
  const items = ['901', '902', '903', '904'].map(anItemOf)
  const status = [{ storeId: '2101', itemId: '901', isSoldOut: false, isCustomisable: false, stock: 2 }]
  const { found } = await searchFor('/search?q=dal+rice', {
    items: () => Promise.resolve([{ store, items }]),
    status: () => Promise.resolve(status),
  })
  expect(found?.items.data).toMatchObject({ count: 4, isKnown: true })
  const [group] = found?.items.data?.groups ?? []
  expect(group).toMatchObject({ storeId: '2101', href: '/vendor/green-bowl', hasMore: true })
  expect(group?.items.map(({ id, isSoldOut, left }) => [id, isSoldOut, left])).toEqual([
    ['901', false, 2],
    ['902', true, null],
    ['903', true, null],
  ])
})

test('items of a store that serves the place are below its facts; nothing is lost if these cannot be read', async () => {
  const searchNear = async (nearby: () => Promise<Store[]>) => {
    const items = () => Promise.resolve([{ store, items: [anItemOf('901')] }])
    const vendor = { ...stub({ items }), lists: { nearby } }
    const shop = await aShop({ path: '/search?q=dal', method: 'GET', vendor, place: { place: aPlace() } })
    return (await search(shop)).found?.items.data?.groups
  }
  const near = aStore({ id: '2101', rating: 4.2, deliveryFigure: 'time', deliveryText: '35 Mins' })
  expect(await searchNear(() => Promise.resolve([near]))).toMatchObject([
    { facts: { rating: { text: '4.2' }, delivery: { value: '35' } } },
  ])
  expect(await searchNear(failing)).toMatchObject([{ storeId: '2101', facts: null }])
})

test.each([
  ['cannot answer', failing],
  ['answers for none of the items', () => Promise.resolve([])],
])('while the vendor %s items are added on their own pages', async (_, status) => {
  const { found } = await searchFor('/search?q=dal', {
    items: () => Promise.resolve([{ store, items: [anItemOf('901')] }]),
    status,
  })
  expect(found?.items.data).toMatchObject({ isKnown: false, groups: [{ items: [{ hasChoices: true }] }] })
})

test('stores are filtered and sorted here; a few come above the items, many below', async () => {
  const stores = ['1', '2', '3', '4'].map((id) => aStore({ id, rating: Number(id), cuisines: ['Thai'] }))
  const { found } = await searchFor('/search?q=thai&sort=rating&cuisine=3', { stores: () => Promise.resolve(stores) })
  expect(found?.stores.data?.page.stores.map(({ id }) => id)).toEqual(['4', '3', '2', '1'])
  const chips = found?.stores.data?.filters?.toggles ?? []
  expect(chips.filter(({ isOn }) => isOn).map(({ href }) => href)).toEqual([
    '/search?q=thai&cuisine=3',
    '/search?q=thai&sort=rating',
  ])
  expect([found?.areStoresFirst, found?.isNothing]).toEqual([false, false])
})

test('a search without results says so, unless a part of it failed', async () => {
  expect((await searchFor('/search?q=zzzz')).found).toMatchObject({ isNothing: true, areStoresFirst: true })
  const { found } = await searchFor('/search?q=zzzz', { stores: failing })
  expect(found).toMatchObject({ isNothing: false, stores: { failed: 'generic' }, items: { failed: null } })
})

test('a shop with one store searches only items', async () => {
  const inOneStore = vi.fn(() => Promise.resolve([]))
  const { found } = await searchFor('/search?q=berries', { inOneStore, items: failing, stores: failing }, true)
  expect(inOneStore).toHaveBeenCalledOnce()
  expect(found).toMatchObject({ isNothing: true, stores: { data: null } })
})

describe('ideas where there are no results', () => {
  const named = (...names: string[]) => names.map((name, at) => ({ id: String(at), name, image: '' }))
  const ideasOf = async (vendor: VendorStub, isSingleStore = false) =>
    searchIdeas(await aShop({ vendor, settings: { isSingleStore } }))
  const cuisinesOf = (...names: string[]) => ({ home: { cuisines: () => Promise.resolve(named(...names)) } })

  test('are the first cuisines whose names are long enough to search for', async () => {
    expect(await ideasOf(cuisinesOf('Ox', 'Thai'))).toEqual([{ name: 'Thai', href: '/search?q=Thai' }])
    const many = Array.from({ length: 20 }, (_, at) => `Cuisine ${at}`)
    expect(await ideasOf(cuisinesOf(...many))).toHaveLength(16)
  })

  test('are the parts of the menu in a shop with a single store', async () => {
    const menuCategories = () => Promise.resolve({ store: aStoreDetail({ slug: 'basket' }), categories: named('Tea') })
    expect(await ideasOf({ stores: { menuCategories } }, true)).toEqual([
      { name: 'Tea', href: '/vendor/basket?category=0' },
    ])
  })

  test('are none if the vendor fails', async () => {
    expect(await ideasOf({ home: { cuisines: failing } })).toEqual([])
    expect(await ideasOf({ stores: { menuCategories: failing } }, true)).toEqual([])
  })
})

import { describe, expect, test, vi } from 'vitest'
import type { Store } from '~/domain/stores/store'
import { aStore } from '~/domain/test-builders'
import { aShop, leadsTo } from '../../../tests/support/shop-builders'
import { filterLocally, groupScreen, loadNearStores, loadStorePicker } from './near-stores.server'

const cuisines = [
  { id: '3', name: 'Thai' },
  { id: '7', name: 'Salads' },
]
const place = { latitude: 23, longitude: 72, address: '', city: '', state: '' }
const stores = Array.from({ length: 30 }, (_, at) =>
  aStore({ id: String(at), kind: at % 2 ? 'veg' : 'non-veg', isOpen: true }),
)
const address = { path: '/category/abc' }

async function listAt(path: string, known: typeof cuisines | Response = cuisines) {
  const nearby = vi.fn(() => Promise.resolve(stores))
  const shop = await aShop({
    path,
    method: 'GET',
    settings: { systemLocation: place },
    vendor: {
      lists: { nearby },
      home: { cuisines: () => (Array.isArray(known) ? Promise.resolve(known) : Promise.reject(known)) },
    },
  })
  const loaded = await loadNearStores(shop, address, '12').catch((error: unknown) => error as Response)
  return { loaded, nearby }
}

test('the vendor gets the filter of the address, without unknown cuisines', async () => {
  const { loaded, nearby } = await listAt('/category/abc?cuisine=7&cuisine=99&sort=rating')
  expect(nearby).toHaveBeenCalledWith(
    expect.objectContaining({ categoryId: '12', filter: { cuisines: ['7'], sort: 'rating', vegOnly: false } }),
  )
  if (loaded instanceof Response) throw loaded
  expect(loaded.list.filters).toMatchObject({ active: 2, all: '/category/abc' })
  expect(loaded.list.filters?.toggles.filter(({ isOn }) => isOn)).toMatchObject([
    { name: 'Top rated', href: '/category/abc?cuisine=7' },
    { name: 'Salads', href: '/category/abc?sort=rating' },
  ])
  expect(loaded.list.page.next).toBe('/category/abc?cuisine=7&sort=rating&page=2')
})

test('a chip adds its cuisine to the chosen ones; those after the twelfth have chips while they are chosen', async () => {
  const many = Array.from({ length: 14 }, (_, at) => ({ id: String(at), name: `Cuisine ${at}` }))
  const { loaded } = await listAt('/category/abc?cuisine=13', many)
  if (loaded instanceof Response) throw loaded
  const chips = loaded.list.filters?.toggles.filter(({ name }) => name.startsWith('Cuisine')) ?? []
  expect(chips.map(({ id }) => id)).toEqual([...many.slice(0, 12), many[13]!].map(({ id }) => id))
  expect([chips[0]?.href, chips[12]?.href]).toEqual(['/category/abc?cuisine=0&cuisine=13', '/category/abc'])
})

test('vegetarian stores are filtered here', async () => {
  const { loaded } = await listAt('/category/abc?veg=1')
  if (loaded instanceof Response) throw loaded
  expect([loaded.list.count, loaded.list.page.stores.length]).toEqual([15, 15])
  expect(loaded.list.filters?.toggles[0]).toMatchObject({ name: 'Veg only', href: '/category/abc', isOn: true })
})

test('without the vendor’s list of cuisines the stores and their order still show', async () => {
  const { loaded } = await listAt('/category/abc?cuisine=7&sort=cost', new Response(null, { status: 502 }))
  if (loaded instanceof Response) throw loaded
  expect(loaded.list).toMatchObject({ count: 30, filters: { cuisines: [], active: 1, all: '/category/abc' } })
})

test('a page beyond the end redirects to the first, with the filter kept', async () => {
  const { loaded } = await listAt('/category/abc?veg=1&page=9')
  expect(leadsTo(loaded as Response)).toBe('/category/abc?veg=1')
})

const path = '/brand-items/4'
const thai = aStore({ id: 'thai', kind: 'non-veg', cuisines: ['Thai'] })
const closed = aStore({ id: 'closed', kind: 'non-veg', cuisines: ['Burgers'], isOpen: false })
const more = ['one', 'two'].map((id) => aStore({ id, kind: 'non-veg', cuisines: ['Thai'] }))

const brandShop = (query: string) =>
  aShop({ path: path + query, method: 'GET', vendor: { home: { cuisines: async () => cuisines } } })

/** A list that the vendor does not filter. */
async function unfiltered(query: string, listed: Store[]) {
  const reading = Promise.resolve(listed)
  const { list } = await filterLocally(await brandShop(query), { path }, reading, { tellsServed: true })
  return list
}

test('filters show for more than three stores, and while they are used; only an unfiltered page is indexed', async () => {
  const lists = [
    await unfiltered('', [closed, thai, ...more.slice(1)]),
    await unfiltered('', [closed, thai, ...more]),
    await unfiltered('?sort=rating', [closed, thai]),
    await unfiltered('?page=2-3', [...stores, ...stores]),
  ]
  expect(lists.map(({ filters, canonical }) => [filters?.active, canonical])).toEqual([
    [undefined, path],
    [0, path],
    [1, null],
    [0, `${path}?page=2`],
  ])
})

test('a list that the vendor does not filter keeps its order until it is narrowed, and offers its own cuisines', async () => {
  const listed = [closed, thai, ...more]
  const seen = (list: Awaited<ReturnType<typeof unfiltered>>) => [
    list.page.stores.map(({ id }) => id),
    list.filters?.cuisines.map(({ name }) => name),
  ]
  expect(seen(await unfiltered('', listed))).toEqual([['closed', 'thai', 'one', 'two'], ['Thai']])
  expect(seen(await unfiltered('?cuisine=3', listed))).toEqual([['thai', 'one', 'two'], ['Thai']])
  expect(seen(await unfiltered('?cuisine=7', listed))).toEqual([[], ['Thai', 'Salads']])
})

describe('the page of a brand', () => {
  const listed = [{ id: '4', name: 'Bowls', image: '', text: 'All bowls' }]
  const failing = () => Promise.reject(new Response(null, { status: 502 }))
  const pageOf = async (stores: Store[], groups: () => Promise<typeof listed>, query = '') =>
    groupScreen(await brandShop(query), '4', {
      path,
      reading: Promise.resolve(stores),
      groups: groups(),
      unnamed: 'Stores of this brand',
      frame: { width: 240, height: 240 },
    }).catch((error: Response) => error.status)

  test('exists if the vendor lists the brand, or stores of it', async () => {
    expect(await pageOf([], async () => listed)).toMatchObject({
      ...{ title: 'Bowls', text: 'All bowls', meta: { canonical: path, description: 'All bowls' } },
      ...{ list: { count: 0 }, retry: path },
    })
    expect(await pageOf([thai], async () => [])).toMatchObject({ title: 'Stores of this brand', list: { count: 1 } })
    expect(await pageOf([], async () => [])).toBe(404)
  })

  test('exists when a filter leaves none of its stores', async () => {
    expect(await pageOf([thai], async () => [], '?veg=1')).toMatchObject({ list: { count: 0, filters: { active: 1 } } })
  })

  test('fails without name and stores, because nobody knows whether the brand exists', async () => {
    expect(await pageOf([thai], failing)).toMatchObject({ title: 'Stores of this brand' })
    expect(await pageOf([], failing)).toBe(502)
  })
})

test('in the store picker of a marketplace only a picked store is current', async () => {
  const picker = async (isSingleStore: boolean, storeName: string) => {
    const shop = await aShop({
      path: '/stores',
      method: 'GET',
      place: { storeId: '2101', storeName },
      settings: { isSingleStore, systemLocation: place },
      vendor: { lists: { nearby: async () => stores } },
    })
    return (await loadStorePicker(shop)).current
  }
  expect([await picker(false, ''), await picker(false, 'Green Bowl'), await picker(true, '')]).toEqual([
    ...['', '2101', '2101'],
  ])
})

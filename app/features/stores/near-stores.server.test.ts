import { expect, test, vi } from 'vitest'
import { aStore } from '~/domain/test-builders'
import { aShop, leadsTo } from '../../../tests/support/shop-builders'
import { loadNearStores } from './near-stores.server'

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

test('the filter of the address goes to the vendor, without cuisines that it does not have', async () => {
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

test('stores without meat are found here', async () => {
  const { loaded } = await listAt('/category/abc?veg=1')
  if (loaded instanceof Response) throw loaded
  expect([loaded.list.count, loaded.list.page.stores.length]).toEqual([15, 15])
  expect(loaded.list.filters?.toggles[0]).toMatchObject({ name: 'Veg only', href: '/category/abc', isOn: true })
})

test('without the vendor’s cuisines the list and its order still hold', async () => {
  const { loaded } = await listAt('/category/abc?cuisine=7&sort=cost', new Response(null, { status: 502 }))
  if (loaded instanceof Response) throw loaded
  expect(loaded.list).toMatchObject({ count: 30, filters: { cuisines: [], active: 1, all: '/category/abc' } })
})

test('a page that the list does not have leads to its beginning, filters kept', async () => {
  const { loaded } = await listAt('/category/abc?veg=1&page=9')
  expect(leadsTo(loaded as Response)).toBe('/category/abc?veg=1')
})

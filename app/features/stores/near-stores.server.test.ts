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

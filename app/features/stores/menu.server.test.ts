import { describe, expect, test, vi } from 'vitest'
import type { MenuItem, MenuSection } from '~/domain/stores/menu'
import { aCart, aLine, anItem, aPlace, aStoreDetail, someSettings } from '~/domain/test-builders'
import { storeByIdPath } from '~/paths'
import { aShop, type VendorStub } from '../../../tests/support/shop-builders'
import { filterMenu, itemRow, loadMenu, menuFilter, menuTools, onlyStoresMenu } from './menu.server'

const failing = () => Promise.reject<never>(new Response(null, { status: 502 }))
const parts = [
  { id: '7', name: 'Fruit', image: '' },
  { id: '8', name: 'Bread', image: '' },
]

async function menuOf(store: Parameters<typeof aStoreDetail>[0], vendor: VendorStub) {
  return loadMenu(await aShop({ settings: { bigMenuItemCount: 100 }, vendor }), aStoreDetail(store))
}

test('a menu that cannot be read is left out of its store, however the vendor reports it', async () => {
  const nothing = { links: null, sections: null }
  expect(await menuOf({}, { menus: { sections: failing } })).toEqual(nothing)
  expect(await menuOf({ menuCategoryCount: 2 }, { stores: { menuCategories: failing } })).toEqual(nothing)
  expect(await menuOf({ itemCount: 500 }, { menus: { headers: failing } })).toEqual(nothing)
})

test('a part of a menu that cannot be read keeps the links to the others', async () => {
  const menuCategories = () => Promise.resolve({ categories: parts, store: null })
  const headers = () => Promise.resolve(parts.map((part) => ({ ...part, description: '', items: [] })))
  const byCategory = { stores: { menuCategories }, menus: { sections: failing } }
  const bySection = { menus: { headers, sectionItems: failing } }
  for (const menu of [
    await menuOf({ menuCategoryCount: 2 }, byCategory),
    await menuOf({ itemCount: 500 }, bySection),
  ]) {
    expect(menu.links?.map(({ name }) => name)).toEqual(['Fruit', 'Bread'])
    expect(menu.sections).toBeNull()
  }
})

const item = (name: string, diet: MenuItem['diet'] = 'veg'): MenuItem => ({
  id: name,
  name,
  description: '',
  image: '',
  price: '10',
  listPrice: '10',
  stock: 5,
  isSoldOut: false,
  diet,
  isCustomisable: false,
  packagingCharge: '0',
  taxPercent: null,
  isBogo: false,
  soldAt: '',
  isSubscribable: false,
})

const section = (name: string, ...items: MenuItem[]): MenuSection => ({
  id: name,
  name,
  description: '',
  items,
  image: '',
})

const menu = [
  section('Drinks', item('Café au lait'), item('Lime soda')),
  section('Grill', item('Chicken lime skewer', 'non-veg'), item('Water', 'none')),
]

test('a menu by categories or of many items is read by parts: the one in the address, else the first', async () => {
  const categories = parts.map(({ id, name }) => section(id, item(name)))
  const menus = {
    sections: async ({ categoryId }: { categoryId?: string }) =>
      categories.filter(({ id }) => !categoryId || id === categoryId),
    headers: async () => categories.map((one) => ({ ...one, items: [] })),
    sectionItems: async (_: string, sectionId: string) => categories.find(({ id }) => id === sectionId) ?? null,
  }
  const stores = { menuCategories: async () => ({ categories: parts, store: null }) }
  const read = async (path: string, store: Parameters<typeof aStoreDetail>[0], text = '') => {
    const shop = await aShop({ path, method: 'GET', settings: { bigMenuItemCount: 100 }, vendor: { menus, stores } })
    const { links, sections } = await loadMenu(shop, aStoreDetail(store), text)
    return [links?.filter(({ isCurrent }) => isCurrent).map(({ href }) => href), sections?.map(({ id }) => id)]
  }
  for (const [parameter, store] of [
    ['category', { menuCategoryCount: 1 }],
    ['section', { itemCount: 101 }],
  ] as const) {
    expect(await read('/vendor/green-bowl', store)).toEqual([[`?${parameter}=7`], ['7']])
    expect(await read(`/vendor/green-bowl?${parameter}=8`, store)).toEqual([[`?${parameter}=8`], ['8']])
    expect(await read(`/vendor/green-bowl?${parameter}=8`, store, 'fruit')).toEqual([undefined, ['7', '8']])
  }
  expect(await read('/vendor/green-bowl', { itemCount: 100 })).toEqual([undefined, ['7', '8']])
})

test('the only store’s menu is that of the place for a delivery, and of any place for pickup', async () => {
  const menuCategories = vi.fn(async () => ({ categories: parts.slice(1), store: null }))
  const menuIn = async (mode: 'delivery' | 'pickup') =>
    onlyStoresMenu(
      await aShop({ place: { mode, place: aPlace(), storeId: '2101' }, vendor: { stores: { menuCategories } } }),
    )
  expect((await menuIn('delivery')).parts).toEqual([{ ...parts[1], href: `${storeByIdPath('2101')}?category=8` }])
  expect(menuCategories).toHaveBeenLastCalledWith('2101', aPlace())
  await menuIn('pickup')
  expect(menuCategories).toHaveBeenLastCalledWith('2101', null)
})

test('the veg switch shows where it changes something, and keeps the part and the search', async () => {
  const toolsAt = async (query: string, sections: MenuSection[], isMultiStore = true) => {
    const shop = await aShop({ path: `/vendor/green-bowl?${query}`, method: 'GET', settings: { isMultiStore } })
    return menuTools(shop, sections, menuFilter(shop.url.searchParams))
  }
  expect(await toolsAt('category=7&q=lime&page=2', menu)).toMatchObject({
    vegSwitch: '/vendor/green-bowl?category=7&q=lime&veg=1',
    elsewhere: '/search?q=lime',
  })
  expect(await toolsAt('section=7&veg=1', menu.slice(0, 1))).toMatchObject({
    vegSwitch: '/vendor/green-bowl?section=7',
    elsewhere: null,
  })
  for (const one of [menu.slice(0, 1), [section('Grill', item('Chicken', 'non-veg'))]])
    expect(await toolsAt('q=a', one, false)).toMatchObject({ vegSwitch: null, elsewhere: null })
  expect(await toolsAt('', [])).toBeNull()
})

const namesFor = (query: string) =>
  filterMenu(menu, menuFilter(new URLSearchParams(query))).flatMap(({ items }) => items.map(({ name }) => name))

describe('filtering a menu', () => {
  test('matches words of the name in any order, case and accents', () => {
    expect(namesFor('q=LIME')).toEqual(['Lime soda', 'Chicken lime skewer'])
    expect(namesFor('q=lime+chicken')).toEqual(['Chicken lime skewer'])
    expect(namesFor('q=cafe')).toEqual(['Café au lait'])
  })

  test('can keep only items marked as vegetarian', () => {
    expect(namesFor('veg=1')).toEqual(['Café au lait', 'Lime soda'])
    expect(namesFor('veg=1&q=lime')).toEqual(['Lime soda'])
  })

  test('leaves no empty section', () => {
    expect(filterMenu(menu, { text: 'soda', isVegOnly: false }).map(({ name }) => name)).toEqual(['Drinks'])
    expect(namesFor('q=nothing')).toEqual([])
  })

  test('changes nothing without a filter', () => {
    expect(filterMenu(menu, menuFilter(new URLSearchParams('q=++&veg=no')))).toEqual(menu)
  })
})

test.each([
  ['99.6', '100.2', 2, [true, true]],
  ['99.6', '100.2', 0, [false, false]],
  ['100', '100', 2, [false, false]],
  ['120', '100', 2, [false, false]],
  ['0', '100', 2, [false, false]],
])(
  'an item for %s with the list price %s is reduced only if %i decimals show it',
  async (price, listPrice, decimals, shown) => {
    const shop = await aShop({ settings: { currency: { ...someSettings().currency, decimals } } })
    const row = itemRow(shop, '2101', anItem({ price, listPrice }))
    expect([row.listPrice !== null, row.saving !== null]).toEqual(shown)
  },
)

test('a price is shown, only one of 0 not if choices set the price or the item is sold out', async () => {
  const shop = await aShop({})
  const priceOf = (item: Partial<MenuItem>) => itemRow(shop, '2101', anItem({ price: '0', ...item })).price
  expect(priceOf({ isCustomisable: true })).toBeNull()
  expect(priceOf({ isCustomisable: false })).toMatch(/0/)
  expect(priceOf({ isCustomisable: true, price: '180' })).toContain('180')
  expect(priceOf({ isCustomisable: false, isSoldOut: true })).toBeNull()
  expect(priceOf({ isCustomisable: false, isSoldOut: true, price: '180' })).toContain('180')
})

test('an item without stock is sold out, and a small stock says how many are left', async () => {
  const shop = await aShop({ settings: { subscriptionsEnabled: true } })
  const shown = (part: Partial<MenuItem>) => {
    const { isSoldOut, left, isSubscribable } = itemRow(shop, '2101', anItem({ isSubscribable: true, ...part }))
    return [isSoldOut, left, isSubscribable]
  }
  expect(shown({ isSubscribable: false })).toEqual([false, null, false])
  expect(shown({ stock: 4 })).toEqual([false, null, true])
  expect(shown({ stock: 3 })).toEqual([false, 3, true])
  for (const gone of [{ stock: 0 }, { stock: 3, isSoldOut: true }]) expect(shown(gone)).toEqual([true, null, false])
})

test('a row follows the item, the currency, the cart and whether there are subscriptions', async () => {
  const item = anItem({ isSubscribable: true, price: '100' })
  const rowIn = async (given: Parameters<typeof aShop>[0]) => itemRow(await aShop(given), '2101', item)
  const settings = someSettings()
  const currency = { ...settings.currency, sign: '€' }
  const first = await rowIn({ settings: { subscriptionsEnabled: false } })
  expect([first.isSubscribable, first.held, first.price?.includes('€')]).toEqual([false, 0, false])
  expect((await rowIn({ settings: { subscriptionsEnabled: true } })).isSubscribable).toBe(true)
  expect((await rowIn({ settings: { currency } })).price).toContain('€')
  const cart = aCart(aLine({ itemId: item.id, quantity: 2 }))
  expect((await rowIn({ cart })).held).toBe(2)
  expect((await rowIn({})).held).toBe(0)
})

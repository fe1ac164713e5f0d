import { expect, test, describe } from 'vitest'
import { aStoreDetail, aCart, aLine, anItem, someSettings } from '~/domain/test-builders'
import { aShop, type VendorStub } from '../../../tests/support/shop-builders'
import { loadMenu, filterMenu, menuFilter, itemRow } from './menu.server'
import type { MenuItem, MenuSection } from '~/domain/stores/menu'

const failing = () => Promise.reject<never>(new Response(null, { status: 502 }))
const noFilter = { text: '', isVegOnly: false }
const parts = [
  { id: '7', name: 'Fruit', image: '' },
  { id: '8', name: 'Bread', image: '' },
]

async function menuOf(store: Parameters<typeof aStoreDetail>[0], vendor: VendorStub) {
  return loadMenu(await aShop({ settings: { bigMenuItemCount: 100 }, vendor }), aStoreDetail(store), noFilter)
}

test('a menu that cannot be read is left out of its store, however the vendor reports it', async () => {
  const nothing = { links: null, sections: null }
  expect(await menuOf({}, { menus: { sections: failing } })).toEqual(nothing)
  expect(await menuOf({ menuCategoryCount: 2 }, { stores: { menuCategories: failing } })).toEqual(nothing)
  expect(await menuOf({ itemCount: 500 }, { menus: { headers: failing } })).toEqual(nothing)
})

test('a part of a menu that cannot be read keeps the links to the others', async () => {
  const menuCategories = () => Promise.resolve({ categories: parts, store: null })
  const headers = () => Promise.resolve(parts.map((part) => ({ ...part, description: '', itemCount: 1, items: [] })))
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
  itemCount: items.length,
  items,
  image: '',
})

const menu = [
  section('Drinks', item('Café au lait'), item('Lime soda')),
  section('Grill', item('Chicken lime skewer', 'non-veg'), item('Water', 'none')),
]

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
])(
  'an item for %s with the list price %s is reduced only if %i decimals show it',
  async (price, listPrice, decimals, shown) => {
    const shop = await aShop({ settings: { currency: { ...someSettings().currency, decimals } } })
    const row = itemRow(shop, '2101', anItem({ price, listPrice }))
    expect([row.listPrice !== null, row.saving !== null]).toEqual(shown)
  },
)

test('a price of 0 is not shown if choices set the price', async () => {
  const shop = await aShop({})
  const priceOf = (item: Partial<MenuItem>) => itemRow(shop, '2101', anItem({ price: '0', ...item })).price
  expect(priceOf({ isCustomisable: true })).toBeNull()
  expect(priceOf({ isCustomisable: false })).toMatch(/0/)
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

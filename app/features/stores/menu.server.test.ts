import { expect, test } from 'vitest'
import { aStoreDetail } from '~/domain/test-builders'
import { aShop, type VendorStub } from '../../../tests/support/shop-builders'
import { loadMenu } from './menu.server'

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
  const headers = () =>
    Promise.resolve(parts.map((part) => ({ ...part, description: '', itemCount: 1, isLoaded: false, items: [] })))
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

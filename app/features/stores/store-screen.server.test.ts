import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCart, aLine, anItem, aPlace, aStoreDetail } from '~/domain/test-builders'
import { categoryPath } from '~/paths'
import { aShop, type VendorStub } from '../../../tests/support/shop-builders'
import { categoryIn, loadStoreHead, loadStoreScreen, storeIdOf } from './store-screen.server'

const failing = () => Promise.reject<never>(new Response(null, { status: 502 }))
const timing = async () => ({ delivery: [], pickup: [], licence: '' })

test('the page of a store is shown without its offers and prices of the cart while these cannot be read', async () => {
  const vendor: VendorStub = {
    offers: { list: failing },
    menus: { sections: async () => [], item: failing },
    stores: { timing, byId: failing },
  }
  const shop = await aShop({ vendor, cart: aCart(aLine({ quantity: 2 })), path: '/vendor/green-bowl' })
  const screen = await loadStoreScreen(shop, aStoreDetail())
  expect([screen.title, screen.offers, screen.cart]).toEqual([aStoreDetail().name, null, null])
  expect(screen.summary).toMatchObject({ count: 2 })
})

test('a search in a menu links to what it found, and one that finds nothing to the parts of the whole menu', async () => {
  const sections = ['Bowls', 'Drinks'].map((name) => ({
    ...{ id: name, name, description: '', image: '' },
    items: [anItem({ id: name, name })],
  }))
  const vendor = { offers: { list: async () => [] }, menus: { sections: async () => sections }, stores: { timing } }
  const linksFor = async (text: string) => {
    const shop = await aShop({ vendor, path: `/vendor/green-bowl?q=${text}`, method: 'GET' })
    return (await loadStoreScreen(shop, aStoreDetail())).links.map(({ href }) => href)
  }
  expect(await linksFor('drink')).toEqual(['#section-Drinks'])
  expect(await linksFor('pizza')).toEqual(['/vendor/green-bowl#section-Bowls', '/vendor/green-bowl#section-Drinks'])
})

describe('the delivery fee on the page of a store', () => {
  const delivery = { basis: 'distance' as const, bands: [{ above: 0, upTo: 5, fee: '30' }] }
  const costOf = async (
    store: Parameters<typeof aStoreDetail>[0],
    parts: Parameters<typeof aShop>[0] = {},
    table?: { isAtTable: boolean },
  ) => {
    const shop = await aShop({
      vendor: { stores: { timing, seemsInReach: async () => true } },
      ...parts,
      settings: { delivery, ...parts.settings },
    })
    return (await loadStoreHead(shop, aStoreDetail({ distance: 2, ...store }), table)).deliveryCost
  }

  test('is the least that a delivery to this place costs', async () => {
    expect(await costOf({})).toMatchObject({ kind: 'from' })
    expect(await costOf({ overrides: { delivery: { bands: [] } } })).toEqual({ kind: 'free', amount: '' })
    expect(await costOf({ distance: 9 }, { place: { place: aPlace() } })).toBeNull()
  })

  test('is looked up in the unit of the store’s own table, while lists have distances in that of the vendor', async () => {
    const sevenKilometres = { distance: 7, overrides: { distanceUnit: 'mi' as const } }
    expect(await costOf(sevenKilometres, { place: { place: aPlace() } })).toMatchObject({ kind: 'from' })
  })

  test('is not said where there is no delivery, or where a courier will name it', async () => {
    expect(await costOf({}, { place: { mode: 'pickup' } })).toBeNull()
    expect(await costOf({}, {}, { isAtTable: true })).toBeNull()
    expect(await costOf({ overrides: { courier: 'dunzo' } })).toBeNull()
    expect(await costOf({}, { settings: { courier: 'dunzo' } })).toBeNull()
  })
})

test('the id of a store is decoded from base64, plain or URL-safe', () => {
  expect(storeIdOf('MjEwMQ==')).toBe('2101')
  expect(storeIdOf('MjEwMQ')).toBe('2101')
})

test('digits are the id of a store themselves, even if they are valid base64', () => {
  fc.assert(fc.property(fc.stringMatching(/^\d{1,12}$/), (digits) => storeIdOf(digits) === digits))
})

test.each(['', '!!', '%', '../etc', 'a b', 'x'.repeat(60)])('%j is not the id of a store', (param) => {
  expect(storeIdOf(param)).toBeNull()
})

test('our links to a category contain only its id, so that all languages share them', () => {
  expect(categoryIn(categoryPath('12').split('/').at(-1) ?? '')).toBe('12')
})

test.each(['12/Bakery', '12/Fruit/Vegetables', '12/~~~>'])('%s is a link to category 12', (text) => {
  expect(categoryIn(btoa(text))).toBe('12')
})

test.each([
  '',
  'xx',
  '!!',
  btoa('12'),
  btoa('/Bakery'),
  btoa('1 2/Bakery'),
  btoa('12/Line\nbreak'),
  btoa(`12/${'a'.repeat(200)}`),
])('%j is not a link to a category', (param) => {
  expect(categoryIn(param)).toBeNull()
})

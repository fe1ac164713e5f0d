import { expect, test } from 'vitest'
import { anItem, aStoreDetail } from '~/domain/test-builders'
import { siteThings, storeThing, wayFromHome } from './structured'

const page = { url: 'https://shop.test/vendor/a', image: '', currency: 'INR', isGoods: false }
const section = (...items: ReturnType<typeof anItem>[]) => ({
  ...{ id: '1', name: 'Bowls', description: '', image: '', itemCount: items.length, items, isLoaded: true },
})

/** What the page's offers say, item by item. */
function offersOf(...items: ReturnType<typeof anItem>[]) {
  const { hasMenu } = storeThing(aStoreDetail(), [section(...items)], page) as unknown as {
    hasMenu: { hasMenuSection: { hasMenuItem: { name: string; offers: unknown }[] }[] }
  }
  return hasMenu.hasMenuSection[0]?.hasMenuItem.map(({ offers }) => offers)
}

test('an item says its price, its currency and whether there is any', () => {
  const offer = { '@type': 'Offer', price: '150', priceCurrency: 'INR' }
  expect(offersOf(anItem({ price: '150', stock: 3 }), anItem({ price: '150', stock: 0 }))).toEqual([
    { ...offer, availability: 'https://schema.org/InStock' },
    { ...offer, availability: 'https://schema.org/SoldOut' },
  ])
})

test('a price that comes from choices is not said', () => {
  expect(offersOf(anItem({ price: '0', stock: 3 }))).toEqual([
    { '@type': 'Offer', availability: 'https://schema.org/InStock' },
  ])
})

test('without a currency that is known nothing has a price', () => {
  const thing = storeThing(aStoreDetail(), [section(anItem())], { ...page, currency: null })
  expect(JSON.stringify(thing)).not.toContain('price')
})

test('a store that nobody rated says no rating, and a grocer is no restaurant', () => {
  const unrated = storeThing(aStoreDetail({ rating: 0 }), [], { ...page, isGoods: true })
  expect(unrated).toMatchObject({ '@type': 'GroceryStore' })
  expect(unrated).not.toHaveProperty('aggregateRating')
  expect(unrated).not.toHaveProperty('hasMenu')
})

const shop = { publicOrigin: 'https://shop.test', settings: { appName: 'Tiffin' } }

test('the way to a page is counted from home', () => {
  expect(wayFromHome(shop, 'Bakery', '/category/1')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Tiffin', item: 'https://shop.test/' },
      { position: 2, name: 'Bakery', item: 'https://shop.test/category/1' },
    ],
  })
})

test('home tells whose shop it is and how it is searched', () => {
  expect(siteThings(shop, '/picture/1/a')).toMatchObject([
    { '@type': 'Organization', name: 'Tiffin', logo: 'https://shop.test/picture/1/a' },
    { '@type': 'WebSite', url: 'https://shop.test/', potentialAction: { target: 'https://shop.test/search?q={text}' } },
  ])
})

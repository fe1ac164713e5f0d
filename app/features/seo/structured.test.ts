import { expect, test } from 'vitest'
import { anItem, aStoreDetail } from '~/domain/test-builders'
import { breadcrumbs, siteThings, storeThing } from './structured'

const page = {
  ...{ url: 'https://shop.test/vendor/a', image: '', hours: [], currency: 'INR', isGoods: false },
  money: { sign: '₹', decimals: 2 },
}
const section = (...items: ReturnType<typeof anItem>[]) => ({
  ...{ id: '1', name: 'Bowls', description: '', image: '', items },
})

/** The offers in the page's structured data, by item. */
function offersOf(...items: ReturnType<typeof anItem>[]) {
  const { hasMenu } = storeThing(aStoreDetail(), [section(...items)], page) as unknown as {
    hasMenu: { hasMenuSection: { hasMenuItem: { name: string; offers: unknown }[] }[] }
  }
  return hasMenu.hasMenuSection[0]?.hasMenuItem.map(({ offers }) => offers)
}

test('an item has its price, its currency and its availability', () => {
  const offer = { '@type': 'Offer', price: '150', priceCurrency: 'INR' }
  expect(offersOf(anItem({ price: '150', stock: 3 }), anItem({ price: '150', stock: 0 }))).toEqual([
    { ...offer, availability: 'https://schema.org/InStock' },
    { ...offer, availability: 'https://schema.org/SoldOut' },
  ])
})

test("an item's price is the shown price", () => {
  const thing = storeThing(aStoreDetail(), [section(anItem({ price: '149.505' }))], page)
  expect(JSON.stringify(thing)).toContain('"price":"149.51"')
})

test('a store has its weekly hours and its single dates', () => {
  const row = (weekday: 0 | 1 | 2, from: string, to: string) => ({ weekday, date: '', from, to })
  const hours = [
    ...[row(1, '11:00:00', '15:00:00'), row(1, '18:00:00', '02:00:00'), row(2, '11:00:00', '15:00:00')],
    { ...row(0, '', ''), isOff: true as const },
    { ...row(2, '12:00:00', '16:00:00'), date: '2030-12-31' },
    { ...row(2, '', ''), date: '2030-12-24', isOff: true as const },
  ]
  const type = { '@type': 'OpeningHoursSpecification' }
  expect(storeThing(aStoreDetail(), [], { ...page, hours })).toMatchObject({
    openingHoursSpecification: [
      { ...type, dayOfWeek: ['Monday', 'Tuesday'], opens: '11:00', closes: '15:00' },
      { ...type, dayOfWeek: ['Monday'], opens: '18:00', closes: '02:00' },
    ],
    specialOpeningHoursSpecification: [
      { ...type, validFrom: '2030-12-31', validThrough: '2030-12-31', opens: '12:00', closes: '16:00' },
      { ...type, validFrom: '2030-12-24', validThrough: '2030-12-24', opens: '00:00', closes: '00:00' },
    ],
  })
  expect(storeThing(aStoreDetail(), [], page)).not.toHaveProperty('openingHoursSpecification')
})

test('a price that the choices set is left out', () => {
  expect(offersOf(anItem({ price: '0', stock: 3 }))).toEqual([
    { '@type': 'Offer', availability: 'https://schema.org/InStock' },
  ])
})

test('without a known currency nothing has a price', () => {
  const thing = storeThing(aStoreDetail(), [section(anItem())], { ...page, currency: null })
  expect(JSON.stringify(thing)).not.toContain('price')
})

test('an unrated store has no rating, and a grocer is not a restaurant', () => {
  const unrated = storeThing(aStoreDetail({ rating: 0 }), [], { ...page, isGoods: true })
  expect(unrated).toMatchObject({ '@type': 'GroceryStore' })
  expect(unrated).not.toHaveProperty('aggregateRating')
  expect(unrated).not.toHaveProperty('hasMenu')
})

const shop = { publicOrigin: 'https://shop.test', settings: { appName: 'Tiffin' } }

test('breadcrumbs start at home', () => {
  expect(breadcrumbs(shop, 'Bakery', '/category/1')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Tiffin', item: 'https://shop.test/' },
      { position: 2, name: 'Bakery', item: 'https://shop.test/category/1' },
    ],
  })
})

test('home names the shop and its search', () => {
  expect(siteThings(shop, '/picture/1/a')).toMatchObject([
    { '@type': 'Organization', name: 'Tiffin', logo: 'https://shop.test/picture/1/a' },
    { '@type': 'WebSite', url: 'https://shop.test/', potentialAction: { target: 'https://shop.test/search?q={text}' } },
  ])
})

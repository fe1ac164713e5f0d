import { expect, test } from 'vitest'
import { rowsOf, startDemo, type Reply } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'

const demo = useDemo(startDemo)

type Rows = Record<string, unknown>[]
const arabia = { vendor_id: 10003, is_langauge: 'ar' }
const slugs = (reply: Reply) => rowsOf(reply).map((store) => store.slug)
const stores = (searchtext: string, fields: Record<string, unknown> = {}) =>
  demo.call('search_restaurants', { searchtext, ...fields })
const items = (searchtext: string, fields: Record<string, unknown> = {}) =>
  demo.call('search_restaurants_item', { searchtext, ...fields })
const products = (searchtext: string, fields: Record<string, unknown> = {}) =>
  demo.call('search_restaurant_category_item', { vendor_id: 10002, searchtext, ...fields })
const itemNames = (reply: Reply) => rowsOf(reply).flatMap((store) => (store.item as Rows).map((item) => item.item_name))

test.each([
  ['part of a name, in any case', 'gREEN', {}, ['green-bowl']],
  ['words with a blank between them', 'bowl green', {}, ['green-bowl']],
  ['a cuisine', 'japanese', {}, ['sakura-house', 'ginza-roll']],
  ['a description, without its accents', 'neapolitan', {}, ['bella-napoli']],
  ['the language of the call', 'japonais', { is_langauge: 'fr' }, ['sakura-house', 'ginza-roll']],
  ['the first language in the second one too', 'japanese', { is_langauge: 'fr' }, ['sakura-house', 'ginza-roll']],
  ['accents left out', 'petit dejeuner en huit', { is_langauge: 'fr' }, ['idli-express']],
  ['Arabic letters that people mix up', 'شاورما الديره', arabia, ['deira-shawarma']],
  ['another Arabic spelling', 'إماراتيه', arabia, ['al-khaleej-kitchen']],
])('stores are found by %s', async (_what, text, fields, expected) => {
  expect(slugs(await stores(text, fields))).toEqual(expected)
})

test('a single letter matches only a whole word', async () => {
  expect((await stores("o'")).code).toBe(101)
  expect((await items("o'")).code).toBe(101)
  expect(itemNames(await items('pate a', { is_langauge: 'fr' }))).not.toEqual([])
})

test('the second language of a brand is searched only if the call uses it', async () => {
  expect((await stores('japonais')).code).toBe(101)
})

test('a search for stores is paged', async () => {
  const all = slugs(await stores('biryani'))
  expect(all).toContain('biryani-mahal')
  expect(slugs(await stores('biryani', { skip: '1', total_record: 1 }))).toEqual([all[1]])
})

test.each(['', '   ', '!?', 'zzzz'])('searching for "%s" finds nothing', async (text) => {
  expect((await stores(text)).code).toBe(101)
  expect((await items(text)).code).toBe(101)
  expect((await products(text)).code).toBe(101)
})

test('nothing is found where nobody delivers', async () => {
  const far = { latitude: 51.5, longitude: '-0.1' }
  expect((await stores('bowl', far)).code).toBe(101)
  expect((await items('bowl', far)).code).toBe(101)
  expect((await products('banana', { latitude: 23, longitude: 72 })).code).toBe(101)
})

test('items are found by name and description, under their stores', async () => {
  const reply = await items('quinoa')
  expect(rowsOf(reply)).toMatchObject([{ slug: 'green-bowl', restaurant_on_off: '1', item: [{ item_id: '901' }] }])
  expect(itemNames(await items('walnuts'))).toContain('Roasted beetroot salad')
  expect(itemNames(await items('bol de quinoa', { is_langauge: 'fr' }))).toEqual(['Bol de quinoa'])
})

test('a search for items pages the stores, open ones first', async () => {
  const all = rowsOf(await items('dosa'))
  expect(all.length).toBeGreaterThan(1)
  const [second] = rowsOf(await items('dosa', { skip: 1, total_record: '1' }))
  expect(second?.restaurant_id).toBe(all[1]?.restaurant_id)
  const tacos = rowsOf(await items('taco'))
  expect(tacos.map((store) => store.restaurant_on_off)).toEqual(['1', '0'])
})

test('an item that was taken off the menu is not found', async () => {
  await demo.control('fault', { kind: 'stock', value: { item_id: 901, inactive: true } })
  expect((await items('quinoa bowl')).code).toBe(101)
})

test('a single shop answers section by section, with the store', async () => {
  const reply = await products('strawberries')
  const [shop] = rowsOf(reply)
  expect(shop?.restaurant_id).toBe(2201)
  expect(shop?.item).toMatchObject([
    {
      menu_name: 'Everyday fruit',
      items: [{ item_name: 'Strawberries, 227 g' }, { item_name: 'Strawberries, 400 g' }],
    },
  ])
  expect(reply.body.restaurant_details).toMatchObject({ slug: 'fresh-basket' })
  const [paged] = rowsOf(await products('strawberries', { skip: 1, total_record: 10 }))
  expect(paged?.item).toMatchObject([{ items: [{ item_name: 'Strawberries, 400 g' }] }])
})

const tagged = (fields: Record<string, unknown>) => demo.call('tag_wise_restaurant_menu_item', fields)

test('items can be listed for one tag, or for all tags of a store', async () => {
  const [bestsellers] = rowsOf(await tagged({ restaurant_id: 2101, tag_id: '3' }))
  expect(bestsellers).toMatchObject({ tag_id: 3, tag_name: 'Bestseller' })
  expect((bestsellers?.menu_item_detail as Rows).map((item) => item.item_name)).toEqual(['Quinoa bowl', 'Falafel wrap'])
  const all = rowsOf(await tagged({ restaurant_id: 2101, tag_id: '', is_langauge: 'fr' }))
  expect(all.map((row) => row.tag_name)).toEqual(['Très demandé', 'Nouveau', 'Spécialité du chef', 'Léger', 'Épicé'])
})

test('without a store a tag gathers the items of all of them, page by page', async () => {
  const [whole] = rowsOf(await tagged({ tag_id: 6 }))
  const all = whole?.menu_item_detail as Rows
  expect(new Set(all.map((item) => item.restaurant_id)).size).toBeGreaterThan(5)
  const [page] = rowsOf(await tagged({ tag_id: 6, skip: 2, total_record: 3 }))
  expect((page?.menu_item_detail as Rows).map((item) => item.item_id)).toEqual(
    all.slice(2, 5).map((item) => item.item_id),
  )
})

test('a tag that nothing has, or an unknown store, has no items', async () => {
  expect((await tagged({ restaurant_id: 2101, tag_id: 99 })).code).toBe(101)
  expect((await tagged({ restaurant_id: 1 })).code).toBe(101)
})

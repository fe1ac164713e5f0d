import { expect, test } from 'vitest'
import { resultOf, rowsOf, startDemo } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'

const demo = useDemo(startDemo)

const itemsOf = (section: Record<string, unknown> | undefined) => section?.menu_item_detail as Record<string, unknown>[]

test('names are in the requested language, or in the first one', async () => {
  const names = ['en', 'fr', 'de'].map(async (is_langauge) => {
    const [section] = rowsOf(await demo.call('restaurantcategorymenus', { restaurant_id: 2101, is_langauge }))
    return itemsOf(section)[0]?.item_name
  })
  expect(await Promise.all(names)).toEqual(['Quinoa bowl', 'Bol de quinoa', 'Quinoa bowl'])
})

test.each([
  ['green-bowl', 25, 0],
  ['spice-route', 60, 0],
  ['corner-bakery', 31, 4],
  ['city-supermarket', 220, 0],
])('%s has %i items in %i menu categories', async (slug, items, categories) => {
  const store = resultOf(await demo.call('get_restaurant_detail_by_slug', { slug }))
  expect(store).toMatchObject({ item_counts: items, menu_category_count: categories })
  const { restaurant_id } = store
  const sections = rowsOf(await demo.call('restaurantcategorymenus', { restaurant_id, total_record: 25 }))
  expect(sections.flatMap(itemsOf)).toHaveLength(items)
})

test('a menu category shows its own sections only', async () => {
  const categories = await demo.call('restaurant_menu_category', { restaurant_id: 2201, vendor_id: 10002 })
  expect(rowsOf(categories)).toHaveLength(13)
  const [fruit] = rowsOf(categories)
  const menu = { restaurant_id: 2201, vendor_id: 10002, menu_category_id: fruit?.id }
  const sections = rowsOf(await demo.call('restaurantcategorymenus', menu))
  expect(sections.map((section) => section.menu_name)).toEqual(['Everyday fruit', 'Berries and exotic fruit'])
})

test('outside the delivery area the answer has the store but no menu categories', async () => {
  const categories = (fields: Record<string, unknown>) =>
    demo.call('restaurant_menu_category', { restaurant_id: 2201, vendor_id: 10002, ...fields })
  expect(await categories({ latitude: '53.48', longitude: '-2.24' })).toMatchObject({
    code: 101,
    msg: 'Service not available in this area. Please change location and try again.',
    body: { Result: [], restaurant_details: { slug: 'fresh-basket' } },
  })
  expect((await categories({ latitude: '51.53', longitude: '-0.1' })).code).toBe(200)
})

test('a big menu loads section by section, and a section page by page', async () => {
  const headers = rowsOf(await demo.call('restaurant_menu_wise_category', { restaurant_id: 2104 }))
  expect(headers).toHaveLength(10)
  const page = { restaurant_id: 2104, menu_id: headers[0]?.id, skip: 20, total_record: 25 }
  const [section] = rowsOf(await demo.call('menuwiseitem', page))
  expect(itemsOf(section)).toHaveLength(2)
})

test('the quinoa bowl has a required size and extras with a nested sauce', async () => {
  const [item] = rowsOf(await demo.call('restaurant_menus_details', { restaurant_id: '2101', item_id: 901 }))
  const [size, extras] = item?.customize_type as Record<string, unknown>[]
  expect(size).toMatchObject({ name: 'Size', is_selection: '1', is_min_selection: '1' })
  const options = extras?.option as Record<string, unknown>[]
  expect(extras).toMatchObject({ is_selection: '3', is_min_selection: '0' })
  expect(options.find((option) => option.selection_name === 'Sauce')?.options).toMatchObject([
    { selection_name: 'Mint', selection_price: 0 },
    { selection_name: 'Garlic', selection_price: 5 },
  ])
})

test('the older form of the menu is read from JSON, a form or the address', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const path = '/api/v1/restaurantmenus'
  const query = 'restaurant_id=2101&vendor_id=10001&is_langauge=en'
  const [json, encoded, asQuery] = await Promise.all([
    demo.call('restaurantmenus', { restaurant_id: 2101 }),
    demo.send(path, { method: 'POST', headers: form, body: query }),
    demo.send(`${path}?${query}`, { method: 'POST' }),
  ])
  expect(json.body).toMatchObject({ code: 200, item_count: 25, Bravges: [], restaurant_on_off: '1' })
  expect(json.body.restaurant_details).toMatchObject({ slug: 'green-bowl' })
  expect(encoded.body).toEqual(json.body)
  expect(asQuery.body).toEqual(json.body)
  expect((await demo.send(path, { method: 'POST' })).status).toBe(422)
  expect((await demo.call('restaurantmenus', { restaurant_id: 1 })).code).toBe(101)
})

test('menu categories can include their sections', async () => {
  const rows = rowsOf(await demo.call('restaurantCategoryWithMenu', { restaurant_id: 2103 }))
  expect(rows).toHaveLength(4)
  const menus = rows.flatMap((row) => row.menus as Record<string, unknown>[])
  expect(menus.flatMap(itemsOf)).toHaveLength(31)
  const without = await demo.call('restaurantCategoryWithMenu', { restaurant_id: 2101 })
  expect(without.body).toMatchObject({ code: 101, restaurant_details: { slug: 'green-bowl' } })
})

test('the price check names what changed, is sold out or is gone', async () => {
  const check = (fields: Record<string, unknown>) =>
    demo.call('check_restaurant_menu_with_price', { restaurant_id: 2101, ...fields })
  const same = { menu_item: '901,921', item_price: '180,90', customisation_id: '311', customisation_price: '40' }
  expect((await check(same)).code).toBe(200)
  const stale = {
    menu_item: '901,908,999',
    item_price: '170,160,5',
    customisation_id: '311',
    customisation_price: '30',
  }
  expect(rowsOf(await check(stale))).toMatchObject([
    { item_id: '901', status: 'changed', price: 180 },
    { item_id: '908', status: 'soldout' },
    { item_id: '999', status: 'inactive' },
    { item_id: '901', status: 'changed', selection_id: '311', selection_price: 40 },
  ])
})

test('the stock of the requested items is answered', async () => {
  const item_list = JSON.stringify([{ restaurant_id: 2101, items: [{ restaurant_menu_item_id: 908 }] }])
  const rows = rowsOf(await demo.call('get_items_status', { item_list }))
  expect(rows).toMatchObject([{ restaurant_menu_item_id: 908, is_sold_out: '1' }])
})

test('the grocer offers a dozen products by subscription and more', async () => {
  const sections = rowsOf(await demo.call('restaurantcategorymenus', { vendor_id: 10002, restaurant_id: 2201 }))
  const offered = sections.flatMap(itemsOf).filter((item) => item.is_subscription === 1)
  expect(offered.length).toBeGreaterThanOrEqual(12)
})

test.each([
  ['check_restaurant_menu_with_price', { restaurant_id: 1, menu_item: '901', item_price: '180' }],
  ['get_items_status', { item_list: '[]' }],
  ['restaurant_menu_category', { restaurant_id: 2101 }],
  ['restaurant_menu_wise_category', { restaurant_id: 1 }],
  ['menuwiseitem', { restaurant_id: 2101, menu_id: 1 }],
  ['restaurantcategorymenus', { restaurant_id: 2101, skip: 99 }],
  ['restaurantcategorymenus', { restaurant_id: 2103, menu_category_id: 99 }],
  ['restaurant_menus_details', { restaurant_id: 2101, item_id: 1 }],
])('%s says so when there is nothing: %o', async (call, fields) => {
  const reply = await demo.call(call, fields)
  expect(reply.code).toBe(101)
  expect(reply.msg).not.toBe('')
})

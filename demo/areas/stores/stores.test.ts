import { expect, test } from 'vitest'
import { resultOf, rowsOf, startDemo, type Reply } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'

const demo = useDemo(startDemo)

const nearby = (fields: Record<string, unknown> = {}) => demo.call('get_nearby_restaurant_v2', fields)
const settingsOf = (reply: Reply) => reply.body.settings as Record<string, unknown>
const itemsOf = (section: Record<string, unknown> | undefined) => section?.menu_item_detail as Record<string, unknown>[]

test.each([
  ['localhost', 10001, 'en', 'fr', 'No'],
  ['127.0.0.1', 10001, 'en', 'fr', 'No'],
  ['LocalHost:3000', 10001, 'en', 'fr', 'No'],
  ['grocery.localhost', 10002, 'en', '', 'Yes'],
  ['arabia.localhost', 10003, 'ar', 'en', 'No'],
])('%s is a brand of its own', async (host, vendor_id, primary_lang, secondary_lang, is_single_restaurant) => {
  const reply = await demo.call('get-vendor-settings', { order_web: host })
  expect(settingsOf(reply)).toMatchObject({ vendor_id, primary_lang, secondary_lang, is_single_restaurant })
  const languages = await demo.get(`/api/v1/get-language?order_web=${host}`)
  expect(rowsOf(languages).map((row) => row.abbrivation)).toEqual([primary_lang, secondary_lang].filter(Boolean))
})

test('an unknown host has no settings', async () => {
  const reply = await demo.call('get-vendor-settings', { order_web: 'elsewhere.example' })
  expect(reply.body).toEqual({ code: 101, msg: 'Not found' })
})

test('names come in the language asked for, in the first one otherwise', async () => {
  const names = ['en', 'fr', 'de'].map(async (is_langauge) => {
    const [section] = rowsOf(await demo.call('restaurantcategorymenus', { restaurant_id: 2101, is_langauge }))
    return itemsOf(section)[0]?.item_name
  })
  expect(await Promise.all(names)).toEqual(['Quinoa bowl', 'Bol de quinoa', 'Quinoa bowl'])
})

test('thirty stores are near, open ones first, and paging leaves none out', async () => {
  const all = await nearby({ latitude: 23.0225, longitude: '72.5714', total_record: 1000, skip: 0 })
  expect(rowsOf(all)).toHaveLength(30)
  const states = rowsOf(all).map((store) => store.restaurant_on_off)
  expect(states).toEqual(states.toSorted().reverse())
  // Three stores are switched off, and three more keep hours.
  expect(states.filter((state) => state === '0').length).toBeLessThanOrEqual(6)
  expect(rowsOf(all).slice(-1)).toMatchObject([{ restaurant_id: 2130 }])
  const first = await nearby({ total_record: 20, skip: '0' })
  const rest = await nearby({ total_record: 20, skip: first.body.open_restaurant })
  expect([...rowsOf(first), ...rowsOf(rest)].map((store) => store.restaurant_id)).toEqual(
    rowsOf(all).map((store) => store.restaurant_id),
  )
})

test.each(['0', '9', 'constructor', '__proto__'])(
  'a sort type nobody knows leaves the order as it is (%s)',
  async (sort_type) => {
    const idsOf = (reply: Reply) => rowsOf(reply).map((store) => store.restaurant_id)
    expect(idsOf(await nearby({ sort_type }))).toEqual(idsOf(await nearby()))
  },
)

test('nobody delivers to the other side of the world', async () => {
  expect((await nearby({ latitude: '51.5', longitude: '-0.1' })).code).toBe(101)
})

test('stores are filtered by cuisine and category and sorted as asked', async () => {
  const cuisines = rowsOf(await demo.call('get_cuisinelist'))
  const japanese = cuisines.find((cuisine) => cuisine.cuisine_name === 'Japanese')?.cuisine_id
  const rows = rowsOf(await nearby({ cuisine_id: `${String(japanese)}`, sort_type: '3' }))
  expect(rows.map((store) => store.slug)).toEqual(['sakura-house', 'ginza-roll'])
  expect(rowsOf(await nearby({ category_id: 8 })).map((store) => store.slug)).toEqual(['city-supermarket'])
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

test('where the store does not deliver there are no menu categories, but the store is told', async () => {
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

test('closed stores are closed, and pre-order stores take slots only', async () => {
  const status = async (fields: Record<string, unknown>) =>
    resultOf(await demo.call('get_restaurant_on_off', fields)).status
  expect(await status({ restaurant_id: 2101 })).toBe('1')
  expect(await status({ restaurant_id: 2128, date: '2030-01-01', starttime: '12:00:00' })).toBe('0')
  expect(await status({ restaurant_id: 2119 })).toBe('0')
  expect(await status({ restaurant_id: 2119, date: '2030-01-01', starttime: '12:00:00' })).toBe('1')
  expect(await status({ vendor_id: 10003, restaurant_id: 2308, date: '2030-01-01' })).toBe('1')
})

test('a store delivers within ten kilometres', async () => {
  const reach = (latitude: unknown) =>
    demo.call('check_restaurant_radius', { restaurant_id: 2101, latitude, longitude: 72.5605 })
  expect((await reach('23.11')).code).toBe(200)
  expect((await reach('23.13')).code).toBe(101)
  expect((await reach(null)).code).toBe(101)
})

test('the minutes of a store are told in the language of the call', async () => {
  const told = ['en', 'fr', 'ar', 'de'].map(async (is_langauge) => {
    const store = await demo.call('get_restaurant_detail', { restaurant_id: 2101, is_langauge })
    return resultOf(store).delivery_time
  })
  expect(await Promise.all(told)).toEqual(['35 Mins', '35 min', '35 دقيقة', '35 Mins'])
})

test('ids are unique over all brands and every picture exists', async () => {
  const seen = new Set<string>()
  const pictures = new Set<string>()
  for (const vendor_id of [10001, 10002, 10003]) {
    for (const store of rowsOf(await nearby({ vendor_id }))) {
      pictures.add(String(store.icon_image))
      const sections = rowsOf(
        await demo.call('restaurantcategorymenus', { vendor_id, restaurant_id: store.restaurant_id }),
      )
      for (const item of sections.flatMap(itemsOf)) {
        expect(seen.has(String(item.item_id))).toBe(false)
        seen.add(String(item.item_id))
        pictures.add(String(item.image))
      }
    }
  }
  const answers = await Promise.all([...pictures].map(async (url) => [url, (await fetch(url)).status]))
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  expect(seen.size).toBeGreaterThan(900)
})

const chain = (fields: Record<string, unknown>) => demo.call('brand-restaurant', fields)
const ids = (reply: Reply) => rowsOf(reply).map((store) => store.restaurant_id)
const elsewhere = { latitude: 51.5, longitude: -0.1 }

test('chains have names in both languages, and two stores or more', async () => {
  const rows = rowsOf(await demo.call('brand-list', { is_langauge: 'fr' }))
  expect(rows.map((row) => row.brand_name)).toEqual(['Les frères Biryani', 'Les sœurs Rasoi', 'Ahmedabad gourmande'])
  expect(ids(await chain({ brand_id: '11' }))).toEqual([2117, 2127, 2103])
  expect(ids(await nearby({ brand_id: 10 }))).toEqual([2109, 2123])
  expect(ids(await chain({ brand_id: 11, skip: 1, total_record: 1 }))).toEqual([2127])
})

test('a shop of its own has no chains, and an unknown chain or a far one no stores', async () => {
  expect((await demo.call('brand-list', { vendor_id: 10002 })).code).toBe(101)
  expect((await demo.call('brand-list', elsewhere)).code).toBe(101)
  expect((await chain({ brand_id: 99 })).code).toBe(101)
  expect((await chain({ brand_id: 11, ...elsewhere })).code).toBe(101)
})

test('banners and categories come in one answer as well', async () => {
  const both = resultOf(await demo.call('banner_with_category'))
  expect(both.banner).toEqual(rowsOf(await demo.call('get_banner')))
  expect(both.category).toEqual(rowsOf(await demo.call('restaurant_categorylisting')))
})

test('a banner leads to no store, to one or to several', async () => {
  const banners = rowsOf(await demo.call('get_banner'))
  expect(banners.map((banner) => (banner.banner_restaurant as unknown[]).length)).toEqual([4, 1, 3, 0])
  const lunch = (fields: Record<string, unknown>) => demo.call('get_banner_retaurant', { banner_id: '31', ...fields })
  expect(ids(await lunch({}))).toEqual([2102, 2109, 2101, 2112])
  expect(ids(await lunch({ skip: 2 }))).toEqual([2101, 2112])
  expect((await demo.call('get_banner_retaurant', { banner_id: 34 })).code).toBe(101)
  expect((await demo.call('get_banner_retaurant', { banner_id: 999 })).code).toBe(101)
})

test('stores that serve a place come nearest first', async () => {
  const around = (fields: Record<string, unknown>) => demo.call('get_currentlocation_restaurant', fields)
  const rows = rowsOf(await around({ latitude: '23.0225', longitude: 72.5714 }))
  expect(rows[0]).toMatchObject({ slug: 'kulfi-and-co' })
  const distances = rows.map((store) => Number(store.distance))
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect((await around(elsewhere)).code).toBe(101)
  expect((await around({ latitude: '', longitude: '' })).code).toBe(101)
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

test('menu categories can bring their sections along', async () => {
  const rows = rowsOf(await demo.call('restaurantCategoryWithMenu', { restaurant_id: 2103 }))
  expect(rows).toHaveLength(4)
  const menus = rows.flatMap((row) => row.menus as Record<string, unknown>[])
  expect(menus.flatMap(itemsOf)).toHaveLength(31)
  const without = await demo.call('restaurantCategoryWithMenu', { restaurant_id: 2101 })
  expect(without.body).toMatchObject({ code: 101, restaurant_details: { slug: 'green-bowl' } })
})

test('a store may take cash only, or online payment only, where the brand leaves it to the stores', async () => {
  const brand = await demo.call('get-vendor-settings', { order_web: 'arabia.localhost' })
  expect(settingsOf(brand)).toMatchObject({ restaurant_payment_option: 'Restaurant Select Payment Option' })
  const options = [2301, 2304, 2306].map(async (restaurant_id) => {
    const store = await demo.call('get_restaurant_detail', { vendor_id: 10003, restaurant_id })
    return resultOf(store).payment_option
  })
  expect(await Promise.all(options)).toEqual(['Both', 'COD', 'PAY ONLINE'])
})

test.each([
  ['get_cuisinelist', { vendor_id: 10002 }],
  ['get_banner', { vendor_id: 1 }],
  ['banner_with_category', { vendor_id: 1 }],
  ['restaurant_categorylisting', { vendor_id: 1 }],
  ['get_restaurant_detail', { restaurant_id: 1 }],
  ['get_restaurant_detail_by_slug', { slug: 'nowhere' }],
  ['get-restaurant-settings', { restaurant_id: 1 }],
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

test('settings and languages of nobody are not found', async () => {
  expect((await demo.get('/api/v1/settings?vendor_id=10001')).code).toBe(200)
  expect((await demo.get('/api/v1/settings?vendor_id=1')).code).toBe(101)
  expect((await demo.get('/api/v1/get-language?order_web=elsewhere.example')).code).toBe(101)
})

test('stock is told for the items asked for', async () => {
  const item_list = JSON.stringify([{ restaurant_id: 2101, items: [{ restaurant_menu_item_id: 908 }] }])
  const rows = rowsOf(await demo.call('get_items_status', { item_list }))
  expect(rows).toMatchObject([{ restaurant_menu_item_id: 908, is_sold_out: '1' }])
})

test('the grocer offers a dozen products by subscription and more', async () => {
  const sections = rowsOf(await demo.call('restaurantcategorymenus', { vendor_id: 10002, restaurant_id: 2201 }))
  const offered = sections.flatMap(itemsOf).filter((item) => item.is_subscription === 1)
  expect(offered.length).toBeGreaterThanOrEqual(12)
})

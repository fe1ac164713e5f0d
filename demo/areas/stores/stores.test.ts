import { expect, test } from 'vitest'
import { resultOf, rowsOf, startDemo, type Reply } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'

const demo = useDemo(startDemo)

const nearby = (fields: Record<string, unknown> = {}) => demo.call('get_nearby_restaurant_v2', fields)
const itemsOf = (section: Record<string, unknown> | undefined) => section?.menu_item_detail as Record<string, unknown>[]

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

test('the minutes of a store are in the language of the call', async () => {
  const deliveryTimes = ['en', 'fr', 'ar', 'de'].map(async (is_langauge) => {
    const store = await demo.call('get_restaurant_detail', { restaurant_id: 2101, is_langauge })
    return resultOf(store).delivery_time
  })
  expect(await Promise.all(deliveryTimes)).toEqual(['35 Mins', '35 min', '35 دقيقة', '35 Mins'])
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

test('a single shop has no chains, and an unknown or distant chain has no stores', async () => {
  expect((await demo.call('brand-list', { vendor_id: 10002 })).code).toBe(101)
  expect((await demo.call('brand-list', elsewhere)).code).toBe(101)
  expect((await chain({ brand_id: 99 })).code).toBe(101)
  expect((await chain({ brand_id: 11, ...elsewhere })).code).toBe(101)
})

test('banners and categories are also available in one answer', async () => {
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

test('a store may take cash only, or online payment only, where the brand leaves it to the stores', async () => {
  const brand = await demo.call('get-vendor-settings', { order_web: 'arabia.localhost' })
  expect(brand.body.settings).toMatchObject({ restaurant_payment_option: 'Restaurant Select Payment Option' })
  const options = [2301, 2304, 2306].map(async (restaurant_id) => {
    const store = await demo.call('get_restaurant_detail', { vendor_id: 10003, restaurant_id })
    return resultOf(store).payment_option
  })
  expect(await Promise.all(options)).toEqual(['Both', 'COD', 'PAY ONLINE'])
})

test('a store may take other gateways than its brand', async () => {
  const own = [2301, 2306].map(async (restaurant_id) => {
    const settings = await demo.call('get-restaurant-settings', { vendor_id: 10003, restaurant_id })
    return resultOf(settings).payment_gateway_new
  })
  expect(await Promise.all(own)).toEqual([['hyperpay', 'hyperpay-mada', 'stripe'], ['stripe']])
})

test.each([
  ['get_cuisinelist', { vendor_id: 10002 }],
  ['get_banner', { vendor_id: 1 }],
  ['banner_with_category', { vendor_id: 1 }],
  ['restaurant_categorylisting', { vendor_id: 1 }],
  ['get_restaurant_detail', { restaurant_id: 1 }],
  ['get_restaurant_detail_by_slug', { slug: 'nowhere' }],
  ['get-restaurant-settings', { restaurant_id: 1 }],
])('%s says so when there is nothing: %o', async (call, fields) => {
  const reply = await demo.call(call, fields)
  expect(reply.code).toBe(101)
  expect(reply.msg).not.toBe('')
})

import { decode } from 'html-entities'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf, startDemo, type RunningDemo } from '../testing/client'

let demo: RunningDemo

beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

const HEAVY = { vendor_id: 10004, latitude: '23.023', longitude: '72.571' }
const CLOSED = { vendor_id: 10005 }

async function settingsOf(host: string): Promise<Record<string, unknown>> {
  const { body } = await demo.call('get-vendor-settings', { order_web: host })
  return body.settings as Record<string, unknown>
}

test('an unknown host has no settings', async () => {
  const { code, body } = await demo.call('get-vendor-settings', { order_web: 'shop.example.com' })
  expect(code).toBe(101)
  expect(body.settings).toBeUndefined()
})

test('the brand that is not available says why, and offers neither wallet nor subscriptions', async () => {
  expect(await settingsOf('closed.localhost')).toMatchObject({
    vendor_id: 10005,
    is_system_available: '0',
    not_available_reason: expect.stringContaining('rebuilt'),
    wallet_status: 'inactive',
    client_wallet_status: 'inactive',
    customer_wallet_recharge: 'inactive',
    subscription_status: '0',
    active_restaurant: 2,
  })
})

test('no store of the brand that is not available is open, now or later', async () => {
  const rows = rowsOf(await demo.call('get_nearby_restaurant_v2', CLOSED))
  expect(rows.map((row) => row.restaurant_on_off)).toEqual(['0', '0'])
  for (const slot of [{}, { date: '2030-01-08', starttime: '12:00:00' }]) {
    const { body } = await demo.call('get_restaurant_on_off', { ...CLOSED, restaurant_id: 2401, ...slot })
    expect(body).toMatchObject({ code: 200, Result: { status: '0' } })
  }
})

const pageUrls = async (host: string, is_langauge: string) => {
  const { body } = await demo.call('get-vendor-settings', { order_web: host, is_langauge })
  const { static_pages } = body.settings as { static_pages: { url: string; is_external_link: number }[] }
  return static_pages.filter(({ is_external_link }) => is_external_link === 0).map(({ url }) => url)
}

test.each([
  ['localhost', 'fr', '<html lang="fr" dir="ltr">', 'Conditions générales'],
  ['localhost', 'en', '<html lang="en" dir="ltr">', 'Terms &amp; Conditions'],
  ['localhost', 'de', '<html lang="en" dir="ltr">', 'Terms &amp; Conditions'],
  ['arabia.localhost', 'ar', '<html lang="ar" dir="rtl">', 'الشروط والأحكام'],
  ['arabia.localhost', '', '<html lang="ar" dir="rtl">', 'الشروط والأحكام'],
])('the pages of %s asked for in "%s" are in that language, or the first one', async (host, lang, html, title) => {
  const urls = await pageUrls(host, lang)
  const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).text()))
  expect(texts).toHaveLength(5)
  for (const text of texts) expect(text).toContain(html)
  expect(decode(texts[1] ?? '')).toContain(`<h1>${decode(title)}</h1>`)
  for (const text of texts) expect(text).not.toContain('{brand}')
})

test('an unknown page is a 404', async () => {
  for (const path of ['/pages/10001/elsewhere', '/pages/1/terms', '/pages/10001/constructor']) {
    expect((await fetch(demo.origin + path)).status).toBe(404)
  }
})

test('every other brand is available and gives no reason', async () => {
  for (const host of ['localhost', 'grocery.localhost', 'arabia.localhost', 'heavy.localhost']) {
    expect(await settingsOf(host)).toMatchObject({ is_system_available: '1', not_available_reason: '' })
  }
})

test.each(['get_cuisinelist', 'get_banner', 'restaurant_categorylisting', 'get_faq_all', 'couponlisting'])(
  'the brand that is not available has nothing to tell in %s',
  async (call) => {
    const { code, body } = await demo.call(call, { ...CLOSED, ...HEAVY, vendor_id: 10005, coupon_type: 'Delivery' })
    expect(code).toBe(101)
    expect(body.Result).toEqual([])
  },
)

test('the large brand lists all its stores at once, and page by page', async () => {
  const all = rowsOf(await demo.call('get_nearby_restaurant_v2', { ...HEAVY, total_record: 1000, skip: 0 }))
  expect(all).toHaveLength(1000)
  const pages = [0, 400, 800].map((skip) =>
    demo.call('get_nearby_restaurant_v2', { ...HEAVY, total_record: 400, skip }),
  )
  const paged = (await Promise.all(pages)).flatMap(rowsOf)
  expect(paged.map((row) => row.restaurant_id)).toEqual(all.map((row) => row.restaurant_id))
})

test('the largest store is loaded section by section', async () => {
  const { item_counts: limit } = await settingsOf('heavy.localhost')
  const { body } = await demo.call('get_restaurant_detail_by_slug', { ...HEAVY, slug: 'mega-mart' })
  const store = body.Result as Record<string, unknown>
  expect(store.item_counts).toBeGreaterThan(Number(limit))
  expect(store.menu_category_count).toBe(0)
  const own = { ...HEAVY, restaurant_id: store.restaurant_id }
  const headers = rowsOf(await demo.call('restaurant_menu_wise_category', own))
  expect(headers.reduce((sum, header) => sum + Number(header.item_counts), 0)).toBe(1500)
  const last = headers.at(-1)
  const page = { ...own, menu_id: last?.restaurant_menu_id, skip: 0, total_record: 10 }
  const [section] = rowsOf(await demo.call('menuwiseitem', page))
  expect(section?.menu_item_detail).toHaveLength(10)
})

test('a customer of the large brand finds the same item in the menu and alone', async () => {
  const [section] = rowsOf(await demo.call('restaurantcategorymenus', { ...HEAVY, restaurant_id: 4500 }))
  const [first] = section?.menu_item_detail as Record<string, unknown>[]
  const alone = { ...HEAVY, restaurant_id: 4500, item_id: first?.item_id }
  expect(rowsOf(await demo.call('restaurant_menus_details', alone))[0]).toMatchObject({ item_name: first?.item_name })
})

import { expect, test } from 'vitest'
import { failureOf, stubVendor, type Sent } from './stub-vendor.test-support'

/** An API that lacks some calls: it answers those with HTTP 404, and all others with a result. */
const apiWithout = (missing: string[], Result: unknown, status = 404) =>
  stubVendor(({ url }: Sent) => {
    const call = url.pathname.split('/').pop() ?? ''
    return missing.includes(call) ? new Response('', { status }) : { code: 200, Result }
  })

const asked = (sent: Sent[]) => sent.map(({ url }) => url.pathname.split('/').pop())
const visit = { place: null, mode: 'delivery' } as const

test('a menu is read by its older call if the API has no other', async () => {
  const item = { item_id: '901', item_name: 'Paneer Bowl', price: '180', quantity: 5 }
  const Result = [{ restaurant_menu_id: 1, menu_name: 'Bowls', item_counts: 1, menu_item_detail: [item] }]
  const { vendor, sent } = apiWithout(['restaurantcategorymenus'], Result)
  const sections = await vendor.menus.sections({ storeId: '2101', ...visit, categoryId: '' })
  expect(sections).toMatchObject([{ name: 'Bowls', items: [{ id: '901' }] }])
  expect(asked(sent)).toEqual(['restaurantcategorymenus', 'restaurantmenus'])
})

test('menu categories may come with their menus', async () => {
  const { vendor, sent } = apiWithout(['restaurant_menu_category'], [{ id: 7, name: 'Bowls' }])
  expect((await vendor.stores.menuCategories('2101', null)).categories).toMatchObject([{ id: '7', name: 'Bowls' }])
  expect(asked(sent)).toEqual(['restaurant_menu_category', 'restaurantCategoryWithMenu'])
})

test('banners and kinds of business may come in one answer, and each reads its part', async () => {
  const Result = {
    banner: [{ id: 31, image: 'https://cdn.test/31.webp' }],
    category: [{ category_id: 5, id: 5, category_name: 'Food', name: 'Food' }],
  }
  const { vendor, sent } = apiWithout(['get_banner', 'restaurant_categorylisting'], Result)
  expect(await vendor.home.banners(visit)).toMatchObject([{ id: '31' }])
  expect(await vendor.home.categories(null)).toMatchObject([{ id: '5' }])
  expect(asked(sent)).toEqual([
    'get_banner',
    'banner_with_category',
    'restaurant_categorylisting',
    'banner_with_category',
  ])
})

test('stores are listed by their older call if the API has no other', async () => {
  const { vendor, sent } = apiWithout(['get_nearby_restaurant_v2'], [{ restaurant_id: 2101 }])
  const place = { latitude: 23, longitude: 72, city: '', state: '' }
  expect(await vendor.lists.nearby({ place, mode: 'delivery' })).toMatchObject([{ id: '2101' }])
  expect(asked(sent)).toEqual(['get_nearby_restaurant_v2', 'get_nearby_restaurant'])
})

test('a recharge is started by its older call if the API has no other, and only then', async () => {
  const recharge = { userId: '1', mobile: '', gateway: 'stripe', amount: '10', returnUrl: 'https://shop.test/' }
  const older = apiWithout(['stripe-recharge-wallet'], { recharge_link: 'https://stripe.com/pay' })
  expect(await older.vendor.wallet.recharge(recharge)).toMatchObject({ url: 'https://stripe.com/pay' })
  expect(asked(older.sent)).toEqual(['stripe-recharge-wallet', 'stripe-rechargewallet'])
  const failing = apiWithout(['stripe-recharge-wallet'], {}, 500)
  expect(await failureOf(failing.vendor.wallet.recharge(recharge))).toMatchObject({ kind: 'server' })
  expect(asked(failing.sent)).toEqual(['stripe-recharge-wallet'])
})

test('a call that fails in any other way has no alternative', async () => {
  const { vendor, sent } = apiWithout(['get_banner'], [], 500)
  expect(await failureOf(vendor.home.banners(visit))).toMatchObject({ kind: 'server' })
  expect(asked(sent)).toEqual(['get_banner'])
})

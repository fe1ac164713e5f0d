import { expect, type Page } from '@playwright/test'
import { deleteAddresses } from '../support/addresses'
import { asha } from '../support/brands'
import { mapsDouble, mapsScript } from '../support/maps-double'
import { placesOrder, plainItems } from '../support/orders'
import { everyScreen, guestScreens } from '../support/screens'
import type { DemoVendor } from '../support/servers'
import type { Fixtures } from '../support/test'
import { fetchFont } from './look'

export type Scene = { page: Page; demo: DemoVendor } & Pick<
  Fixtures,
  'brand' | 'customer' | 'storefront' | 't' | 'visitor'
>

/** Brings the page into one state after another and yields the name of each. */
type States = (scene: Scene) => AsyncGenerator<string>

/** Every screen with its states, by who sees it. */
export const scenes: Record<string, States> = {
  guest,
  finding,
  choosing,
  customer: signedIn,
  orders,
  delivered,
  wrong,
  brands,
}

/** A visitor who has just arrived. */
async function* guest({ page, brand, customer, t }: Scene) {
  await page.goto('/')
  yield 'home'
  await customer.button('menu.open').click()
  yield 'side-menu'
  await page.goto('/location')
  yield 'location'
  await page.goto(`/location?search=${encodeURIComponent(brand.place)}`)
  yield 'location-found'
  await page.goto(`/location?search=${encodeURIComponent('zzzz')}`)
  yield 'location-nothing-found'
  await page.goto('/stores')
  yield 'stores'
  await page.goto('/review-cart')
  yield 'cart-empty'
  await page.goto('/sign-in')
  yield 'sign-in'
  await page.getByLabel(t('signIn.identifier')).fill(asha.mobile)
  await customer.button('signIn.continue').click()
  await expect(page.getByLabel(t('signIn.password'), { exact: true })).toBeVisible()
  yield 'sign-in-password'
}

/** A guest who looks around: links to stores and dishes, and the vendor's texts. */
async function* finding({ page, brand }: Scene) {
  const { banner, brand: chain, category, tag, word } = brand.lists
  const states: Record<string, string> = {
    landing: '/landing-page',
    'home-filtered': '/?sort=rating&veg=1',
    search: '/search',
    'search-found': `/search?${new URLSearchParams({ q: word })}`,
    'search-nothing-found': '/search?q=zzzz',
    category: `/category/${category}`,
    brand: `/brand-items/${chain}`,
    banner: `/banner-items/${banner}`,
    tags: '/tag-wise-menu',
    tag: `/tag-wise-menu?tag=${tag}`,
    offers: '/promo-code',
    'offers-of-store': `/promo-code?store=${brand.store.id}`,
    questions: '/faq',
    'questions-nothing-found': '/faq?q=zzzz',
    support: '/support',
    pages: '/pages',
    page: '/pages/refund',
    offline: '/offline',
  }
  for (const [name, path] of Object.entries(states)) {
    await page.goto(path)
    yield name
  }
}

/** A guest who fills a cart. */
async function* choosing({ page, brand, customer }: Scene) {
  await customer.opensStore()
  yield 'store'
  await customer.adds(brand.plain)
  await customer.seesInCart(1)
  yield 'store-with-cart'
  await customer.adds(brand.withChoices)
  await expect(customer.dialogOrPage.getByRole('heading', { name: brand.withChoices.name })).toBeVisible()
  yield 'item-choices'
  await page.goto(`/vendor/${brand.store.slug}?q=zzzz`)
  yield 'store-nothing-found'
  await page.goto(`/vendor/${brand.store.slug}/info`)
  yield 'store-info'
  await page.goto(`/qr/${btoa(brand.store.id)}`)
  yield 'table-menu'
  await page.goto(`/feedback/${btoa(brand.store.id)}`)
  yield 'feedback'
  await page.goto('/review-cart')
  yield 'review'
}

/** A signed-in customer who sees everything that each screen can show. */
async function* signedIn({ page, brand, customer, demo, t, visitor }: Scene) {
  const paths = await everyScreen(visitor, brand, demo)
  await customer.continues(visitor)
  for (const [route, path] of Object.entries(paths)) {
    if (guestScreens.includes(route)) continue
    await page.goto(path)
    yield route.replaceAll(/[._$]+/g, '-').replace(/^-/, '')
  }
  await page.goto('/report-bug?from=/orders')
  await customer.button('report.send').click()
  yield 'report-bug-wrong'
  await page.goto('/support-chat')
  for (const message of ['Where is my order? 🍕', 'متى يصل طلبي؟']) {
    await page.getByLabel(t('chat.message'), { exact: true }).fill(message)
    await customer.button('chat.send').click()
    await expect(page.getByRole('log').getByText(message)).toBeVisible()
    await demo.advance(10)
  }
  await page.reload()
  yield 'support-chat-answered'
  await page.goto('/')
  await customer.button('menu.open').click()
  yield 'side-menu'
  await page.goto('/add-address')
  yield 'add-address-empty'
  await page.getByLabel(t('address.search')).fill(brand.place)
  await customer.button('location.find').click()
  await expect(customer.button('address.save')).toBeEnabled()
  yield 'add-address-found'
  // Without scripts there is no map.
  if (await customer.button('address.map.open').isVisible()) {
    await page.route(mapsScript, (route) => route.fulfill({ contentType: 'text/javascript', body: mapsDouble }))
    await customer.button('address.map.open').click()
    await expect(page.locator('.marker')).toBeVisible()
    yield 'add-address-map'
  }
  await page.goto('/subscription-cart')
  await page.locator('[name=start]').fill('')
  await customer.button('subscribe.toReview').click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  yield 'subscription-cart-wrong'
  await deleteAddresses(visitor)
  await page.goto('/address')
  yield 'address-first'
}

/** An order from the payment to the past orders. */
async function* orders({ page, brand, customer, demo, visitor }: Scene) {
  const { id, path } = await placesOrder(visitor, brand)
  await customer.continues(visitor)
  await page.goto('/orders')
  yield 'ongoing'
  await page.goto('/orders?list=past')
  yield 'past'
  await page.goto(path)
  yield 'status-placed'
  await demo.advance(320)
  await page.reload()
  yield 'status-later'
  await page.goto(`/trackorder/${id}`)
  yield 'tracked'
  await page.goto('/trackorder/999999')
  yield 'not-tracked'
  await demo.cancel(id)
  await page.goto(path)
  yield 'cancelled'
  await visitor.ask('/place', { form: { intent: 'mode', mode: 'pickup' } })
  const [item] = await plainItems(visitor, `/vendor/${brand.store.slug}`)
  await visitor.add(brand.store.id, item)
  const fetched = await visitor.placeOrder()
  await page.goto(fetched.path)
  yield 'status-pickup'
  await page.goto(`/order-details/${fetched.id}`)
  yield 'order-details-pickup'
}

/** What follows a delivered order. */
async function* delivered({ page, brand, customer, demo, t, visitor }: Scene) {
  const { id, item } = await placesOrder(visitor, brand, { quantity: 2 })
  await demo.advance(620)
  await customer.continues(visitor)
  await page.goto(`/rating/${id}`)
  await page
    .getByLabel(t('rating.stars', { count: 5 }))
    .first()
    .check()
  await page.getByLabel(t('rating.tag.tasty'), { exact: true }).check()
  yield 'rating-typed'
  await customer.button('rating.send').click()
  await page.goto(`/rating/${id}`)
  yield 'rated'
  await demo.fault({ kind: 'price', value: { item_id: item.id, price: 999 } })
  await demo.fault({ kind: 'stock', value: { item_id: item.id, quantity: 1 } })
  await page.goto(`/reorder/${id}`)
  yield 'reorder-changed'
  await demo.fault({ kind: 'stock', value: { item_id: item.id, sold_out: true } })
  await page.goto(`/reorder/${id}`)
  yield 'reorder-nothing-left'
}

/** What is shown when something is missing, refused or broken. */
async function* wrong({ page, brand, customer, demo, t, visitor }: Scene) {
  await page.goto('/sign-in')
  await customer.signsIn({ ...asha, password: 'wrong-one' })
  await expect(page.getByRole('alert').first()).toBeVisible()
  yield 'wrong-password'
  await page.goto('/vendor/no-such-store')
  yield 'no-such-store'
  await visitor.signIn()
  const [item] = await plainItems(visitor, `/vendor/${brand.store.slug}`)
  await visitor.add(brand.store.id, item)
  await visitor.open('/')
  await customer.continues(visitor)
  await demo.fault({ kind: 'stock', value: { item_id: item.id, sold_out: true } })
  await page.goto('/review-cart')
  yield 'review-sold-out'
  await demo.fault({ call: 'ongoing_orders', kind: 'status', value: 500, times: 9 })
  await page.goto('/orders')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('orders.title'))
  yield 'vendor-broken'
}

/** Other brands, and an unknown host. */
async function* brands({ page, storefront }: Scene) {
  for (const name of ['grocery', 'closed', 'nobody']) {
    await fetchFont(page, storefront.url(`${name}.localhost`))
    await page.goto(storefront.url(`${name}.localhost`))
    yield name
  }
}

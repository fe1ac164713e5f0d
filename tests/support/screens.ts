import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { aNewNumber, marketplace, type Brand } from './brands'
import { proves, takesCode } from './codes'
import { plainItems } from './orders'
import type { DemoVendor, Storefront } from './servers'
import { choosesSubscription, subscribes } from './subscriptions'
import { attribute, Visitor } from './visitor'

const routes = new URL('../../app/routes/', import.meta.url)

/** The route folders that are pages. */
export function screenRoutes(): string[] {
  return readdirSync(routes).filter((folder) => {
    const screen = readdirSync(new URL(`${folder}/`, routes)).includes('route.tsx')
    return screen && /^export .*\bdefault\b/m.test(readFileSync(new URL(`${folder}/route.tsx`, routes), 'utf8'))
  })
}

/** Route folders whose screen only a guest sees; sign-up is for a guest who called `startsToJoin`. */
export const guestScreens = ['sign-in', 'sign-up']

type Scene = { page: Page; visitor: Visitor; storefront: Storefront; brand: Brand; demo: DemoVendor }

/** Opens every screen, as a person who can see all of it, and yields the folder of its route. */
export async function* opensEveryScreen({ page, visitor, storefront, brand, demo }: Scene) {
  const guest = new Visitor(storefront, brand.host)
  await startsToJoin(guest)
  const paths = await everyScreen(visitor, brand, demo)
  expect(Object.keys(paths).sort()).toEqual(screenRoutes().sort())
  for (const [route, path] of Object.entries(paths)) {
    await page.context().clearCookies()
    await page.context().addCookies((guestScreens.includes(route) ? guest : visitor).browserCookies())
    await page.goto(path)
    yield route
  }
}

/** An e-mail without an account. */
export const newEmail = () => `${randomUUID()}@example.com`

/** A guest who typed an e-mail without an account; returns the e-mail. */
export async function startsToJoin(guest: Visitor): Promise<string> {
  const email = newEmail()
  const { location } = await guest.ask('/sign-in', { form: { intent: 'identify', identifier: email } })
  if (!location.startsWith('/sign-up')) throw new Error(`a new e-mail led to ${location}`)
  return email
}

/** A new customer with an account and an Indian number; returns its e-mail. */
export async function joins(visitor: Visitor, number = aNewNumber(marketplace)): Promise<string> {
  const email = await startsToJoin(visitor)
  const phone = `+91${number}`
  const form = { name: 'Nila Rao', phone, password: 'secret-1', terms: 'accepted' }
  const { status } = await visitor.ask('/sign-up', { form })
  if (status !== 302) throw new Error(`sign-up answered ${status}`)
  return email
}

/**
 * An address of every screen, by its route folder. The visitor signs in, has placed an order and has something in the
 * cart again, so that each screen is full.
 */
export async function everyScreen(visitor: Visitor, brand: Brand, demo: DemoVendor): Promise<Record<string, string>> {
  const { store, place, delivered, lists } = brand
  const { codeFor } = demo
  const storePath = `/vendor/${store.slug}`
  const encodedId = Buffer.from(store.id).toString('base64')
  const [item] = await plainItems(visitor, storePath)
  const email = await joins(visitor)
  await visitor.signIn()
  // A new customer, because codes per person are limited: one code is used here, another is requested.
  await proves(visitor, email, codeFor)
  await takesCode(visitor, email)
  const gatewayRedirect = await goesToGateway(visitor, store.id, item)
  await visitor.add(store.id, item)
  const { id: orderId } = await visitor.placeOrder()
  await visitor.add(store.id, item)
  await visitor.open('/')
  const subscription = await subscribes(demo, brand)
  await choosesSubscription(visitor, brand, subscription.itemId)
  const search = new URLSearchParams({ search: place })
  const [, addressId = ''] = /\/update-address\/(\d+)/.exec((await visitor.open('/address')).text) ?? []
  const foundPlace = new URLSearchParams({
    search: place,
    searchedFor: place,
    place: await sealedPlace(visitor, place),
  })
  return {
    _index: '/',
    'add-address': `/add-address?${foundPlace}`,
    address: '/address',
    'banner-items.$banner_id': `/banner-items/${lists.banner}`,
    'brand-items.$brand_id': `/brand-items/${lists.brand}`,
    'cart.clear': '/cart/clear',
    'cart.replace': `/cart/replace?storeId=${Number(store.id) + 1}&itemId=${item.id}`,
    'category.$category_id': `/category/${lists.category}`,
    'delete-address.$shiping_id': `/delete-address/${addressId}`,
    faq: '/faq',
    'feedback.$restaurantid': `/feedback/${encodedId}`,
    'forgot-password': '/forgot-password',
    help: '/help',
    'item.$store_id.$item_id': `/item/${store.id}/${item.id}`,
    'landing-page': '/landing-page',
    location: `/location?${search}`,
    stores: '/stores',
    'manage-subscription': '/manage-subscription',
    notfound: '/notfound',
    offline: '/offline',
    'order-details.$order_id': `/order-details/${orderId}`,
    'order-details.$order_id_.invoice': `/order-details/${orderId}/invoice`,
    'order-status.$order_id': `/order-status/${orderId}`,
    'order-time': '/order-time',
    'trackorder.$order_id': `/trackorder/${orderId}`,
    orders: '/orders',
    'pages._index': '/pages',
    'pages.$page': '/pages/refund',
    payment: '/payment',
    'payment-online': gatewayRedirect,
    privacypolicy: '/privacypolicy',
    'profile._index': '/profile',
    'profile.delete': '/profile/delete',
    'profile.number': '/profile/number',
    'profile.password': '/profile/password',
    'promo-code': '/promo-code',
    'qr.$restaurantid': `/qr/${encodedId}`,
    'report-bug': '/report-bug?from=/orders',
    'rating.$order_id': `/rating/${delivered ?? orderId}`,
    'reorder.$order_id': `/reorder/${delivered ?? orderId}`,
    'reset-password': '/reset-password',
    'restaurant.$restaurant_id': `/restaurant/${encodedId}`,
    'review-cart': '/review-cart',
    'review-subscription': '/review-subscription',
    search: `/search?${new URLSearchParams({ q: lists.word })}`,
    'sign-in': '/sign-in',
    'sign-out': '/sign-out',
    'sign-up': '/sign-up',
    'subscription-status.$subscription_id': `/subscription-status/${subscription.id}`,
    'subscription-status.$subscription_id_.cancel': `/subscription-status/${subscription.id}/cancel`,
    'subscription-cart': '/subscription-cart',
    support: '/support',
    'support-chat': `/support-chat?order=${orderId}`,
    'tag-wise-menu': `/tag-wise-menu?tag=${lists.tag}`,
    terms: '/terms',
    'update-address.$shiping_id': `/update-address/${addressId}`,
    'vendor.$restaurant_name': storePath,
    'vendor.$restaurant_name_.info': `${storePath}/info`,
    'verify-code': '/verify-code',
    wallet: '/wallet',
    'wallet-payment': '/wallet-payment',
  }
}

/** Orders with a gateway whose script waits on our page, and leaves it unpaid; returns the page's address. */
async function goesToGateway(visitor: Visitor, storeId: string, item: { id: string }) {
  await visitor.add(storeId, item)
  const form = { ...(await visitor.proceedToPay()), method: 'hyperpay' }
  const { location } = await visitor.ask('/payment', { form })
  await visitor.submit('/cart', { intent: 'clear' })
  return location
}

/** The first match of a place, signed as in forms. */
async function sealedPlace(visitor: Visitor, place: string) {
  const { text } = await visitor.open(`/location?${new URLSearchParams({ search: place })}`)
  const [field = ''] = /<input[^>]* name="place"[^>]*>/.exec(text) ?? []
  return attribute(field, 'value')
}

import type { User } from '~/domain/account/user'
import type { Settings } from '~/domain/brand/settings'
import { emptyCart, type Cart } from '~/domain/cart/cart'
import { aCart, aLine, noColors, someSettings } from '~/domain/test-builders'
import { encodeCart } from '~/http/device/cart-codec.server'
import { writeJsonCookie, writeSigned, type CookieScope } from '~/http/device/cookies.server'
import { DeviceCookies, noPlace, type PlaceState } from '~/http/device/device-cookies.server'
import { ShopSession } from '~/http/device/session.server'
import { ShortCookies, ToastCookie } from '~/http/device/short-cookies.server'
import { CheckoutDraft, SubscriptionDraft, type SubscriptionState } from '~/http/drafts/draft-schemas'
import { checkoutRecords, Drafts, subscriptionRecords } from '~/http/drafts/drafts.server'
import { StoredRecord } from '~/http/drafts/stored-record.server'
import { typedAt } from '~/http/forms/typed-text.server'
import { Shop } from '~/http/shop/shop.server'
import { Timings } from '~/http/shop/timings.server'
import type { Vendor } from '~/vendor-api/index.server'

/** The vendor calls that a test answers, by area; any other call fails the test. */
export type VendorStub = { [Area in keyof Vendor]?: Partial<Vendor[Area]> }

type ShopParts = {
  vendor?: VendorStub
  settings?: Partial<Settings>
  user?: User | null
  /** The cookie of an earlier session, instead of a user; it is not confirmed yet. */
  session?: string | null
  /** Null: the browser sent no cart cookie at all. */
  cart?: Cart | null
  /** The id of the cart. */
  cartId?: string
  place?: Partial<PlaceState>
  checkout?: Partial<CheckoutDraft>
  /** The subscription being made. */
  subscription?: Partial<SubscriptionState>
  /** Further cookies, as a browser sends them. */
  cookies?: string
  clientAddress?: string | null
  path?: string
  method?: string
  headers?: Record<string, string>
  /** The posted fields. */
  form?: URLSearchParams
  /** The fields that were typed into this page's form before signing in again. */
  typed?: Record<string, string>
}

/** An empty checkout record. */
export const noCheckout = CheckoutDraft.parse({})

/** The vendor of the tests, on a host without TLS. */
export const aScope: CookieScope = { vendorId: someSettings().vendorId, isSecure: false }

export const aUser = (part: Partial<User> = {}): User => ({
  id: '5501',
  name: 'Asha Patel',
  mobile: '9000000001',
  dialCode: '91',
  email: 'asha@example.com',
  canPayCash: true,
  ...part,
})

/**
 * The shop of one request, made from cookies like `openShop`, with a vendor that answers as given instead of over the
 * network.
 */
export async function aShop(parts: ShopParts = {}): Promise<Shop> {
  const { vendor = {}, settings, user = null, path = '/', method = 'POST', headers, form } = parts
  // Choices for an order need a cart with something in it.
  const { cart = parts.checkout ? aCart(aLine()) : emptyCart() } = parts
  const request = new Request(`http://localhost${path}`, {
    method,
    body: form,
    headers: { ...headers, Cookie: [cookiesOf(cart, parts), parts.cookies].filter(Boolean).join('; ') },
  })
  const cookies = request.headers.get('Cookie')
  const session = new ShopSession(parts.session ?? null, aScope)
  if (user) await session.signIn('tok_1', user)
  await fillDrafts(cookies, parts)
  const device = new DeviceCookies(cookies, aScope)
  const allSettings = someSettings({ theme: noColors, ...settings })
  const state = {
    session,
    device,
    drafts: await Drafts.open(device, aScope.vendorId),
    short: new ShortCookies(cookies, aScope),
    toasts: new ToastCookie(cookies, aScope),
  }
  const typed = parts.typed ? fields(parts.typed) : typedAt(state.short, new URL(request.url))
  const timings = new Timings('request-1')
  const shop = new Shop(request, allSettings, 'en', 'request-1', state, timings, parts.clientAddress, typed)
  const stubbed = stubbedVendor(vendor)
  Object.defineProperty(shop.connection, 'detached', { value: () => stubbed, writable: true })
  return Object.defineProperty(shop, 'vendor', { value: stubbed })
}

function cookiesOf(cart: Cart | null, { place, subscription, cartId = 'cart-1' }: ShopParts) {
  const placeFields = { ...place, ...(subscription && { subscription: subscription.id ?? 'subscription-1' }) }
  return sentBack([
    ...(cart ? [writeSigned('__cart', encodeCart({ cart, id: cartId }), aScope)] : []),
    ...(place || subscription ? [writeJsonCookie('__place', { ...noPlace, ...placeFields }, aScope)] : []),
  ])
}

/** Stores the records of earlier requests. A browser with its own cookies keeps its records; any other starts without. */
async function fillDrafts(cookies: string | null, { checkout, subscription, cookies: own }: ShopParts) {
  const { cartId, place } = new DeviceCookies(cookies, aScope)
  const order = await StoredRecord.open(checkoutRecords, aScope.vendorId, cartId)
  const making = await StoredRecord.open(subscriptionRecords, aScope.vendorId, place.subscription)
  if (checkout || !own) await order.save({ ...(!own && noCheckout), ...checkout })
  if (subscription) await making.save({ ...SubscriptionDraft.parse({}), ...subscription })
}

function stubbedVendor(stub: VendorStub) {
  return new Proxy(stub, {
    get: (areas, area) => onlyStubbed(String(area), (Reflect.get(areas, area) ?? {}) as object),
  }) as Vendor
}

function onlyStubbed(area: string, calls: object) {
  return new Proxy(calls, {
    get(target, call) {
      const unexpected = () => Promise.reject(new Error(`unexpected vendor call ${area}.${String(call)}`))
      return Reflect.get(target, call) ?? unexpected
    },
  })
}

/** Form fields as they are posted. */
export const fields = (values: Record<string, string>) => new URLSearchParams(values)

/** The redirect of a response, or null. */
export const leadsTo = (response: Response) => response.headers.get('Location')

/** The cookies of a response, as the browser sends them with its next request. */
export const sentBack = (setCookies: string[]) => setCookies.map((cookie) => cookie.split(';')[0]).join('; ')

/** The toast that a response leaves for the next page, or null. */
export function toastOf(response: Response) {
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('__toast=')) ?? null
  return new ToastCookie(cookie, aScope).take()
}

/** The page that sign-in leads back to, and the text in its form. */
export async function returnPageOf(response: Response) {
  const back = new URL(leadsTo(response) ?? '', 'http://localhost').searchParams.get('redirectTo') ?? ''
  const short = new ShortCookies(sentBack(response.headers.getSetCookie()), aScope)
  const address = new URL(back, 'http://localhost')
  const { typed = '', ...query } = Object.fromEntries(address.searchParams)
  const fields = { ...query, ...Object.fromEntries(typedAt(short, address)) }
  return { path: back.replace(typed, '…'), fields }
}

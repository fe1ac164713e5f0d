import { emptyCart, type Cart } from '~/domain/cart/cart'
import { noColors, someSettings } from '~/domain/test-builders'
import type { Settings } from '~/domain/brand/settings'
import type { User } from '~/domain/account/user'
import { encodeCart } from '~/http/device/cart-codec.server'
import { writeJsonCookie, writeSigned, type CookieScope } from '~/http/device/cookies.server'
import { DeviceCookies } from '~/http/device/device-cookies.server'
import { noCheckout, noPlace, type CheckoutState, type PlaceState } from '~/http/device/device-state.server'
import { ShopSession } from '~/http/device/session.server'
import { ShortCookies } from '~/http/device/short-cookie.server'
import { Shop } from '~/http/shop/shop.server'
import { Timings } from '~/http/shop/timings.server'
import { withTyped } from '~/http/forms/typed.server'
import { ToastCookie } from '~/http/device/toast.server'
import type { Vendor } from '~/vendor/index.server'

/** The vendor calls a test answers, by area; any other one fails the test. */
export type VendorStub = { [Area in keyof Vendor]?: Partial<Vendor[Area]> }

type ShopParts = {
  vendor?: VendorStub
  settings?: Partial<Settings>
  user?: User | null
  /** The cookie of a session that was begun before, instead of a user; it is not confirmed yet. */
  session?: string | null
  /** Null: the browser sent no cart cookie at all. */
  cart?: Cart | null
  /** The name of the cart among all carts. */
  cartId?: string
  place?: Partial<PlaceState>
  checkout?: Partial<CheckoutState>
  /** Further cookies, as a browser sends them. */
  cookies?: string
  clientAddress?: string | null
  path?: string
  method?: string
  headers?: Record<string, string>
  /** What was posted. */
  form?: URLSearchParams
}

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

/** One request's shop as `openShop` makes it from cookies, with a vendor that answers as told instead of over the network. */
export async function aShop(parts: ShopParts = {}): Promise<Shop> {
  const { vendor = {}, settings, user = null, cart = emptyCart(), path = '/', method = 'POST', headers, form } = parts
  const request = new Request(`http://localhost${path}`, {
    method,
    body: form,
    headers: { ...headers, Cookie: [cookiesOf(cart, parts), parts.cookies].filter(Boolean).join('; ') },
  })
  const cookies = request.headers.get('Cookie')
  const session = new ShopSession(parts.session ?? null, aScope)
  if (user) await session.signIn('tok_1', user)
  const allSettings = someSettings({ theme: noColors, ...settings })
  const state = {
    session,
    device: new DeviceCookies(cookies, aScope),
    short: new ShortCookies(cookies, aScope),
    toasts: new ToastCookie(cookies, aScope),
  }
  const shop = new Shop(request, allSettings, 'en', 'request-1', state, new Timings('request-1'), parts.clientAddress)
  const stubbed = stubbedVendor(vendor)
  Object.defineProperty(shop.connection, 'apart', { value: () => stubbed, writable: true })
  return Object.defineProperty(shop, 'vendor', { value: stubbed })
}

function cookiesOf(cart: Cart | null, { place, checkout, cartId = 'cart-1' }: ShopParts) {
  const held = cart ? [writeSigned('__cart', encodeCart({ cart, id: cartId }), aScope)] : []
  const cookies = [
    ...held,
    ...(place ? [writeJsonCookie('__place', { ...noPlace, ...place }, aScope)] : []),
    ...(checkout ? checkoutCookies(sentBack(held), checkout) : []),
  ]
  return sentBack(cookies)
}

function checkoutCookies(cart: string, checkout: Partial<CheckoutState>) {
  const device = new DeviceCookies(cart, aScope)
  device.saveCheckout({ ...noCheckout, ...checkout })
  return device.headers()
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

/** The fields of a form as they are posted. */
export const fields = (values: Record<string, string>) => new URLSearchParams(values)

/** Where a response leads, or null when it leads nowhere. */
export const leadsTo = (response: Response) => response.headers.get('Location')

/** The cookies of a response as the browser sends them with its next request. */
export const sentBack = (setCookies: string[]) => setCookies.map((cookie) => cookie.split(';')[0]).join('; ')

/** The toast that a response leaves for the next page, or null. */
export function toastOf(response: Response) {
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('__toast=')) ?? null
  return new ToastCookie(cookie, aScope).take()
}

/** The page that sign-in leads back to, and what is in its form then. */
export async function wayBackOf(response: Response) {
  const back = new URL(leadsTo(response) ?? '', 'http://localhost').searchParams.get('redirectTo') ?? ''
  const short = new ShortCookies(sentBack(response.headers.getSetCookie()), aScope)
  const { typed, ...fields } = Object.fromEntries(await withTyped(short, new URL(back, 'http://localhost')))
  return { path: back.replace(typed ?? '', '…'), fields }
}

import { serialize } from 'cookie'
import type { Cart } from '~/domain/cart/cart'
import { isLocale } from '~/domain/brand/locale'
import { CartCookie } from '~/http/device/cart-cookie.server'
import {
  cookieAttributes,
  readJsonCookie,
  readPlain,
  writeJsonCookie,
  type CookieScope,
} from '~/http/device/cookies.server'
import { noPlace, parsePlaceState, type PlaceState } from '~/http/device/device-state.server'

/** The device's cookies besides the session: cart, place with theme, and language (rules 21.6). */
export class DeviceCookies {
  private readonly changed = new Map<string, string>()
  private readonly cartCookie: CartCookie
  private placeState: PlaceState
  /** Whether the browser sent a cart cookie at all: an empty cart stays empty, a lost one may be restored. */
  readonly hasCart: boolean
  /** The language that the customer picked, or ''. */
  readonly pickedLocale: string

  constructor(
    cookieHeader: string | null,
    private readonly scope: CookieScope,
  ) {
    this.cartCookie = new CartCookie(cookieHeader, scope)
    this.hasCart = this.cartCookie.wasSent
    const picked = readPlain(cookieHeader, 'localelang') ?? ''
    this.pickedLocale = isLocale(picked) ? picked : ''
    this.placeState = parsePlaceState(readJsonCookie(cookieHeader, '__place', scope))
  }

  /** The cart as the customer sees it: its cookie with the changes that the browser has noted beside it. */
  get cart(): Cart {
    return this.cartCookie.cart
  }

  /** A fingerprint of the cart cookie, without the journalled changes. */
  get cartStamp(): string {
    return this.cartCookie.stamp
  }

  /** Keeps the cart; false when it no longer fits its cookie, and then nothing changed. */
  saveCart(cart: Cart): boolean {
    return this.cartCookie.save(cart)
  }

  /** Names this cart among all the customer's carts, in every tab; '' when it is empty. It stays until the cart is emptied. */
  get cartId(): string {
    return this.cartCookie.id
  }

  /** Puts the lines into a new cart. With the order that the old cart became, every tab gets the same new id. */
  renewCart(order = '') {
    this.cartCookie.rename(order)
    this.saveCart(this.cart)
  }

  /** The place that the customer chose, how they want their food, and the look of the site. */
  get place(): PlaceState {
    return this.placeState
  }

  savePlace(change: Partial<PlaceState>) {
    this.placeState = { ...this.placeState, ...change }
    this.changed.set('__place', writeJsonCookie('__place', this.placeState, this.scope))
  }

  /** Forgets all but the theme, so that the next person on this device sees nothing of this one (rules 14.4). */
  forgetPerson() {
    this.savePlace({ ...noPlace, theme: this.placeState.theme })
  }

  saveLocale(locale: string) {
    const attributes = { ...cookieAttributes(this.scope.isSecure), httpOnly: false }
    this.changed.set('localelang', serialize('localelang', locale, attributes))
  }

  /** The Set-Cookie headers of the changes. */
  headers({ toIsland = false } = {}): string[] {
    return [...this.cartCookie.headers({ toIsland }), ...this.changed.values()]
  }
}

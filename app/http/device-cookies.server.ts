import { randomBytes } from 'node:crypto'
import { serialize } from 'cookie'
import { emptyCart, type Cart } from '~/domain/cart'
import { decodeCart, encodeCart } from '~/http/cart-codec.server'
import {
  cookieAttributes,
  readJsonCookie,
  readSigned,
  writeJsonCookie,
  writeSigned,
  type CookieScope,
} from '~/http/cookies.server'
import {
  noCheckout,
  noPlace,
  parseCheckoutState,
  parsePlaceState,
  type CheckoutState,
  type PlaceState,
} from '~/http/device-state.server'

/** What this device remembers in cookies of its own, beside the session: cart, place, checkout and language (design 5). */
export class DeviceCookies {
  private readonly changed = new Map<string, string>()
  private cartState: Cart
  private stamp: string
  private placeState: PlaceState
  private checkoutState: CheckoutState
  /** Whether the browser sent a cart cookie at all: an empty cart is kept as such, a lost one may be restored. */
  readonly hasCart: boolean

  constructor(
    cookieHeader: string | null,
    private readonly scope: CookieScope,
  ) {
    const cart = readSigned(cookieHeader, '__cart', scope)
    this.hasCart = cart !== null
    const decoded = decodeCart(cart ?? '')
    this.cartState = decoded?.cart ?? emptyCart()
    this.stamp = decoded?.stamp ?? ''
    this.placeState = parsePlaceState(readJsonCookie(cookieHeader, '__place', scope))
    this.checkoutState = parseCheckoutState(readJsonCookie(cookieHeader, '__checkout', scope))
  }

  get cart(): Cart {
    return this.cartState
  }

  /** Keeps the cart; false when it no longer fits its cookie, and then nothing changed. */
  saveCart(cart: Cart): boolean {
    const stamp = cart.lines.length === 0 ? '' : this.stamp || aStamp()
    const encoded = encodeCart({ cart, stamp })
    if (encoded === null) return false
    this.cartState = cart
    this.stamp = stamp
    this.changed.set('__cart', writeSigned('__cart', encoded, this.scope))
    return true
  }

  /** Names this cart among all the customer's carts, in every tab; '' when it is empty. It stays until the cart is emptied. */
  get cartStamp(): string {
    return this.stamp
  }

  /** Makes of the lines a new cart: the one they were in has been ordered. */
  restampCart() {
    this.stamp = ''
    this.saveCart(this.cartState)
  }

  /** The place that the customer chose, and how they want their food. */
  get place(): PlaceState {
    return this.placeState
  }

  savePlace(change: Partial<PlaceState>) {
    this.placeState = { ...this.placeState, ...change }
    this.changed.set('__place', writeJsonCookie('__place', this.placeState, this.scope))
  }

  get checkout(): CheckoutState {
    return this.checkoutState
  }

  saveCheckout(change: Partial<CheckoutState>) {
    this.checkoutState = { ...this.checkoutState, ...change }
    this.changed.set('__checkout', writeJsonCookie('__checkout', this.checkoutState, this.scope))
  }

  /** Forgets place and checkout, so that nobody else on this device sees them (design 5). */
  forgetPerson() {
    this.savePlace(noPlace)
    this.saveCheckout(noCheckout)
  }

  saveLocale(locale: string) {
    const attributes = { ...cookieAttributes(this.scope.isSecure), httpOnly: false }
    this.changed.set('localelang', serialize('localelang', locale, attributes))
  }

  /** The Set-Cookie headers of what changed. */
  headers(): string[] {
    return [...this.changed.values()]
  }
}

const aStamp = () => randomBytes(9).toString('base64url')

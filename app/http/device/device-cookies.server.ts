import { serialize } from 'cookie'
import type { Cart } from '~/domain/cart/cart'
import { isLocale } from '~/domain/brand/locale'
import { CartCookie, newId } from '~/http/device/cart-cookie.server'
import {
  cookieAttributes,
  longestCookie,
  readJsonCookie,
  readPlain,
  writeJsonCookie,
  type CookieScope,
} from '~/http/device/cookies.server'
import {
  hasChosen,
  hasFound,
  noCheckout,
  noOffers,
  noPlace,
  parseCheckoutState,
  parsePlaceState,
  parsePreparedState,
  parseSubscriptionState,
  type CheckoutState,
  type PlaceState,
  type SubscriptionState,
} from '~/http/device/device-state.server'
import { readNotes, writeNotes } from '~/http/device/kept-notes.server'

/** What this device remembers in cookies beside the session: cart, place, checkout, subscription and language (rules 21.6). */
export class DeviceCookies {
  private readonly changed = new Map<string, string>()
  private readonly cartCookie: CartCookie
  private placeState: PlaceState
  /** The cart that the kept notes are for. */
  private notesCart: string
  private checkoutState: CheckoutState
  private subscriptionState: SubscriptionState | null
  /** Whether the browser sent a cart cookie at all: an empty cart is kept as such, a lost one may be restored. */
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
    const prepared = parsePreparedState(readJsonCookie(cookieHeader, '__prepared', scope))
    const notes = readNotes(cookieHeader, this.cartId, scope)
    this.notesCart = notes.cart
    const choices = readJsonCookie(cookieHeader, '__checkout', scope)
    this.checkoutState = { ...parseCheckoutState(choices, prepared), notes: notes.text }
    this.subscriptionState = parseSubscriptionState(readJsonCookie(cookieHeader, '__subscription', scope), prepared)
  }

  /** The cart as the customer sees it: its cookie with the changes that the browser has noted beside it. */
  get cart(): Cart {
    return this.cartCookie.cart
  }

  /** Stands for what the cart's cookie holds, without the noted changes. */
  get cartStamp(): string {
    return this.cartCookie.stamp
  }

  /** Keeps the cart; false when it no longer fits its cookie, and then nothing changed. */
  saveCart(cart: Cart): boolean {
    if (!this.cartCookie.save(cart)) return false
    if (cart.storeId !== this.cartCookie.storeBefore) this.forgetChoices()
    if (this.checkoutState.notes && this.notesCart !== this.cartId) this.keepNotes()
    return true
  }

  /** Names this cart among all the customer's carts, in every tab; '' when it is empty. It stays until the cart is emptied. */
  get cartId(): string {
    return this.cartCookie.id
  }

  /**
   * Makes of the lines a new cart: the one they were in has been ordered. What it came to, where it came to nothing, makes the
   * same new cart in every tab; else its pictures stay with it.
   */
  renewCart(order = '') {
    this.cartCookie.rename(order)
    this.saveCart(this.cart)
    if (!order && this.checkoutState.pictures.length > 0) this.saveCheckout({ pictures: [] })
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

  /** `isKept` false: the change holds for this answer only, and sets no cookie. */
  saveCheckout(change: Partial<CheckoutState>, { isKept = true } = {}) {
    this.checkoutState = { ...this.checkoutState, ...change }
    if (!isKept) return
    const { notes, ...others } = change
    const [choices] = apart(this.checkoutState)
    if (notes !== undefined) this.keepNotes()
    if (hasChosen(others)) this.changed.set('__checkout', writeJsonCookie('__checkout', choices, this.scope))
    if (hasFound(change)) this.changed.set('__prepared', this.prepared())
  }

  /** The notes are for the cart as it is by now. */
  private keepNotes() {
    this.notesCart = this.cartId
    this.changed.set('__notes', writeNotes({ cart: this.cartId, text: this.checkoutState.notes }, this.scope))
  }

  /** The subscription being made, or null. */
  get subscription(): SubscriptionState | null {
    return this.subscriptionState
  }

  /** Begins another subscription, which takes the place of the one before; false when its cookie cannot hold it. */
  beginSubscription(line: Omit<SubscriptionState, 'id' | 'plan' | 'coupon' | 'attempt'>): boolean {
    return this.keepSubscription({ ...line, id: newId(), plan: null, coupon: null, attempt: null })
  }

  /** Keeps what is changed of the subscription being made, if there is one; false when its cookie cannot hold that. */
  saveSubscription(change: Partial<SubscriptionState>): boolean {
    if (this.subscriptionState === null) return false
    const state = { ...this.subscriptionState, ...change }
    if (hasChosen(change)) return this.keepSubscription(state)
    return this.keepFound(state)
  }

  /** It is made, or not wanted any more. */
  forgetSubscription() {
    const before = this.subscriptionState
    this.subscriptionState = null
    if (before) this.changed.set('__subscription', writeJsonCookie('__subscription', null, this.scope))
    if (before?.coupon || before?.attempt) this.changed.set('__prepared', this.prepared())
  }

  private keepSubscription(state: SubscriptionState): boolean {
    const header = writeJsonCookie('__subscription', apart(state)[0], this.scope)
    if (header.length > longestCookie || !this.keepFound(state)) return false
    this.changed.set('__subscription', header)
    return true
  }

  /** Keeps a subscription as far as it is something that was found; false when the cookie cannot hold that. */
  private keepFound(state: SubscriptionState): boolean {
    const before = this.subscriptionState
    this.subscriptionState = state
    if (before?.coupon === state.coupon && before?.attempt === state.attempt) return true
    const header = this.prepared()
    if (header.length > longestCookie) {
      this.subscriptionState = before
      return false
    }
    this.changed.set('__prepared', header)
    return true
  }

  private prepared() {
    const [, order] = apart(this.checkoutState)
    const subscription = this.subscriptionState && apart(this.subscriptionState)[1]
    return writeJsonCookie('__prepared', { order, subscription }, this.scope)
  }

  /** Offers, time and pictures were for what was in the cart: they are nothing to the next one (rules 7.5 and 9.8). */
  private forgetChoices() {
    const { coupon, wantedCoupon, refusesOffers, slot, pictures } = this.checkoutState
    const hasAny = coupon || wantedCoupon || refusesOffers || slot || pictures.length > 0
    if (hasAny) this.saveCheckout({ ...noOffers, slot: '', pictures: [] })
  }

  /** Forgets place, checkout and a subscription being made, so that nobody else on this device sees them (rules 14.4). */
  forgetPerson() {
    this.savePlace(noPlace)
    this.saveCheckout(noCheckout)
    this.forgetSubscription()
  }

  saveLocale(locale: string) {
    const attributes = { ...cookieAttributes(this.scope.isSecure), httpOnly: false }
    this.changed.set('localelang', serialize('localelang', locale, attributes))
  }

  /**
   * The Set-Cookie header of what was found by reading, or of the notes that a script keeps, for an answer that may come late: it must not
   * undo what else was chosen or typed, ordered or forgotten meanwhile (rules 22.6).
   */
  lateHeaders(name: '__prepared' | '__notes'): string[] {
    const header = this.changed.get(name)
    return header === undefined ? [] : [header]
  }

  /** The Set-Cookie headers of what changed. */
  headers({ toIsland = false } = {}): string[] {
    return [...this.cartCookie.headers({ toIsland }), ...this.changed.values()]
  }
}

/** What was chosen, and what was found of it. */
function apart<State extends Pick<CheckoutState, 'attempt' | 'coupon'> & Partial<CheckoutState>>(state: State) {
  const { notes: _, attempt, coupon, wantedCoupon, refusesOffers, ...choices } = state
  return [choices, { attempt, coupon, wantedCoupon, refusesOffers }] as const
}

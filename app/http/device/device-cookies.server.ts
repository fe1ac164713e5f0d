import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { changesCookie, stampCookie } from '~/cookie-names'
import { isLocale } from '~/domain/brand/locale'
import { themes } from '~/domain/brand/theme'
import { emptyCart, type Cart } from '~/domain/cart/cart'
import { applyChanges, readChanges } from '~/domain/cart/cart-changes'
import { decodeCart, encodeCart } from '~/http/device/cart-codec.server'
import {
  readJsonCookie,
  readPlain,
  readSigned,
  writeJsonCookie,
  writePlain,
  writeSigned,
  type CookieScope,
} from '~/http/device/cookies.server'
import { hashOf } from '~/http/store/keys.server'

/** Most characters of the changes that a cookie brings; a form may bring more. */
const mostInCookie = 4000
const mostInForm = 40_000

const changesOf = (mostCharacters: number) =>
  z
    .string()
    .max(mostCharacters)
    .transform((text, context) => {
      const changes = readChanges(text)
      if (changes) return changes
      context.addIssue({ code: 'custom', message: 'error.generic' })
      return z.NEVER
    })

/** Changes that are not in the cart cookie yet. A script wrote them: they only claim lines and quantities. */
const Journal = changesOf(mostInCookie)

/** The island's changes as a form field. */
export const ChangesField = changesOf(mostInForm)

/** A short fingerprint of a cart cookie's value; '' if there is none. */
function stampOf(value: string | null) {
  return value === null ? '' : createHash('sha256').update(value).digest('base64url').slice(0, 8)
}

/** A name that others wrote: its end is cut off if it is too long for the cookie. */
const name = (most: number) => z.string().transform((text) => text.slice(0, most))

const Place = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  address: name(300),
  city: name(100),
  state: name(100),
})

/**
 * The `__place` cookie: where the customer is, how they want their food, and the look of the site. `storeId` is the
 * store they picked or that serves the place, or ''. `isSkipped`: they declined to choose a place and are not asked
 * again. `isDetected`: the device reported the place. `method` is their last payment method: 'cash', a gateway's code
 * or ''. `subscription` is the id of the draft, or ''. `theme` is 'system' where they picked none.
 */
const PlaceState = z.object({
  place: Place.nullable().catch(null),
  mode: z.enum(['delivery', 'pickup']),
  storeId: z.string().max(40).catch(''),
  storeName: name(80).default(''),
  isSkipped: z.boolean().default(false),
  isDetected: z.boolean().default(false),
  method: z.string().max(40).default(''),
  usesWallet: z.boolean().default(false),
  subscription: z.string().max(40).default(''),
  theme: z.enum(themes).default('system'),
})
export type PlaceState = z.infer<typeof PlaceState>

export const noPlace: PlaceState = PlaceState.parse({ place: null, mode: 'delivery' })

/** Parses a cookie's claim; an invalid one counts as missing. */
export function parsePlaceState(claim: unknown): PlaceState {
  return PlaceState.catch(noPlace).parse(claim)
}

/** The device's cookies besides the session (rules 21.6), and the cart changes that the browser has journalled. */
export class DeviceCookies {
  private readonly changed = new Map<string, string>()
  /** `storeBefore`: the store in the cart cookie, before the journalled changes. */
  private cartState: { cart: Cart; id: string; stamp: string; storeBefore: string }
  private readonly hasJournal: boolean
  private placeState: PlaceState
  /** Whether the browser sent a readable cart cookie: an empty cart stays empty, a lost one may be restored. */
  readonly hasCart: boolean
  /** The language that the customer picked, or ''. */
  readonly pickedLocale: string

  constructor(
    cookieHeader: string | null,
    private readonly scope: CookieScope,
  ) {
    const sent = readSigned(cookieHeader, '__cart', scope)
    const stored = decodeCart(sent ?? '')
    const { cart, id } = stored ?? { cart: emptyCart(), id: '' }
    const journal = Journal.safeParse(readPlain(cookieHeader, changesCookie)).data ?? null
    this.hasCart = stored !== null
    this.hasJournal = journal !== null
    this.cartState = { cart: applyChanges(cart, journal), id, stamp: stampOf(sent), storeBefore: cart.storeId }
    const picked = readPlain(cookieHeader, 'localelang') ?? ''
    this.pickedLocale = isLocale(picked) ? picked : ''
    this.placeState = parsePlaceState(readJsonCookie(cookieHeader, '__place', scope))
  }

  /** The cart as the customer sees it: its cookie with the journalled changes. */
  get cart(): Cart {
    return this.cartState.cart
  }

  /** A fingerprint of the cart cookie, without the journalled changes. */
  get cartStamp(): string {
    return this.cartState.stamp
  }

  /** Identifies this cart in every tab, until it is emptied; '' for an empty cart. */
  get cartId(): string {
    return this.cartState.id
  }

  /** Keeps the cart; false when it no longer fits its cookie, and then nothing changed. */
  saveCart(cart: Cart): boolean {
    const id = this.idFor(cart)
    const encoded = encodeCart({ cart, id })
    if (encoded === null) return false
    const stamp = stampOf(encoded)
    this.cartState = { cart, id, stamp, storeBefore: cart.storeId }
    this.changed.set('__cart', writeSigned('__cart', encoded, this.scope))
    this.changed.set(stampCookie, writePlain(stampCookie, stamp, this.scope.isSecure))
    return true
  }

  /** None without lines, and a new one for another store's lines. */
  private idFor({ storeId, lines }: Cart) {
    const { id, storeBefore } = this.cartState
    if (lines.length === 0) return ''
    return id === '' || storeId !== storeBefore ? newId() : id
  }

  /** Gives the lines a new cart id; with the order that the cart became, every tab gets the same id. */
  renewCart(order = '') {
    const { id } = this.cartState
    this.cartState.id = order && idAfter(id, order)
    this.saveCart(this.cart)
  }

  /** The place that the customer chose, how they want their food, and the look of the site. */
  get place(): PlaceState {
    return this.placeState
  }

  savePlace(change: Partial<PlaceState>) {
    this.placeState = parsePlaceState({ ...this.placeState, ...change })
    this.changed.set('__place', writeJsonCookie('__place', this.placeState, this.scope))
  }

  /** Forgets all but the theme, so that the next person on this device sees nothing of this one (rules 14.4). */
  forgetPerson() {
    this.savePlace({ ...noPlace, theme: this.placeState.theme })
  }

  saveLocale(locale: string) {
    this.changed.set('localelang', writePlain('localelang', locale, this.scope.isSecure))
  }

  /**
   * The Set-Cookie headers of the changes. A saved cart includes the journalled changes, so the answer to a form clears
   * the journal. The island removes what it sent itself, because it may have journalled more since.
   */
  headers({ toIsland = false } = {}): string[] {
    const isSettled = this.hasJournal && this.changed.has('__cart') && !toIsland
    const ended = isSettled ? [writePlain(changesCookie, '', this.scope.isSecure, 0)] : []
    return [...this.changed.values(), ...ended]
  }
}

/** A random, unique id. */
export const newId = () => randomBytes(9).toString('base64url')

/** The next id of a cart or draft whose order failed: the same in every tab. */
export const idAfter = (id: string, order: string) => hashOf([id, order]).slice(0, 12)

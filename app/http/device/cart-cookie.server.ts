import { createHash, randomBytes } from 'node:crypto'
import { stampCookie } from '~/cookie-names'
import { emptyCart, type Cart } from '~/domain/cart/cart'
import { applyChanges } from '~/domain/cart/cart-changes'
import { decodeCart, encodeCart } from '~/http/device/cart-codec.server'
import { endJournal, readJournal, stampOf, writeStamp } from '~/http/device/cart-journal.server'
import { readSigned, writeSigned, type CookieScope } from '~/http/device/cookies.server'

/** The cart of this device, in its own cookie, together with the changes that the browser has journalled. */
export class CartCookie {
  private readonly changed = new Map<string, string>()
  private state: Cart
  private stampText: string
  private idText: string
  private readonly hasJournal: boolean
  /** The store of the cookie, whatever the browser has noted beside it. */
  private storeBefore: string
  /** Whether the browser sent it at all. */
  readonly wasSent: boolean

  constructor(
    cookieHeader: string | null,
    private readonly scope: CookieScope,
  ) {
    const cart = readSigned(cookieHeader, '__cart', scope)
    const stored = decodeCart(cart ?? '')
    const journal = readJournal(cookieHeader)
    this.wasSent = cart !== null
    this.hasJournal = journal !== null
    this.idText = stored?.id ?? ''
    this.storeBefore = stored?.cart.storeId ?? ''
    this.stampText = stampOf(cart)
    this.state = applyChanges(stored?.cart ?? emptyCart(), journal)
  }

  get cart(): Cart {
    return this.state
  }

  get id(): string {
    return this.idText
  }

  get stamp(): string {
    return this.stampText
  }

  /** Keeps a cart; false when it no longer fits, and then nothing changed. */
  save(cart: Cart): boolean {
    const isOfOtherStore = this.storeBefore !== '' && cart.storeId !== this.storeBefore
    const id = cart.lines.length === 0 ? '' : isOfOtherStore ? newId() : this.idText || newId()
    const encoded = encodeCart({ cart, id })
    if (encoded === null) return false
    this.state = cart
    this.idText = id
    this.storeBefore = cart.storeId
    this.stampText = stampOf(encoded)
    this.changed.set('__cart', writeSigned('__cart', encoded, this.scope))
    this.changed.set(stampCookie, writeStamp(this.stampText, this.scope.isSecure))
    return true
  }

  /** Gives the cart another id: with `of`, the same one in every tab; without it, none. */
  rename(of: string) {
    this.idText = of && createHash('sha256').update(`${this.idText} ${of}`).digest('base64url').slice(0, 12)
  }

  /**
   * The Set-Cookie headers of the changes. A saved cart includes the journalled changes, so the answer to a form clears the
   * journal. The island removes what it sent itself, because it may have journalled more since.
   */
  headers({ toIsland = false } = {}): string[] {
    const isSettled = this.hasJournal && this.changed.size > 0 && !toIsland
    return [...this.changed.values(), ...(isSettled ? [endJournal(this.scope.isSecure)] : [])]
  }
}

/** A random, unique id. */
export const newId = () => randomBytes(9).toString('base64url')

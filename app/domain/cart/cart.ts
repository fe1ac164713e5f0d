import { add, atLeastZero, roundMoney, times, type Currency, type Money } from '~/domain/money/money'
import type { MenuItem } from '~/domain/stores/menu'

/** The stored part of a line: a claim until it is priced from the vendor's menu. */
export type CartLine = {
  itemId: string
  choiceIds: string[]
  quantity: number
  /** Unit price with choices when the customer last saw and accepted it. */
  priceSeen: Money
}

/** A cart has lines of one store; an empty cart has storeId ''. */
export type Cart<Line extends CartLine = CartLine> = { storeId: string; lines: Line[] }

/** A line with the facts of the vendor's menu (rules 21.4). */
export type PricedLine = CartLine &
  Pick<MenuItem, 'name' | 'image' | 'diet' | 'listPrice' | 'stock' | 'packagingCharge' | 'taxPercent' | 'isBogo'> & {
    choiceNames: string[]
    choicePrices: Money[]
    basePrice: Money
    /** Unit price with choices: base plus the sum of choice prices. */
    unitPrice: Money
    /** Why it differs from what the customer added. */
    state: 'same' | 'price-changed' | 'stock-reduced' | 'unavailable'
  }

/** Most units of one line, whatever the stock: four digits fit the cart cookie. */
export const mostUnits = 9999

type Outcome =
  { ok: true; cart: Cart } | { ok: false; reason: 'cart.notAvailable' | 'cart.otherStore' | 'cart.stockReached' }

/** A cart without lines, which belongs to no store. */
export function emptyCart(): Cart {
  return { storeId: '', lines: [] }
}

/** The cart with other lines; without any it belongs to no store. */
export function withLines<Line extends CartLine>(cart: { storeId: string }, lines: Line[]): Cart<Line> {
  return { storeId: lines.length > 0 ? cart.storeId : '', lines }
}

/** The key of a line: its item and its choices, in any order (rules 7.3). Safe in attributes, fields and addresses. */
export function lineKey(line: Pick<CartLine, 'itemId' | 'choiceIds'>): string {
  return [line.itemId, ...[...line.choiceIds].sort()].map(safeId).join('.')
}

/** Total quantity of all lines, as the cart badge shows it. */
export function cartCount(cart: { lines: Pick<CartLine, 'quantity'>[] }): number {
  return cart.lines.reduce((count, line) => count + line.quantity, 0)
}

/** Units of a menu's item in the cart, over all its lines if it has choices; 0 in another store's cart. */
export function unitsHeld(cart: Cart, storeId: string, item: { id: string; hasChoices: boolean }): number {
  if (cart.storeId !== storeId) return 0
  return cartCount({
    lines: cart.lines.filter((line) => line.itemId === item.id && (item.hasChoices || line.choiceIds.length === 0)),
  })
}

/** Price times quantity, rounded once (rules 8.2); '0' for an unavailable line (flows 5.1). */
export function lineTotal(line: CartLine & Partial<PricedLine>, currency: Currency): Money {
  if (line.state === 'unavailable') return '0'
  return atLeastZero(roundMoney(times(line.unitPrice ?? line.priceSeen, line.quantity), currency))
}

/** Sum of the line totals (flows 5.2); lines not priced yet count at the price seen. */
export function cartSubtotal(lines: readonly (CartLine & Partial<PricedLine>)[], currency: Currency): Money {
  return add(...lines.map((line) => lineTotal(line, currency)))
}

/**
 * Adds a line up to the item's stock; an existing line with the same item and choices gets the quantity instead (rules
 * 7.3 and 7.4). Refused if nothing more fits, if quantity or stock is 0, or if the cart belongs to another store.
 */
export function addLine(cart: Cart, storeId: string, line: CartLine, stock: number): Outcome {
  if (!isUnits(line.quantity) || !(stock >= 1)) return { ok: false, reason: 'cart.notAvailable' }
  if (cart.lines.length > 0 && cart.storeId !== storeId) return { ok: false, reason: 'cart.otherStore' }

  const key = lineKey(line)
  const existing = cart.lines.find((other) => lineKey(other) === key)
  const before = existing?.quantity ?? 0
  const quantity = Math.min(before + line.quantity, quantityLimit(cart, line, stock))
  if (quantity <= before) return { ok: false, reason: 'cart.stockReached' }
  if (existing) return { ok: true, cart: withQuantity(cart, key, quantity) }
  return { ok: true, cart: { storeId, lines: [...cart.lines, { ...line, quantity }] } }
}

/** Sets a line's quantity; 0 removes it. Refused for a line that was removed; one above its stock may be reduced. */
export function setQuantity(cart: Cart, key: string, quantity: number, stock: number): Outcome {
  if (quantity === 0) return { ok: true, cart: removeLine(cart, key) }
  const existing = cart.lines.find((line) => lineKey(line) === key)
  if (!existing || !isUnits(quantity) || !(stock >= 1)) return { ok: false, reason: 'cart.notAvailable' }
  const most = Math.max(quantityLimit(cart, existing, stock), Math.min(existing.quantity - 1, stock))
  if (quantity > most) return { ok: false, reason: 'cart.stockReached' }
  return { ok: true, cart: withQuantity(cart, key, quantity) }
}

/** The cart without the line of this key; the same lines if it has none. */
export function removeLine(cart: Cart, key: string): Cart {
  const lines = cart.lines.filter((line) => lineKey(line) !== key)
  return withLines(cart, lines)
}

function withQuantity(cart: Cart, key: string, quantity: number): Cart {
  return { ...cart, lines: cart.lines.map((line) => (lineKey(line) === key ? { ...line, quantity } : line)) }
}

function isUnits(quantity: number) {
  return Number.isInteger(quantity) && quantity > 0
}

/** The most units a line may have: the stock that its item's other lines leave (rules 7.4). */
export function quantityLimit(cart: { lines: readonly CartLine[] }, line: CartLine, stock: number): number {
  const others = cart.lines.filter((other) => other.itemId === line.itemId && lineKey(other) !== lineKey(line))
  return Math.min(Math.floor(stock) - cartCount({ lines: others }), mostUnits)
}

/** An id for attributes, cookies and addresses: letters, digits and '-' as they are, others as codes in underscores. */
export function safeId(id: string) {
  return id.replace(/[^A-Za-z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`)
}

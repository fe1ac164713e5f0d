import { compareMoney, type Money } from '~/domain/money/money'
import { isAvailable, type ItemDetail } from '~/domain/stores/menu'
import { lineKey, withLines, type Cart, type CartLine, type PricedLine } from './cart'
import { allChoices, resolveChoices, unitPriceOf } from './customisation'

/** The cart's lines with names, prices and stock from the vendor's menu. Items missing from the map are gone. */
export function priceCart(cart: Cart, items: Map<string, ItemDetail>): PricedLine[] {
  return shareStock(cart.lines.map((line) => priceLine(line, items.get(line.itemId) ?? null)))
}

/** Lines of one item share its stock: earlier ones come first, later ones are cut or become unavailable (rules 7.4). */
function shareStock(lines: PricedLine[]): PricedLine[] {
  const stockLeft = new Map<string, number>()
  return lines.map((line) => {
    if (line.state === 'unavailable') return line
    const stock = stockLeft.get(line.itemId) ?? line.stock
    if (stock < 1) return { ...line, state: 'unavailable' }
    const quantity = Math.min(line.quantity, stock)
    stockLeft.set(line.itemId, stock - quantity)
    return quantity < line.quantity ? { ...line, quantity, state: 'stock-reduced' } : line
  })
}

/**
 * A line with its current price and stock (rules 7.9). It is unavailable if the item is gone or sold out, or its
 * choices are no longer valid; it keeps what is known. A quantity above the stock is cut to it. `priceSeen` stays, to
 * show the old price beside the new.
 */
export function priceLine(line: CartLine, item: ItemDetail | null): PricedLine {
  if (!item)
    return { ...line, ...unknownItem, basePrice: line.priceSeen, unitPrice: line.priceSeen, listPrice: line.priceSeen }
  const facts = factsOf(item)
  const choices = resolveChoices(item.groups, line.choiceIds)
  if (!choices.ok || choices.choiceIds.length !== line.choiceIds.length) {
    const knownChoices = allChoices(item.groups).filter(({ id }) => line.choiceIds.includes(id))
    const choiceNames = knownChoices.map(({ name }) => name)
    const choicePrices = knownChoices.map(({ price }) => price)
    return { ...line, ...facts, choiceNames, choicePrices, unitPrice: line.priceSeen, state: 'unavailable' }
  }
  const unitPrice = unitPriceOf(item.price, choices.prices)
  const { choiceIds, names: choiceNames, prices: choicePrices } = choices
  const priced = { ...line, ...facts, choiceIds, choiceNames, choicePrices, unitPrice }
  return isAvailable(item) ? withState(priced) : { ...priced, state: 'unavailable' }
}

/** An available line, cut to its stock, and its state: a lower quantity is reported before a new price. */
export function withState(line: Omit<PricedLine, 'state'>): PricedLine {
  if (line.stock < line.quantity) return { ...line, quantity: line.stock, state: 'stock-reduced' }
  const isSamePrice = compareMoney(line.unitPrice, line.priceSeen) === 0
  return { ...line, state: isSamePrice ? 'same' : 'price-changed' }
}

/** Whether any line differs from what the customer added, so that the cart must be shown before paying (rules 7.9). */
export function hasChanges(lines: PricedLine[]): boolean {
  return lines.some((line) => line.state !== 'same')
}

/** The cart after the customer accepted it as shown: its quantities and prices, without unavailable lines. */
export function acceptPrices(cart: Cart, lines: PricedLine[]): Cart {
  const shownLines = new Map(lines.map((line) => [lineKey(line), line]))
  const acceptedLines = cart.lines.flatMap((line): CartLine[] => {
    const priced = shownLines.get(lineKey(line))
    if (!priced) return [line]
    return priced.state === 'unavailable' ? [] : [{ ...line, quantity: priced.quantity, priceSeen: priced.unitPrice }]
  })
  return withLines(cart, acceptedLines)
}

/** The cart without its unavailable lines; the other lines stay as they are. */
export function withoutUnavailable(cart: Cart, lines: PricedLine[]): Cart {
  const unavailable = new Set(lines.filter(({ state }) => state === 'unavailable').map(lineKey))
  const left = cart.lines.filter((line) => !unavailable.has(lineKey(line)))
  return withLines(cart, left)
}

const unknownItem = {
  name: '',
  image: '',
  diet: 'none',
  choiceNames: [],
  choicePrices: [],
  stock: 0,
  packagingCharge: '0',
  taxPercent: null,
  isBogo: false,
  state: 'unavailable',
} satisfies Partial<PricedLine>

function factsOf(item: ItemDetail) {
  const { name, image, diet, stock, packagingCharge, taxPercent, isBogo, listPrice } = item
  return { name, image, diet, stock, packagingCharge, taxPercent, isBogo, listPrice, basePrice: item.price }
}

/** The vendor's check of an item, or of one of its choices; null if not mentioned (flows 8.3). */
export type MenuChange = {
  itemId: string
  status: 'changed' | 'sold-out' | 'inactive'
  /** Base price of the item. */
  price: Money | null
  stock: number | null
  choiceId: string | null
  choicePrice: Money | null
}

/**
 * The priced cart after the vendor's check: unavailable lines are removed, the others repriced, cut to the stock and
 * marked, with `priceSeen` still the price the customer agreed to. Changes of items not in the cart are ignored.
 */
export function applyMenuChanges(cart: Cart<PricedLine>, changes: MenuChange[]): Cart<PricedLine> {
  const lines = shareStock(cart.lines.map((line) => changes.reduce(applyChange, line)))
  const available = lines.filter((line) => line.state !== 'unavailable')
  return withLines(cart, available)
}

function applyChange(line: PricedLine, change: MenuChange): PricedLine {
  if (change.itemId !== line.itemId || line.state === 'unavailable') return line
  if (change.status !== 'changed') {
    const isConcerned = change.choiceId === null || line.choiceIds.includes(change.choiceId)
    return isConcerned ? { ...line, state: 'unavailable' } : line
  }
  const basePrice = change.price ?? line.basePrice
  const stock = change.stock ?? line.stock
  const choicePrices = line.choicePrices.map((price, at) =>
    line.choiceIds[at] === change.choiceId ? (change.choicePrice ?? price) : price,
  )
  const repriced = { ...line, basePrice, stock, choicePrices, unitPrice: unitPriceOf(basePrice, choicePrices) }
  if (stock < 1) return { ...repriced, state: 'unavailable' }
  return line.state === 'stock-reduced' ? { ...withState(repriced), state: 'stock-reduced' } : withState(repriced)
}

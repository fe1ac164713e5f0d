import { billText, type Bill } from '~/domain/checkout/amounts'
import type { Cart, CartLine, LineState, PricedLine } from './cart'
import { lineKey } from './cart'
import { allChoices, resolveChoices } from './customisation'
import type { ItemDetail } from '~/domain/stores/menu'
import { add, atLeastZero, compareMoney, wireMoney, type Money } from '~/domain/money/money'

/** The cart's lines with names, prices and stock of the vendor's menu. Items missing from the map are gone. */
export function priceCart(cart: Cart, items: Map<string, ItemDetail>): PricedLine[] {
  return cart.lines.map((line) => priceLine(line, items.get(line.itemId) ?? null))
}

/**
 * A line as it can be had now (rules 7.9). Unavailable: gone, sold out, or its choices no longer hold; it keeps what
 * is known of it. Above the stock, the quantity is what is left. `priceSeen` stays, to show the old price beside the new.
 */
export function priceLine(line: CartLine, item: ItemDetail | null): PricedLine {
  if (!item)
    return { ...line, ...unknownItem, basePrice: line.priceSeen, unitPrice: line.priceSeen, listPrice: line.priceSeen }
  const facts = factsOf(item)
  const choices = resolveChoices(item.groups, line.choiceIds)
  if (!choices.ok || choices.choiceIds.length !== line.choiceIds.length) {
    const known = allChoices(item.groups).filter(({ id }) => line.choiceIds.includes(id))
    const choiceNames = known.map(({ name }) => name)
    const choicePrices = known.map(({ price }) => price)
    return { ...line, ...facts, choiceNames, choicePrices, unitPrice: line.priceSeen, state: 'unavailable' }
  }
  const unitPrice = unitPriceOf(item.price, choices.prices)
  const priced = { ...line, ...facts, choiceNames: choices.names, choicePrices: choices.prices, unitPrice }
  if (item.isSoldOut || item.stock < 1) return { ...priced, choiceIds: choices.choiceIds, state: 'unavailable' }
  return withState({ ...priced, choiceIds: choices.choiceIds, state: 'same' })
}

/** Base price plus choices (rules 7.8); choices that take something off never make it negative. */
export function unitPriceOf(basePrice: Money, choicePrices: Money[]): Money {
  return atLeastZero(add(basePrice, ...choicePrices))
}

/** A line that can be had, cut to its stock and marked by what the customer has not seen yet; fewer units come before a new price. */
export function withState(line: PricedLine): PricedLine {
  const quantity = Math.min(line.quantity, line.stock)
  const isSamePrice = compareMoney(line.unitPrice, line.priceSeen) === 0
  const state: LineState = quantity < line.quantity ? 'stock-reduced' : isSamePrice ? 'same' : 'price-changed'
  return { ...line, quantity, state }
}

/** Whether any line is not what the customer put in, so that the cart must be shown before paying (rules 7.9). */
export function hasChanges(lines: PricedLine[]): boolean {
  return lines.some((line) => line.state !== 'same')
}

/** The cart once the customer has accepted what is shown: its quantities and prices, without lines that cannot be had. */
export function acceptPrices(cart: Cart, lines: PricedLine[]): Cart {
  const shown = new Map(lines.map((line) => [lineKey(line), line]))
  const accepted = cart.lines.flatMap((line): CartLine[] => {
    const priced = shown.get(lineKey(line))
    if (!priced) return [line]
    return priced.state === 'unavailable' ? [] : [{ ...line, quantity: priced.quantity, priceSeen: priced.unitPrice }]
  })
  return { storeId: accepted.length > 0 ? cart.storeId : '', lines: accepted }
}

/** The cart without the lines that cannot be had; everything else stays as the customer put it in. */
export function withoutUnavailable(cart: Cart, lines: PricedLine[]): Cart {
  const unavailable = new Set(lines.filter(({ state }) => state === 'unavailable').map(lineKey))
  const left = cart.lines.filter((line) => !unavailable.has(lineKey(line)))
  return { storeId: left.length > 0 ? cart.storeId : '', lines: left }
}

/**
 * Two words that stand for what the customer is shown: one for lines, quantities and prices, one for every row of the bill. A form
 * carries them, and an action that makes others from fresh data knows that something changed. Not a secret and not a proof.
 */
export function quoteOf(lines: PricedLine[], bill: Bill): string {
  const shown = lines.map((line) => {
    const offer = line.state === 'unavailable' ? 'none' : `${line.quantity}*${add(line.unitPrice)}`
    return `${lineKey(line)}=${offer}`
  })
  return `${fingerprint(shown.sort().join('|'))} ${wireMoney(bill.total)}-${fingerprint(billText(bill))}`
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

/** 64 bits of FNV-1a in base 36. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const sign of text) hash = BigInt.asUintN(64, (hash ^ BigInt(sign.codePointAt(0) ?? 0)) * 0x100000001b3n)
  return hash.toString(36)
}

import type { Cart, PricedLine } from './cart'
import { unitPriceOf } from './customisation'
import { shareStock, withState } from './pricing'
import type { Money } from '~/domain/money/money'

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
 * The priced cart after the vendor's check: unavailable lines are removed, the others repriced, cut to the stock and marked,
 * with `priceSeen` still the price the customer agreed to. Changes of items not in the cart are ignored.
 */
export function applyMenuChanges(
  cart: Cart<PricedLine>,
  changes: MenuChange[],
): { cart: Cart<PricedLine>; removed: PricedLine[] } {
  const lines = shareStock(cart.lines.map((line) => changes.reduce(applyChange, line)))
  const available = lines.filter((line) => line.state !== 'unavailable')
  const removed = lines.filter((line) => line.state === 'unavailable')
  return { cart: { storeId: available.length > 0 ? cart.storeId : '', lines: available }, removed }
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

import type { PricedLine } from '~/domain/cart/cart'
import { atLeastZero, subtract, toNumber } from '~/domain/money/money'
import type { CartView } from './cart-view'

/** A line under the names of other clients of the API (rules 21.7). */
export const storedLine = (storeId: string | undefined, line: PricedLine) => ({
  restaurant_id: storeId,
  item_id: line.itemId,
  name: line.name,
  price: toNumber(line.unitPrice),
  selected_type: line.choiceNames,
  quantity: line.quantity,
  itemTotalQuantity: line.stock,
  selectCustoizeID: line.choiceIds,
  selectCustoizePrice: line.choicePrices.map(toNumber),
  itemQuntity: line.quantity,
  item_type: { veg: '0', 'non-veg': '1', none: '2' }[line.diet],
  item_price: toNumber(line.basePrice),
  image: line.image,
  saveprice: toNumber(atLeastZero(subtract(line.listPrice, line.basePrice))),
  item_tax: Number(line.taxPercent),
  mrp: toNumber(line.listPrice),
  packaging_charge: toNumber(line.packagingCharge),
  is_bogo: line.isBogo ? 1 : 0,
})

/** Mirrors the cart into local storage for other tabs and a lost cookie (rules 7.16 and 21.7); null is an empty one. */
export function mirrorCart(cart: CartView | null) {
  const lines = (cart?.lines ?? []).map((line) => storedLine(cart?.storeId, line))
  try {
    localStorage.setItem('cart', JSON.stringify(lines))
  } catch {
    // Storage is full or forbidden, but the cookie has the cart.
  }
}

type StoredLine = { restaurant_id: string; item_id?: unknown; selectCustoizeID?: unknown; quantity?: unknown }

/** The stored cart as the fields of a restore request; null if there is none. The server trusts none of it. */
export function storedCart(): URLSearchParams | null {
  try {
    // Anything but a list with lines throws. No cart has more than 300, and browsers refuse a longer request that
    // outlives its page.
    const stored = JSON.parse(localStorage.getItem('cart') ?? '[]') as [StoredLine, ...StoredLine[]]
    const lines = stored.slice(0, 300).map((line) => ({
      itemId: String(line.item_id),
      choiceIds: [line.selectCustoizeID ?? []].flat().map(String),
      quantity: Number(line.quantity),
    }))
    return new URLSearchParams({
      intent: 'restore',
      storeId: stored[0].restaurant_id,
      lines: JSON.stringify(lines),
    })
  } catch {
    return null
  }
}

/** Calls back when another tab of this site changed the cart. */
export function onOtherTab(changed: () => void, signal?: AbortSignal) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'cart' || event.key === null) changed()
  }
  addEventListener('storage', onStorage, { signal })
}

import { lineKey, mostUnits, safeId, withLines, type Cart } from './cart'

/** Quantities by line key that the cart cookie lacks; 0 removes the line. Applying them twice gives the same cart. */
export type CartChanges = { store: string; quantities: ReadonlyMap<string, number> }

const text = /^[\w-]+(![\w.-]+\*\d{1,4})+$/

/** The store of a cart, as changes name it. */
export const storeName = (cart: { storeId: string }) => safeId(cart.storeId)

/** The cart with the changes applied; those to lines that it lacks, or to another store's cart, are ignored. */
export function applyChanges<Any extends Cart>(cart: Any, changes: CartChanges | null): Any {
  if (changes === null || changes.store !== storeName(cart)) return cart
  const lines = cart.lines.flatMap((line: Any['lines'][number]) => {
    const quantity = changes.quantities.get(lineKey(line)) ?? line.quantity
    return quantity > 0 ? [{ ...line, quantity: Math.min(quantity, mostUnits) }] : []
  })
  return { ...cart, ...withLines(cart, lines) }
}

/** Changes as short text that needs no escaping in a cookie: the store, then each line with its quantity. */
export function changesText({ store, quantities }: CartChanges): string {
  return [store, ...[...quantities].map(([key, quantity]) => `${key}*${quantity}`)].join('!')
}

/** The changes of a text, or null for anything that `changesText` would not have written. */
export function readChanges(from: string): CartChanges | null {
  if (!text.test(from)) return null
  const [store = '', ...entries] = from.split('!')
  const quantities = entries.map((entry): [string, number] => {
    const [key = '', quantity] = entry.split('*')
    return [key, Number(quantity)]
  })
  return { store, quantities: new Map(quantities) }
}

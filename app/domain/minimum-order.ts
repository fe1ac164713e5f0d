import { compareMoney, type Money } from './money'

export type Gate =
  { ok: true } | { ok: false; reason: 'cart.empty' } | { ok: false; reason: 'cart.belowMinimum'; minimum: Money }

/** The smallest cart total that the store insists on, or '0'. A store with a commission minimum does not (spec 5). */
export function enforcedMinimum(store: { minimumOrder: Money; enforcesMinimum: boolean }): Money {
  return store.enforcesMinimum ? store.minimumOrder : '0'
}

/** Whether View Cart leads on to the review: not for an empty cart, nor below the minimum (spec 5). */
export function checkoutGate({ count, subtotal, minimum }: { count: number; subtotal: Money; minimum: Money }): Gate {
  if (count <= 0) return { ok: false, reason: 'cart.empty' }
  if (compareMoney(subtotal, minimum) < 0) return { ok: false, reason: 'cart.belowMinimum', minimum }
  return { ok: true }
}

import { compareMoney, isPositive, subtract, times, type Money } from '~/domain/money/money'

/** The next goal of a cart and the missing amount: the store's minimum, or free delivery. */
type CartGoal = { kind: 'minimum' | 'free-delivery'; missing: Money; of: Money }

/** Free delivery is a goal only while the missing amount is at most this many times the subtotal. */
const withinReach = 4

type Sums = { subtotal: Money; minimum: Money; freeDeliveryFrom: Money | null }

/** The next goal of a cart that is not empty; null once all are reached. The minimum comes first: orders need it. */
export function cartGoal({ subtotal, minimum, freeDeliveryFrom }: Sums): CartGoal | null {
  if (!isPositive(subtotal)) return null
  if (compareMoney(subtotal, minimum) < 0) return { kind: 'minimum', missing: subtract(minimum, subtotal), of: minimum }
  if (freeDeliveryFrom === null || compareMoney(subtotal, freeDeliveryFrom) >= 0) return null
  if (compareMoney(times(subtotal, withinReach), freeDeliveryFrom) < 0) return null
  return { kind: 'free-delivery', missing: subtract(freeDeliveryFrom, subtotal), of: freeDeliveryFrom }
}

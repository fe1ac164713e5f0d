import { isOngoing } from './order-progress'
import type { OrderSummary } from './order'

/** What is remembered of an order under way, so that every page can tell of it without asking the vendor. */
export type OrderUnderWay = Pick<OrderSummary, 'id' | 'status' | 'mode' | 'storeName' | 'scheduledFor'> & {
  /** When it is expected, in milliseconds since the epoch; null where nobody says it. */
  expectedAt: number | null
  /** When it was looked at last, in milliseconds since the epoch. */
  seenAt: number
}

/** How long an order is told of that nobody has looked at since, in ms: what was seen then hardly holds any more. */
const memoryMs = 2 * 3600_000

/** The most orders that are remembered. */
const most = 8

/** What is remembered after a look at one order: it comes first while it is under way, and is forgotten once it is over. */
export function afterLook(known: readonly OrderUnderWay[], seen: OrderUnderWay): OrderUnderWay[] {
  const others = known.filter(({ id }) => id !== seen.id)
  return isOngoing(seen.status) ? [expected(known, seen), ...others].slice(0, most) : others
}

/** What is remembered after a look at all orders: those under way. */
export function afterList(known: readonly OrderUnderWay[], listed: readonly OrderUnderWay[]): OrderUnderWay[] {
  return listed
    .filter(({ status }) => isOngoing(status))
    .slice(0, most)
    .map((order) => expected(known, order))
}

/** An order with the time that it is expected; not every look tells it, and it stays until the stage is another one. */
function expected(known: readonly OrderUnderWay[], order: OrderUnderWay): OrderUnderWay {
  const same = known.find(({ id, status }) => id === order.id && status === order.status)
  return { ...order, expectedAt: order.expectedAt ?? same?.expectedAt ?? null }
}

/** The order that pages tell of now; an expected time that has passed is none. */
export function orderToTell(known: readonly OrderUnderWay[], now: number): OrderUnderWay | null {
  const order = known.find(({ seenAt }) => seenAt + memoryMs > now)
  if (!order) return null
  return { ...order, expectedAt: order.expectedAt !== null && order.expectedAt > now ? order.expectedAt : null }
}

import { isOngoing } from './order-progress'
import type { OrderSummary } from './order'

/** The remembered part of an order under way, so that every page can show it without asking the vendor. */
export type OrderUnderWay = Pick<OrderSummary, 'id' | 'status' | 'mode' | 'storeName' | 'scheduledFor'> & {
  /** The expected time, in milliseconds since the epoch; null if unknown. */
  expectedAt: number | null
  /** When it was last read, in milliseconds since the epoch. */
  seenAt: number
}

/** How long an order is shown without having been read again, in ms: after that its state is probably out of date. */
const memoryMs = 2 * 3600_000

/** The most orders that are remembered. */
const most = 8

/** The memory after reading one order: it comes first while it is under way, and is forgotten once it is over. */
export function afterLook(remembered: readonly OrderUnderWay[], seen: OrderUnderWay): OrderUnderWay[] {
  const others = remembered.filter(({ id }) => id !== seen.id)
  return isOngoing(seen.status) ? [withExpectedTime(remembered, seen), ...others].slice(0, most) : others
}

/** The memory after reading all orders: those under way. */
export function afterList(remembered: readonly OrderUnderWay[], listed: readonly OrderUnderWay[]): OrderUnderWay[] {
  return listed
    .filter(({ status }) => isOngoing(status))
    .slice(0, most)
    .map((order) => withExpectedTime(remembered, order))
}

/** An order with its expected time. Not every answer has it, so it is kept until the stage changes. */
function withExpectedTime(remembered: readonly OrderUnderWay[], order: OrderUnderWay): OrderUnderWay {
  const same = remembered.find(({ id, status }) => id === order.id && status === order.status)
  return { ...order, expectedAt: order.expectedAt ?? same?.expectedAt ?? null }
}

/** The order that pages show now; an expected time in the past is dropped. */
export function orderToShow(remembered: readonly OrderUnderWay[], now: number): OrderUnderWay | null {
  const order = remembered.find(({ seenAt }) => seenAt + memoryMs > now)
  if (!order) return null
  return { ...order, expectedAt: order.expectedAt !== null && order.expectedAt > now ? order.expectedAt : null }
}

import type { OrderRow } from '../db/schema'

/** Status of an order. */
export type Status =
  | 'PaymentPending'
  | 'PaymentFailure'
  | 'Scheduled'
  | 'Placed'
  | 'InKitchen'
  | 'ReadyToServe'
  | 'OnTheWay'
  | 'Arrived'
  | 'Delivered'
  | 'Cancelled'

interface Stage {
  status: Status
  /** Seconds after the start. */
  from: number
}

const DELIVERY: readonly Stage[] = [
  { status: 'Placed', from: 0 },
  { status: 'InKitchen', from: 60 },
  { status: 'ReadyToServe', from: 180 },
  { status: 'OnTheWay', from: 300 },
  { status: 'Arrived', from: 540 },
  { status: 'Delivered', from: 600 },
]
const PICKUP: readonly Stage[] = DELIVERY.filter((stage) => !['OnTheWay', 'Arrived'].includes(stage.status))
/** Seconds from the start to the door. */
export const WHOLE_WAY = 600

type Timed = Pick<OrderRow, 'placedAt' | 'acceptedAt' | 'slotAt' | 'pickup' | 'cancelledAt' | 'paymentState'>

/** An order for a slot starts early enough to arrive at its time, any other one at once. */
export function startOf(order: Pick<Timed, 'slotAt'>, acceptedAt: number): number {
  return order.slotAt === null ? acceptedAt : Math.max(acceptedAt, order.slotAt - WHOLE_WAY * 1000)
}

/** The status of an order at that moment, since when it has it, and the minutes left. */
export function stageOf(order: Timed, now: number): { status: Status; since: number; minutesLeft: number } {
  if (order.cancelledAt !== null) return { status: 'Cancelled', since: order.cancelledAt, minutesLeft: 0 }
  if (order.acceptedAt === null) {
    const status = order.paymentState === 'pending' ? 'PaymentPending' : 'PaymentFailure'
    return { status, since: order.placedAt, minutesLeft: 0 }
  }
  const start = startOf(order, order.acceptedAt)
  const seconds = (now - start) / 1000
  const minutesLeft = Math.max(0, Math.ceil((WHOLE_WAY - seconds) / 60))
  if (seconds < 0)
    return { status: order.slotAt === null ? 'Placed' : 'Scheduled', since: order.acceptedAt, minutesLeft }
  const reached = (order.pickup ? PICKUP : DELIVERY).findLast((stage) => stage.from <= seconds)
  return { status: reached?.status ?? 'Placed', since: start + (reached?.from ?? 0) * 1000, minutesLeft }
}

/** Is this its final status? */
export const isPast = (status: Status): boolean => ['Delivered', 'Cancelled', 'PaymentFailure'].includes(status)

/** Is a courier carrying it? */
export const hasDriver = (status: Status): boolean => ['OnTheWay', 'Arrived', 'Delivered'].includes(status)

/** Seconds from the store to the door. */
const ROUTE_S = 240

/** The share of the route to the door that the courier has gone: 0 before setting out, 1 when there. */
export function shareOfRoute(order: Timed, now: number): number {
  const { status, since } = stageOf(order, now)
  if (status === 'OnTheWay') return Math.min(1, (now - since) / (ROUTE_S * 1000))
  return hasDriver(status) ? 1 : 0
}

import { isOngoing, type OrderSummary } from './order'

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

/** The memory after reading one order, which comes first. One that is over stays over: answers may arrive late. */
export function afterLook(remembered: readonly OrderUnderWay[], seen: OrderUnderWay): OrderUnderWay[] {
  if (isKnownToBeOver(remembered, seen)) return [...remembered]
  return bounded([withExpectedTime(remembered, seen), ...remembered.filter(({ id }) => id !== seen.id)])
}

/** The memory after reading all orders: those under way, and those known to be over. */
export function afterList(remembered: readonly OrderUnderWay[], listed: readonly OrderUnderWay[]): OrderUnderWay[] {
  const underWay = listed.filter((order) => isOngoing(order.status) && !isKnownToBeOver(remembered, order))
  return bounded([...underWay.map((order) => withExpectedTime(remembered, order)), ...remembered.filter(isOver)])
}

/** Whether an order's status is final; an order whose payment failed may still be paid. */
const isOver = ({ status }: OrderUnderWay) => status === 'delivered' || status === 'cancelled'

const isKnownToBeOver = (remembered: readonly OrderUnderWay[], { id }: OrderUnderWay) =>
  remembered.some((order) => order.id === id && isOver(order))

/** Orders that are over come last and are dropped first. */
const bounded = (orders: OrderUnderWay[]) =>
  orders.toSorted((one, other) => Number(isOngoing(other.status)) - Number(isOngoing(one.status))).slice(0, most)

/** An order with its expected time. Not every answer has it, so it is kept until the stage changes. */
function withExpectedTime(remembered: readonly OrderUnderWay[], order: OrderUnderWay): OrderUnderWay {
  const same = remembered.find(({ id, status }) => id === order.id && status === order.status)
  return { ...order, expectedAt: order.expectedAt ?? same?.expectedAt ?? null }
}

/** The order that pages show now; an expected time in the past is dropped. */
export function orderToShow(remembered: readonly OrderUnderWay[], now: number): OrderUnderWay | null {
  const order = remembered.find(({ status, seenAt }) => isOngoing(status) && seenAt + memoryMs > now)
  if (!order) return null
  return { ...order, expectedAt: order.expectedAt !== null && order.expectedAt > now ? order.expectedAt : null }
}

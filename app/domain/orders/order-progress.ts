import type { OrderStatus } from './order'
import { paidBy, paidParts, type Payment } from './order-payment'
import type { Mode } from '~/domain/place/place'

type StepKey = 'placed' | 'confirmed' | 'on-the-way' | 'arrived' | 'delivered' | 'ready' | 'collected'

export type OrderStep = { key: StepKey; state: 'done' | 'current' | 'todo' }

/** Statuses outside the steps that have their own words. */
const ownWords = ['cancelled', 'payment-failed', 'payment-pending'] as const

/** The state of an order: a step, or what keeps it from one. */
export type Reached = StepKey | 'waiting' | (typeof ownWords)[number]

const steps: Record<Mode, StepKey[]> = {
  delivery: ['placed', 'confirmed', 'on-the-way', 'arrived', 'delivered'],
  pickup: ['placed', 'confirmed', 'ready', 'collected'],
}

/** The step that a status has reached; a status that is missing here has reached none (rules 13.2, flows 10.2). */
const reachedStep: Record<Mode, Partial<Record<OrderStatus, StepKey>>> = {
  delivery: {
    placed: 'placed',
    scheduled: 'placed',
    'in-kitchen': 'confirmed',
    ready: 'confirmed',
    'on-the-way': 'on-the-way',
    arrived: 'arrived',
    delivered: 'delivered',
  },
  pickup: {
    placed: 'placed',
    scheduled: 'placed',
    'in-kitchen': 'confirmed',
    ready: 'ready',
    arrived: 'ready',
    delivered: 'collected',
  },
}

const endedStatuses: OrderStatus[] = ['delivered', 'cancelled', 'payment-failed']

/**
 * The order's steps for a status: earlier steps are done, the last one is done once reached. Unknown statuses are waiting. Headline and
 * sentence are dictionary keys that describe the order as a whole; the sentence may name the store.
 */
export function orderSteps(status: OrderStatus, mode: Mode) {
  const step = reachedStep[mode][status]
  const at = step ? steps[mode].indexOf(step) : -1
  const reached: Reached = step ?? ownWords.find((own) => own === status) ?? 'waiting'
  const last = steps[mode].length - 1
  return {
    steps: steps[mode].map((key, step): OrderStep => ({
      key,
      state: step < at || at === last ? 'done' : step === at ? 'current' : 'todo',
    })),
    reached,
    headline: `orderStatus.${reached}` as const,
    sentence: `orderSays.${reached}` as const,
  }
}

type SumLabel = 'bill.total' | 'order.paid' | 'order.sum'

/**
 * The name of an order's sum: still to be paid, paid, or neither, because the order came to nothing or the wallet has paid a part. A
 * dictionary key.
 */
export function sumLabel(order: Payment): SumLabel {
  const { status } = order
  if (status === 'cancelled' || status === 'payment-failed') return 'order.sum'
  if (status === 'delivered') return 'order.paid'
  if (paidBy(order) !== 'cash' && status !== 'payment-pending') return 'order.paid'
  return paidParts(order).length > 1 ? 'order.sum' : 'bill.total'
}

/** Whether the order can still change: it is then listed as ongoing, and its page keeps polling. */
export function isOngoing(status: OrderStatus): boolean {
  return !endedStatuses.includes(status)
}

/** Whether the store has the order and is still working on it, so that calling makes sense (rules 13.5). */
export function canCallStore(status: OrderStatus): boolean {
  return isOngoing(status) && status !== 'payment-pending'
}

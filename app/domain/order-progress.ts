import type { OrderStatus } from './order'
import type { Mode } from './place'

export type StepKey = 'placed' | 'confirmed' | 'on-the-way' | 'arrived' | 'delivered' | 'ready' | 'collected'

export type OrderStep = { key: StepKey; state: 'done' | 'current' | 'todo' }

/** What is said of the order as a whole: the step it has reached, or why it is in none. A dictionary key. */
export type Headline = `orderStatus.${StepKey | 'waiting' | 'cancelled' | 'payment-failed'}`

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

const ended: OrderStatus[] = ['delivered', 'cancelled', 'payment-failed']

/** The order's way by its status: earlier steps are done, the last one is done once reached. Unknown statuses are waiting. */
export function orderSteps(status: OrderStatus, mode: Mode): { steps: OrderStep[]; headline: Headline } {
  const reached = reachedStep[mode][status]
  const at = reached ? steps[mode].indexOf(reached) : -1
  const last = steps[mode].length - 1
  return {
    steps: steps[mode].map((key, step) => ({
      key,
      state: step < at || at === last ? 'done' : step === at ? 'current' : 'todo',
    })),
    headline: `orderStatus.${reached ?? (status === 'cancelled' || status === 'payment-failed' ? status : 'waiting')}`,
  }
}

/** Whether the order can still change, so that it is listed as ongoing and its page keeps asking. */
export function isOngoing(status: OrderStatus): boolean {
  return !ended.includes(status)
}

import type { Amounts, Bill } from '~/domain/checkout/amounts'
import type { DeliveryQuote } from '~/domain/checkout/delivery-fee'
import type { Money } from '~/domain/money/money'
import type { Mode } from '~/domain/place/place'
import type { Diet } from '~/domain/stores/menu'

/** The states of an order (flows 10.2); states of the vendor that are not known here are `unknown`. */
export const orderStatuses = [
  'placed',
  'in-kitchen',
  'ready',
  'on-the-way',
  'arrived',
  'delivered',
  'cancelled',
  'scheduled',
  'payment-pending',
  'payment-failed',
  'unknown',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The page size of past orders. */
export const pastOrdersPage = 20

/** An order as lists show it. */
export type OrderSummary = {
  id: string
  storeId: string
  storeName: string
  storeImage: string
  /** '' if a list does not say it. */
  total: Money
  status: OrderStatus
  /** 'YYYY-MM-DD HH:mm:ss' in the vendor's zone, or '' if the vendor does not give it. */
  placedAt: string
  /** The same moment in milliseconds since the epoch, or null if the vendor does not give it exactly. */
  madeAt: number | null
  /** The start of the time that was chosen, 'YYYY-MM-DD HH:mm:ss' at the vendor, or '' for as soon as possible. */
  scheduledFor: string
  mode: Mode
}

/** An order that is worth a place on the home page; a delivered one may wait for a rating. */
export type CurrentOrder = OrderSummary & { needsRating: boolean }

/** An order in My orders, with its items if the list includes them. */
export type ListedOrder = CurrentOrder & { lines: OrderLine[] }

/** `amount` is '' if the vendor does not say it. */
export type OrderLine = { name: string; diet: Diet; quantity: number; amount: Money; choices: string[] }

export type OrderDetail = OrderSummary &
  Bill & {
    supportPhone: string
    /** The vendor names no status at all, not even one that is unknown here. */
    isStatusMissing?: boolean
    lines: OrderLine[]
    cashback: Money
    /** False when the vendor does not say the fee: it counts as 0 but must not be shown as free. */
    isFeeKnown: boolean
    wallet: Money
    /** The part of the total that the wallet does not pay. */
    remaining: Money
    deliveryAddress: string
    paymentMethod: string
    /** The gateway's code, or the vendor's own word for another method. */
    paymentType: string
    /** The code of the offer that was used, or ''. */
    couponCode: string
    contactless: boolean
    notes: string
    cancelReason: string
    pictures: string[]
  }

/** An order ready to be sent, in our names; `vendor-api/place-order-payload.ts` writes the wire payload (flows 9). */
export type NewOrder = {
  userId: string
  storeId: string
  mode: Mode
  /** '' for pickup. */
  addressId: string
  /** 'YYYY-MM-DD HH:mm:ss' of the slot, or '' for as soon as possible. */
  slotStart: string
  lines: { itemId: string; choiceIds: string[]; quantity: number; lineTotal: Money }[]
  amounts: Amounts
  payment: { method: 'cash' | 'wallet' | 'online'; gateway: string; fromWallet: Money; remaining: Money }
  /** The absolute address to which a gateway returns the browser. */
  returnUrl: string
  coupon: { id: string; code: string } | null
  /** The offer of the courier company that delivers the order. */
  deliveryQuote: DeliveryQuote | null
  notes: string
  contactless: boolean
  /** Ids of uploaded pictures. */
  pictures: string[]
}

type StepKey = 'placed' | 'confirmed' | 'on-the-way' | 'arrived' | 'delivered' | 'ready' | 'collected'

export type OrderStep = { key: StepKey; state: 'done' | 'current' | 'todo' }

/** Statuses that are no steps and have texts of their own. */
const ownWords = ['cancelled', 'payment-failed', 'payment-pending'] as const

/** How far an order has come: its step, or why it has none. */
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
 * The steps of an order for a status: earlier ones are done, the last one once it is reached. Unknown statuses are
 * waiting. Headline and sentence are dictionary keys about the whole order; the sentence may name the store.
 */
export function orderSteps(status: OrderStatus, mode: Mode) {
  const keys = steps[mode]
  const step = reachedStep[mode][status]
  const reached: Reached = step ?? ownWords.find((own) => own === status) ?? 'waiting'
  const reachedAt = keys.findIndex((key) => key === step)
  const isFinished = reachedAt === keys.length - 1
  const stateAt = (at: number) => {
    if (isFinished || at < reachedAt) return 'done'
    return at === reachedAt ? 'current' : 'todo'
  }
  return {
    steps: keys.map((key, at): OrderStep => ({ key, state: stateAt(at) })),
    reached,
    headline: `orderStatus.${reached}` as const,
    sentence: `orderSays.${reached}` as const,
  }
}

/** Whether the order can still change: it is then listed as ongoing, and its page keeps polling. */
export function isOngoing(status: OrderStatus): boolean {
  return !endedStatuses.includes(status)
}

/** Whether the store has the order and is still working on it, so that calling makes sense (rules 13.5). */
export function canCallStore(status: OrderStatus): boolean {
  return isOngoing(status) && status !== 'payment-pending'
}

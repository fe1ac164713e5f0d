import type { Amounts, Bill } from '~/domain/checkout/amounts'
import type { Diet } from '~/domain/stores/menu'
import type { Money } from '~/domain/money/money'
import type { Mode } from '~/domain/place/place'
import type { DeliveryQuote } from '~/domain/checkout/delivery-fee'

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

export type OrderLine = { name: string; diet: Diet; quantity: number; amount: Money; choices: string[] }

export type OrderDetail = OrderSummary &
  Bill & {
    supportPhone: string
    lines: OrderLine[]
    cashback: Money
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
    /** Addresses of the pictures sent with the order. */
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

import type { OrderStatus } from '~/domain/orders/order'

/** What became of the payment of an order. `over`: the order was cancelled. */
export type PaymentState = 'settled' | 'pending' | 'failed' | 'over'

/**
 * The state of an order's payment, by the order itself: what a browser brings back is a claim (rules 11.12). An order that
 * is under way needs no payment any more.
 */
export function paymentState(status: OrderStatus): PaymentState {
  switch (status) {
    case 'payment-pending':
      return 'pending'
    case 'payment-failed':
      return 'failed'
    case 'cancelled':
      return 'over'
    default:
      return 'settled'
  }
}

/** What a way back says: which order it is about, and in what words a payment failed. Both are claims. */
export type ReturnClaim = {
  /** '' when it names none; null when what it names cannot be an order. */
  orderId: string | null
  /** The words of the gateway or vendor, cut to a sentence or two; null when it does not speak of a failure. */
  failure: string | null
}

/** The longest text of a failure that is shown. */
const longestText = 200

/** Reads the address that a gateway or the vendor sends the browser back to, or one of ours that names an order or what else was paid. */
export function readReturn(query: URLSearchParams, paid: 'order' | 'subscription' = 'order'): ReturnClaim {
  const named = query.get(paid) ?? query.get('success') ?? ''
  const failure = query.get('fail')
  return {
    orderId: named === '' || /^[\w-]{1,40}$/.test(named) ? named : null,
    failure: failure === null ? null : plainLine(failure),
  }
}

function plainLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return line.length > longestText ? `${line.slice(0, longestText - 1).trimEnd()}…` : line
}

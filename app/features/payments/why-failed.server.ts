import type { PaymentFailure } from '~/domain/payments/payment-state'
import type { Shop } from '~/http/shop/shop.server'

/** Why a payment failed, in our words; '' where that is not known. */
export const whyFailed = (shop: Shop, failure: PaymentFailure | null) =>
  failure === null || failure === 'other' ? '' : shop.t(`pay.why.${failure}`)

/** The message about a failed payment: the reason, or '', and what is kept. Neutral when the customer cancelled. */
export type FailureView = { title: string; isCalm: boolean; reason: string; keptText: string }

/** The notice of a payment that failed or was cancelled. */
export const paymentFailed = (
  { t }: Shop,
  { isCancelled, reason }: { isCancelled: boolean; reason: string },
  keptText: string,
): FailureView => ({ title: t(isCancelled ? 'pay.cancelled' : 'pay.failed'), isCalm: isCancelled, reason, keptText })

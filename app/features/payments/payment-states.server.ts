import { waitText } from '~/domain/text/wait-text'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import type { PaymentFailure } from '~/domain/payments/payment-state'

/** The page of a payment or an order whose result the vendor cannot tell now; it updates automatically. */
export const unseenPage = ({ t }: Pick<Shop, 't'>, title: WordKey = 'pay.unseen') => {
  return { kind: 'unseen' as const, title: t(title), refreshSeconds: 5 }
}

/**
 * The wait for an unanswered request whose result may appear until `until`, in milliseconds since the epoch: in seconds, in words,
 * and the seconds until the next check. The time may pass without a result while the vendor's lists cannot be read.
 */
export function checkingView({ locale }: Pick<Shop, 'locale'>, until: number) {
  const leftMs = Math.max(0, until - Date.now())
  const seconds = Math.ceil(leftMs / 1000)
  return {
    seconds,
    wait: leftMs > 0 ? waitText(leftMs, locale) : '',
    refreshSeconds: Math.min(Math.max(seconds, 2), 5),
  }
}

/** Why a payment failed, in our words; '' where that is not known. */
export const whyFailed = (shop: Shop, failure: PaymentFailure | null) =>
  failure === null || failure === 'other' ? '' : shop.t(`pay.why.${failure}`)

/** The message about a failed payment: the reason, or '', and what is kept. Neutral when the customer cancelled. */
export type FailureView = { title: string; isCalm: boolean; reason: string; explanation: string }

/** The notice of a payment that failed or was cancelled. */
export const paymentFailed = (
  { t }: Shop,
  { isCancelled, reason }: { isCancelled: boolean; reason: string },
  explanation: string,
): FailureView => ({ title: t(isCancelled ? 'pay.cancelled' : 'pay.failed'), isCalm: isCancelled, reason, explanation })

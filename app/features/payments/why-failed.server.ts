import type { PaymentFailure } from '~/domain/payments/payment-state'
import type { Shop } from '~/http/shop/shop.server'

/** Why a payment failed, in our words; '' where that is not known. */
export const whyFailed = (shop: Shop, failure: PaymentFailure | null) =>
  failure === null || failure === 'other' ? '' : shop.t(`pay.why.${failure}`)

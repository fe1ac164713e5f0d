import type { Amounts } from '~/domain/checkout/amounts'
import type { NewOrder } from '~/domain/orders/order'
import type { Plan } from './subscription-plan'

/** A subscription as the vendor is asked to make it. Amounts are those of one delivery (rules 17.4). */
export type NewSubscription = {
  userId: string
  storeId: string
  addressId: string
  line: NewOrder['lines'][number]
  plan: Plan
  amounts: Pick<Amounts, 'subtotal' | 'taxPercent' | 'tax' | 'deliveryFee' | 'discount' | 'total'>
  payment: NewOrder['payment']
  /** The absolute address to which a gateway returns the browser. */
  returnUrl: string
  coupon: NewOrder['coupon']
}

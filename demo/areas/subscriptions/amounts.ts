import { rounded, sameAmount } from '../../core/money'
import type { SubscriptionRow } from '../../db/schema'
import type { CouponSeed } from '../../seed/coupons'
import { couponWorth } from '../coupons/worth'

/** What one delivery costs. */
export type DeliveryAmounts = Pick<
  SubscriptionRow,
  'quantity' | 'subTotal' | 'serviceFee' | 'deliveryFee' | 'discount' | 'total' | 'walletAmount'
>

/** The amounts of a delivery with another quantity: the delivery fee stays, everything else follows the units. */
export function amountsFor(agreed: DeliveryAmounts, quantity: number, coupon: CouponSeed | undefined): DeliveryAmounts {
  const { deliveryFee } = agreed
  if (quantity === agreed.quantity) {
    // The client may have rounded differently; what was agreed is kept to the cent.
    const { subTotal, serviceFee, discount, total, walletAmount } = agreed
    return { quantity, subTotal, serviceFee, deliveryFee, discount, total, walletAmount }
  }
  const subTotal = rounded((agreed.subTotal / agreed.quantity) * quantity)
  const serviceFee = rounded((agreed.serviceFee / agreed.quantity) * quantity)
  const applies = coupon !== undefined && (coupon.minimum ?? 0) <= subTotal
  const discount = applies ? couponWorth(coupon, subTotal, [subTotal / quantity]).discount : 0
  const total = rounded(Math.max(0, subTotal + serviceFee + deliveryFee - discount))
  const coversAll = sameAmount(agreed.walletAmount, agreed.total)
  const walletAmount = coversAll ? total : Math.min(agreed.walletAmount, total)
  return { quantity, subTotal, serviceFee, deliveryFee, discount, total, walletAmount }
}

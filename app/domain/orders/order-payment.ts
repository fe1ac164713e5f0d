import { add, isPositive, type Money } from '~/domain/money/money'
import type { OrderDetail } from './order'

/** How a part of an order is paid: from the wallet, in cash, or by the gateway or other method with this code. */
export type PaidPart = { method: 'wallet' | 'cash' | 'other'; code: string; amount: Money }

/** What an order says about its payment. */
type Payment = Pick<
  OrderDetail,
  'status' | 'isStatusMissing' | 'total' | 'wallet' | 'remaining' | 'paymentMethod' | 'paymentType'
>

/** Whether nobody can tell if a gateway's order was paid, because the vendor does not say its status (rules 11.12). */
export function isPaymentUnknown(order: Pick<Payment, 'isStatusMissing' | 'paymentMethod' | 'paymentType'>): boolean {
  return order.isStatusMissing === true && paidBy(order) === 'other'
}

type SumLabel = 'bill.total' | 'order.paid' | 'order.sum'

/** The label of an order's sum: to be paid, paid, or neutral if it failed, is unknown or the wallet paid a part. */
export function sumLabel(order: Payment): SumLabel {
  const { status } = order
  if (status === 'cancelled' || status === 'payment-failed' || isPaymentUnknown(order)) return 'order.sum'
  if (status === 'delivered') return 'order.paid'
  if (paidBy(order) !== 'cash' && status !== 'payment-pending') return 'order.paid'
  return paidParts(order).length > 1 ? 'order.sum' : 'bill.total'
}

/** How an order is paid: the wallet's part, and a method for the rest (rules 13.5). A single method pays everything. */
export function paidParts({ total, wallet, remaining, paymentMethod, paymentType }: Payment): PaidPart[] {
  const method = paidBy({ paymentMethod, paymentType })
  if (method === 'wallet') return [{ method, code: '', amount: total }]
  const rest = { method, code: method === 'cash' ? '' : paymentType || paymentMethod }
  if (!isPositive(wallet)) return [{ ...rest, amount: total }]
  const fromWallet: PaidPart = { method: 'wallet', code: '', amount: wallet }
  return isPositive(remaining) ? [fromWallet, { ...rest, amount: remaining }] : [fromWallet]
}

/** The rest to pay after the wallet's part. */
export function leftToPay(order: Payment): Money {
  return add(...paidParts(order).flatMap(({ method, amount }) => (method === 'wallet' ? [] : [amount])))
}

/** The method that an order or subscription names for what the wallet does not pay; vendors spell cash variously. */
export function paidBy({
  paymentMethod,
  paymentType,
}: Pick<Payment, 'paymentMethod' | 'paymentType'>): PaidPart['method'] {
  if (paymentMethod.toLowerCase() === 'wallet') return 'wallet'
  return [paymentMethod, paymentType].some((name) => /^(cash|cod)(?![a-z])/i.test(name)) ? 'cash' : 'other'
}

/**
 * What is certain about the money of a cancelled or failed order: nothing was charged, or something may have been. Null
 * for other orders, and for a failed payment of which the wallet had paid nothing.
 */
export function moneyOfCancelled(order: Payment): 'nothing' | 'asks' | null {
  if (order.status === 'payment-failed') return isPositive(order.wallet) ? 'asks' : null
  if (order.status !== 'cancelled') return null
  return paidParts(order).every(({ method }) => method === 'cash') ? 'nothing' : 'asks'
}

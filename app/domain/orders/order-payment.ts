import { add, isPositive, type Money } from '~/domain/money/money'
import type { OrderDetail } from './order'

/** How a part of an order is paid: from the wallet, in cash, or by the gateway or other method with this code. */
export type PaidPart = { method: 'wallet' | 'cash' | 'other'; code: string; amount: Money }

/** What an order says about its payment. */
export type Payment = Pick<OrderDetail, 'status' | 'total' | 'wallet' | 'remaining' | 'paymentMethod' | 'paymentType'>

/** How an order is paid: the wallet's part, and the method for the rest (rules 13.5). A single method pays everything. */
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
  return add('0', ...paidParts(order).flatMap(({ method, amount }) => (method === 'wallet' ? [] : [amount])))
}

/** The method that an order or a subscription names, which pays what the wallet does not; vendors spell cash in several ways. */
export function paidBy({
  paymentMethod,
  paymentType,
}: Pick<Payment, 'paymentMethod' | 'paymentType'>): PaidPart['method'] {
  if (paymentMethod.toLowerCase() === 'wallet') return 'wallet'
  return [paymentMethod, paymentType].some((name) => /^(cash|cod)(?![a-z])/i.test(name)) ? 'cash' : 'other'
}

/**
 * What an order that came to nothing says about its money: nothing was charged, or something may have been. Null for other orders, and
 * for one whose payment failed, unless the wallet had paid a part of it.
 */
export function moneyOfCancelled(order: Payment): 'nothing' | 'asks' | null {
  if (order.status === 'payment-failed') return isPositive(order.wallet) ? 'asks' : null
  if (order.status !== 'cancelled') return null
  return paidParts(order).every(({ method }) => method === 'cash') ? 'nothing' : 'asks'
}

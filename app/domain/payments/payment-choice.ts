import type { Gateway } from './gateways'
import {
  atLeastZero,
  atMost,
  compareMoney,
  isPositive,
  roundMoney,
  subtract,
  type Currency,
  type Money,
} from '~/domain/money/money'
import type { NewOrder } from '~/domain/orders/order'

/** The payment methods of an order: cash, gateways, and the wallet balance; null when the wallet cannot be used. */
export type PaymentMethods = { takesCash: boolean; gateways: Gateway[]; balance: Money | null }

/**
 * The customer's choice: 'cash', a gateway's code or '', and whether the wallet pays as much as it can of the shown balance.
 */
export type Choice = { method: string; usesWallet: boolean; balance: Money }

/** How a total is split between the wallet and the method chosen for the rest (rules 11.11). */
type Split = { fromWallet: Money; rest: Money; coversAll: boolean }

/** The wallet's part of a total, at most the usable balance. */
export function splitOf(total: Money, balance: Money): Split {
  const fromWallet = atMost(atLeastZero(balance), total)
  return { fromWallet, rest: subtract(total, fromWallet), coversAll: compareMoney(fromWallet, total) === 0 }
}

/**
 * The wallet balance usable for payment; null if it is not offered or empty (flows 9.10). Rounded down to the smallest unit, so
 * that the charge never exceeds the balance.
 */
export function usableBalance(isOffered: boolean, balance: Money | null, currency: Currency): Money | null {
  const usable = roundMoney(balance ?? '0', currency, 'down')
  return isOffered && isPositive(usable) ? usable : null
}

/** Why an order cannot be paid as chosen with the current ways to pay; null if it can. */
type ChoiceProblem =
  | { kind: 'choose' }
  | { kind: 'none-offered' }
  | { kind: 'gone' }
  | { kind: 'wallet-short' }
  | { kind: 'wallet-changed'; before: Money; now: Money }

/** Why a choice cannot be used, or null. If the balance differs from the one shown, the new split is shown first. */
export function choiceProblem(choice: Choice, ways: PaymentMethods, total: Money): ChoiceProblem | null {
  if (choice.usesWallet) {
    if (ways.balance === null) return { kind: 'wallet-short' }
    if (compareMoney(choice.balance, ways.balance) !== 0) {
      return { kind: 'wallet-changed', before: choice.balance, now: ways.balance }
    }
    if (splitOf(total, ways.balance).coversAll) return null
  }
  if (!ways.takesCash && ways.gateways.length === 0) return { kind: 'none-offered' }
  if (choice.method === '') return { kind: 'choose' }
  return isOffered(choice.method, ways) ? null : { kind: 'gone' }
}

/** The payment of an order in the rows of flows 9.5 and 9.6, for a valid choice. */
export function paymentOf(choice: Choice, total: Money): NewOrder['payment'] {
  const { fromWallet, rest, coversAll } = splitOf(total, choice.usesWallet ? choice.balance : '0')
  if (choice.usesWallet && coversAll) return { method: 'wallet', gateway: '', fromWallet, remaining: '0' }
  const isCash = choice.method === 'cash'
  return {
    method: isCash ? 'cash' : 'online',
    gateway: isCash ? '' : choice.method,
    fromWallet,
    remaining: rest,
  }
}

/** The preselected payment method: the last one while it is offered, else cash, else the only one; '' for none (rules 11.18). */
export function preselected(last: string, ways: PaymentMethods): string {
  if (last !== '' && isOffered(last, ways)) return last
  if (ways.takesCash) return 'cash'
  return ways.gateways.length === 1 ? (ways.gateways[0]?.code ?? '') : ''
}

function isOffered(method: string, { takesCash, gateways }: PaymentMethods): boolean {
  return method === 'cash' ? takesCash : gateways.some(({ code }) => code === method)
}

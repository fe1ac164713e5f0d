import type { User } from '~/domain/account/user'
import type { Settings } from '~/domain/brand/settings'
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
import type { Mode } from '~/domain/place/place'
import type { StoreDetail } from '~/domain/stores/store'
import { knownGateways, type Gateway } from './gateways'

/** The payment methods of an order: cash, gateways, and the wallet balance; null if it cannot be used or read. */
export type PaymentMethods = {
  takesCash: boolean
  gateways: Gateway[]
  balance: Money | null
  isWalletUnread?: boolean
}

/** The customer's choice: 'cash', a gateway's code or '', and whether the wallet pays its part of the shown balance. */
export type Choice = { method: string; usesWallet: boolean; balance: Money }

/** How a total is split: the wallet's part, up to its usable balance, and the chosen method's (rules 11.11). */
export function splitOf(total: Money, balance: Money) {
  const fromWallet = atMost(atLeastZero(balance), total)
  return { fromWallet, rest: subtract(total, fromWallet), coversAll: compareMoney(fromWallet, total) === 0 }
}

/** The wallet balance to pay with, rounded down; null if not offered or empty (flows 9.10). */
export function usableBalance(isOffered: boolean, balance: Money | null, currency: Currency): Money | null {
  const usable = roundMoney(balance ?? '0', currency, 'down')
  return isOffered && isPositive(usable) ? usable : null
}

type ChoiceProblem =
  { kind: 'choose' | 'none-offered' | 'gone' | 'wallet-short' } | { kind: 'wallet-changed'; before: Money; now: Money }

/** Why a choice cannot be used, or null. If the balance differs from the one shown, the new split is shown first. */
export function choiceProblem(choice: Choice, methods: PaymentMethods, total: Money): ChoiceProblem | null {
  if (choice.usesWallet) {
    if (methods.balance === null) return { kind: 'wallet-short' }
    if (compareMoney(choice.balance, methods.balance) !== 0) {
      return { kind: 'wallet-changed', before: choice.balance, now: methods.balance }
    }
    if (splitOf(total, methods.balance).coversAll) return null
  }
  if (!methods.takesCash && methods.gateways.length === 0) return { kind: 'none-offered' }
  if (choice.method === '') return { kind: 'choose' }
  return isOffered(choice.method, methods) ? null : { kind: 'gone' }
}

/** The payment of an order in the rows of flows 9.5 and 9.6, for a valid choice. */
export function paymentOf(choice: Choice, total: Money): NewOrder['payment'] {
  const { fromWallet, rest, coversAll } = splitOf(total, choice.usesWallet ? choice.balance : '0')
  if (choice.usesWallet && coversAll) return { method: 'wallet', gateway: '', fromWallet, remaining: '0' }
  const isCash = choice.method === 'cash'
  return { method: isCash ? 'cash' : 'online', gateway: isCash ? '' : choice.method, fromWallet, remaining: rest }
}

/** The preselected payment method: the last one if offered, else cash, else the only one, else '' (rules 11.18). */
export function preselected(last: string, methods: PaymentMethods): string {
  if (isOffered(last, methods)) return last
  if (methods.takesCash) return 'cash'
  return methods.gateways.length === 1 ? (methods.gateways[0]?.code ?? '') : ''
}

function isOffered(method: string, { takesCash, gateways }: PaymentMethods): boolean {
  return method === 'cash' ? takesCash : gateways.some(({ code }) => code === method)
}

type Offer = { settings: Pick<Settings, 'paymentOption'>; store: Pick<StoreDetail, 'paymentOption' | 'overrides'> }

type GatewayOffer = Offer & { settings: Pick<Settings, 'paymentGateways'> }

/** Whether cash on delivery is offered: vendor or store, and the customer, allow it (flows 9.7 and 9.8). */
export function cashAllowed({ settings, store, user }: Offer & { user: Pick<User, 'canPayCash'> | null }): boolean {
  return paymentOption({ settings, store }) !== 'online' && user !== null && user.canPayCash
}

/** The known gateways of the store, else of the vendor; none if they take only cash (flows 9.7 and 9.9). */
export function gatewaysOffered({ settings, store }: GatewayOffer): Gateway[] {
  if (paymentOption({ settings, store }) === 'cash') return []
  return knownGateways(store.overrides.paymentGateways ?? settings.paymentGateways)
}

function paymentOption({ settings, store }: Offer): 'both' | 'online' | 'cash' {
  const option = store.overrides.paymentOption ?? settings.paymentOption
  return option === 'by-store' ? store.paymentOption : option
}

/** The name of cash, a text's key: it is paid at the door, or where an order is collected. */
export const cashName = (mode: Mode) => (mode === 'pickup' ? 'payment.cashAtStore' : 'payment.cash')

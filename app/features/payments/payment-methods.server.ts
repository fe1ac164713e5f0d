import { formatMoney, type Money } from '~/domain/money/money'
import { byKind, type GatewayKind } from '~/domain/payments/gateways'
import {
  cashAllowed,
  cashName,
  choiceProblem,
  gatewaysOffered,
  preselected,
  splitOf,
  usableBalance,
  type Choice,
  type PaymentMethods,
} from '~/domain/payments/payment-choice'
import type { Mode } from '~/domain/place/place'
import type { StoreDetail } from '~/domain/stores/store'
import { orUnanswered } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'

/**
 * The vendor's fresh data about the customer and the wallet. A wallet that cannot be read has no balance; with
 * `needsWallet` its failure is thrown. Throws if the customer cannot be read.
 */
export async function readPayer({ settings, vendor }: Shop, { needsWallet = false } = {}) {
  const readingBalance = settings.walletEnabled ? vendor.wallet.balance() : null
  const [user, balance] = await Promise.all([
    vendor.auth.userDetails(),
    readingBalance && (needsWallet ? readingBalance : orUnanswered(readingBalance)),
  ])
  const isWalletUnread = balance === 'unanswered'
  return { user, balance: isWalletUnread ? null : balance, isWalletUnread }
}

export type Payer = Awaited<ReturnType<typeof readPayer>>

/** The customer's payment methods at a store (rules 11.4). */
export function paymentMethodsAt({ settings }: Shop, store: StoreDetail, payer: Payer): PaymentMethods {
  const { user, balance, isWalletUnread } = payer
  const hasWallet = user.hasWallet ?? false
  return {
    takesCash: cashAllowed({ settings, store, user }),
    gateways: gatewaysOffered({ settings, store }),
    balance: usableBalance(hasWallet, balance, settings.currency),
    isWalletUnread: hasWallet && isWalletUnread,
  }
}

const problemWords = {
  choose: 'payment.choose',
  'none-offered': 'payment.noMethod',
  gone: 'pay.methodGone',
  'wallet-short': 'wallet.insufficient',
} as const

/** What prevents paying as chosen, in the customer's words, or null. */
export function paymentProblem({ t, settings }: Shop, methods: PaymentMethods, choice: Choice, total: Money) {
  const problem = choiceProblem(choice, methods, total)
  if (problem?.kind !== 'wallet-changed') return problem && t(problemWords[problem.kind])
  const price = (amount: Money) => formatMoney(amount, settings.currency)
  return t('pay.walletChanged', { before: price(problem.before), now: price(problem.now) })
}

/** The payment methods as the form shows them, with the preselected one and how the wallet would share the total. */
export function paymentMethodsView(shop: Shop, methods: PaymentMethods, total: Money, mode: Mode = 'delivery') {
  const { t, device, settings } = shop
  const { method, usesWallet } = device.place
  const { balance } = methods
  const chosen = preselected(method, methods)
  const price = (amount: Money) => formatMoney(amount, settings.currency)
  const { fromWallet, rest, coversAll } = splitOf(total, balance ?? '0')
  return {
    chosen,
    isWalletUnread: methods.isWalletUnread ?? false,
    ...groupsOf(shop, methods, { chosen, last: method, mode }),
    wallet:
      balance === null
        ? null
        : {
            balance,
            isUsed: usesWallet,
            has: t('pay.walletHas', { amount: price(balance) }),
            coversAll,
            split: coversAll ? t('pay.walletAll') : t('pay.walletPart', { part: price(fromWallet), rest: price(rest) }),
          },
  }
}

/** A payment method, by its code and as people know it; cash has no kind. */
export type PaymentMethodChoice = { code: string; name: string; kind?: GatewayKind; isLast?: boolean }

/**
 * Payment methods: the most likely ones, and the others by means of payment. The preselected method and cash come
 * first, so that nobody has to look for the last one among twenty (rules 11.18).
 */
export function groupsOf(
  { t }: Shop,
  { takesCash, gateways }: Pick<PaymentMethods, 'takesCash' | 'gateways'>,
  { chosen, last, mode = 'delivery' }: { chosen: string; last: string; mode?: Mode },
) {
  const preselectedGateway = gateways.find(({ code }) => code === chosen)
  const others = gateways.filter((gateway) => gateway !== preselectedGateway)
  const toChoice = ({ code, name, kind }: PaymentMethodChoice): PaymentMethodChoice => {
    return { code, name, kind, isLast: code === last }
  }
  return {
    first: [preselectedGateway ?? [], takesCash ? { code: 'cash', name: t(cashName(mode)) } : []].flat().map(toChoice),
    groups: byKind(others).map(({ kind, gateways: methods }) => ({ kind, methods })),
  }
}

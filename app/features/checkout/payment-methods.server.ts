import { formatMoney, type Money } from '~/domain/money/money'
import { choiceProblem, usableBalance, type Choice, type PaymentMethods } from '~/domain/payments/payment-choice'
import { cashAllowed, gatewaysOffered } from '~/domain/payments/payment-options'
import type { StoreDetail } from '~/domain/stores/store'
import type { Shop } from '~/http/shop/shop.server'

/**
 * The ways to pay at a store, by the vendor's fresh data about customer and wallet (rules 11.4). A wallet that cannot be read
 * is not offered; with `needsWallet` its failure is thrown. Throws if the customer cannot be read.
 */
export async function loadPaymentMethods(
  shop: Shop,
  store: StoreDetail,
  { needsWallet = false } = {},
): Promise<PaymentMethods> {
  const { settings, vendor } = shop
  const [user, balance] = await Promise.all([
    vendor.auth.userDetails(),
    settings.walletEnabled ? vendor.wallet.balance().catch(unlessNeeded) : null,
  ])
  function unlessNeeded(error: unknown): null {
    if (needsWallet || error instanceof Response) throw error
    return null
  }
  return {
    takesCash: cashAllowed({ settings, store, user }),
    gateways: gatewaysOffered({ settings, store }),
    balance: usableBalance(user.hasWallet ?? false, balance, settings.currency),
  }
}

/** The obstacle to paying as chosen, in the customer's words, or null. */
export function choiceProblemText(
  { t, settings }: Shop,
  choice: Choice,
  ways: PaymentMethods,
  total: Money,
): string | null {
  const problem = choiceProblem(choice, ways, total)
  switch (problem?.kind) {
    case undefined:
      return null
    case 'choose':
      return t('payment.choose')
    case 'none-offered':
      return t('payment.noMethod')
    case 'gone':
      return t('pay.methodGone')
    case 'wallet-short':
      return t('wallet.insufficient')
    case 'wallet-changed':
      return t('pay.walletChanged', {
        before: formatMoney(problem.before, settings.currency),
        now: formatMoney(problem.now, settings.currency),
      })
  }
}

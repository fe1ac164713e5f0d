import { formatMoney, type Money } from '~/domain/money/money'
import { preselected, splitOf, type PaymentMethods } from '~/domain/payments/payment-choice'
import type { Shop } from '~/http/shop/shop.server'

/** The ways to pay as the form shows them, with what is chosen beforehand and how the wallet would share the total. */
export function paymentMethodsView(shop: Shop, ways: PaymentMethods, total: Money) {
  const { currency } = shop.settings
  const { method, usesWallet } = shop.device.place
  const { takesCash, gateways, balance } = ways
  const chosen = preselected(method, ways)
  const options = [
    ...(takesCash ? [{ code: 'cash', name: shop.t('payment.cash'), kind: 'cash' as const }] : []),
    ...gateways.map(({ code, name, kind }) => ({ code, name, kind })),
  ]
  return {
    chosen,
    // The last one is found without looking for it among twenty.
    options: [...options.filter(({ code }) => code === chosen), ...options.filter(({ code }) => code !== chosen)],
    wallet: balance === null ? null : walletView(),
  }

  function walletView() {
    const shown = balance ?? '0'
    const { fromWallet, rest, coversAll } = splitOf(total, shown)
    return {
      balance: shown,
      isUsed: usesWallet,
      has: shop.t('pay.walletHas', { amount: formatMoney(shown, currency) }),
      coversAll,
      split: coversAll
        ? shop.t('pay.walletAll')
        : shop.t('pay.walletPart', {
            part: formatMoney(fromWallet, currency),
            rest: formatMoney(rest, currency),
          }),
    }
  }
}

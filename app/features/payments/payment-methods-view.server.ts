import { formatMoney, type Money } from '~/domain/money/money'
import { byKind } from '~/domain/payments/gateways'
import { preselected, splitOf, type PaymentMethods } from '~/domain/payments/payment-choice'
import type { Shop } from '~/http/shop/shop.server'
import type { PaymentMethodChoice, PaymentMethodGroups } from './payment-method-choices'

/** The ways to pay as the form shows them, with the preselected one and how the wallet would share the total. */
export function paymentMethodsView(shop: Shop, ways: PaymentMethods, total: Money) {
  const { currency } = shop.settings
  const { method, usesWallet } = shop.device.place
  const { balance } = ways
  const chosen = preselected(method, ways)
  return {
    chosen,
    ...groupsOf(shop, ways, { chosen, last: method }),
    wallet: balance === null ? null : walletView(),
  }

  function walletView() {
    const shownBalance = balance ?? '0'
    const { fromWallet, rest, coversAll } = splitOf(total, shownBalance)
    return {
      balance: shownBalance,
      isUsed: usesWallet,
      has: shop.t('pay.walletHas', { amount: formatMoney(shownBalance, currency) }),
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

/** The preselected way and cash come first, so that nobody has to look for the last one among twenty (rules 11.18). */
export function groupsOf(
  { t }: Shop,
  { takesCash, gateways }: Pick<PaymentMethods, 'takesCash' | 'gateways'>,
  { chosen, last }: { chosen: string; last: string },
): PaymentMethodGroups {
  const preselectedGateway = gateways.find(({ code }) => code === chosen)
  const toChoice = ({ code, name }: PaymentMethodChoice) => ({ code, name, isLast: code === last })
  return {
    first: [preselectedGateway ?? [], takesCash ? { code: 'cash', name: t('payment.cash') } : []].flat().map(toChoice),
    groups: byKind(gateways.filter((gateway) => gateway !== preselectedGateway)).map(({ kind, ways }) => ({
      kind,
      ways: ways.map(({ code, name }) => ({ code, name })),
    })),
  }
}

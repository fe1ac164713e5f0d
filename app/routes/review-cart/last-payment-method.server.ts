import { preselected } from '~/domain/payments/payment-choice'
import { cashAllowed, gatewaysOffered } from '~/domain/payments/payment-options'
import type { StoreDetail } from '~/domain/stores/store'
import type { Shop } from '~/http/shop/shop.server'

/**
 * The way of paying that the payment page will have chosen beforehand, in words; '' for a guest, and where none was used before
 * that is still offered. What the wallet holds is asked when it is paid.
 */
export function lastPaymentMethod({ settings, device, user, t }: Shop, store: StoreDetail): string {
  const { method, usesWallet } = device.place
  const takesCash = cashAllowed({ settings, store, user })
  const gateways = gatewaysOffered({ settings, store })
  if (!user || method === '' || preselected(method, { takesCash, gateways, balance: null }) !== method) return ''
  const way = method === 'cash' ? t('payment.cash') : (gateways.find(({ code }) => code === method)?.name ?? '')
  return usesWallet && settings.walletEnabled ? t('pay.walletAnd', { way }) : way
}

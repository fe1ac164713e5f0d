import { preselected } from '~/domain/payments/payment-choice'
import { cashAllowed, gatewaysOffered } from '~/domain/payments/payment-options'
import type { StoreDetail } from '~/domain/stores/store'
import type { Shop } from '~/http/shop/shop.server'

/** A way of paying by its code and in words, and whether the wallet pays what it can. */
export type LastMethod = { code: string; text: string; usesWallet: boolean }

/**
 * The way of paying that the payment page will have chosen beforehand; null for a guest, and where none was used before that is
 * still offered. What the wallet holds is asked when it is paid.
 */
export function lastPaymentMethod({ settings, device, user, t }: Shop, store: StoreDetail): LastMethod | null {
  const { method: code } = device.place
  const usesWallet = device.place.usesWallet && settings.walletEnabled
  const takesCash = cashAllowed({ settings, store, user })
  const gateways = gatewaysOffered({ settings, store })
  if (!user || code === '' || preselected(code, { takesCash, gateways, balance: null }) !== code) return null
  const way = code === 'cash' ? t('payment.cash') : (gateways.find((gateway) => gateway.code === code)?.name ?? '')
  return { code, text: usesWallet ? t('pay.walletAnd', { way }) : way, usesWallet }
}

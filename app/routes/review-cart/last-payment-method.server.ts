import { preselected } from '~/domain/payments/payment-choice'
import { cashAllowed, gatewaysOffered } from '~/domain/payments/payment-options'
import type { StoreDetail } from '~/domain/stores/store'
import type { Shop } from '~/http/shop/shop.server'

/** A payment method by its code and in words, and whether the wallet pays a part. */
export type LastMethod = { code: string; text: string; usesWallet: boolean }

/**
 * The method that the payment page will preselect; null for a guest, or if the last used one is no longer offered. The wallet's
 * balance is not read until the payment page.
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

import type { User } from '~/domain/account/user'
import type { Shop } from '~/http/shop/shop.server'

/** The signed-in customer of a vendor with wallets. Throws a 404 page if there are none, and like `requireUser` (rules 16.1). */
export async function requireWallet(shop: Shop): Promise<User> {
  if (!shop.settings.walletMenuEnabled) throw new Response(null, { status: 404 })
  return shop.requireUser()
}

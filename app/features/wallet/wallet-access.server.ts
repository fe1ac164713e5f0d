import type { User } from '~/domain/account/user'
import type { Shop } from '~/http/shop/shop.server'

/** The signed-in customer of a vendor that has wallets. Throws a 404 page where there are none, and as `requireUser` does (rules 16.1). */
export async function requireWallet(shop: Shop): Promise<User> {
  if (!shop.settings.walletMenuEnabled) throw new Response(null, { status: 404 })
  return shop.requireUser()
}

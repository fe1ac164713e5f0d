import type { User } from '~/domain/user'
import type { Shop } from '~/http/shop.server'

/** The signed-in customer of a vendor that has subscriptions. Throws a 404 page where there are none, and as `requireUser` does (rules 17.1). */
export async function requireSubscriber(shop: Shop): Promise<User> {
  if (!shop.settings.subscriptionsEnabled) throw new Response(null, { status: 404 })
  return shop.requireUser()
}

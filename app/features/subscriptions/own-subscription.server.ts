import type { SubscriptionDetail } from '~/domain/subscriptions/subscription'
import type { User } from '~/domain/account/user'
import type { Shop } from '~/http/shop/shop.server'
import { manageSubscriptionPath } from '~/paths'

/** The signed-in customer of a vendor with subscriptions. Throws a 404 page if there are none, and like `requireUser`. */
export async function requireSubscriber(shop: Shop): Promise<User> {
  if (!shop.settings.subscriptionsEnabled) throw new Response(null, { status: 404 })
  return shop.requireUser()
}

/** The current state of one of the customer's subscriptions. Somebody else's counts as missing: a 404 page. */
export async function ownSubscription(shop: Shop, user: User, id = ''): Promise<SubscriptionDetail> {
  const subscription = await shop.vendor.subscriptions.details(user.id, id)
  if (!subscription) throw new Response(null, { status: 404 })
  return { ...subscription, itemName: subscription.itemName || shop.t('cart.goneItem') }
}

/** The redirect for a form that was shown to a customer who is no longer signed in. */
export function toOwnSubscriptions(shop: Shop) {
  return shop.redirect(manageSubscriptionPath(), 'error', shop.t('account.changed'))
}

import { formatMoney } from '~/domain/money/money'
import type { Subscription, SubscriptionStatus } from '~/domain/subscriptions/subscription'
import { paymentLeft } from '~/features/payments/gateway-redirect.server'
import { frequencyText, nextText, requireSubscriber, shortOfMoney } from '~/features/subscriptions/status-view.server'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop/shop.server'
import { manageSubscriptionPath } from '~/paths'

/** The states in the order in which their subscriptions are shown. */
const order: readonly SubscriptionStatus[] = [
  'payment-pending',
  'active',
  'unknown',
  'paused',
  'cancelled',
  'completed',
  'payment-failed',
]

/** A page of the customer's subscriptions in groups by state, with a link to more (rules 17.5). */
export async function readSubscriptions(shop: Shop) {
  const user = await requireSubscriber(shop)
  const skip = Math.max(0, Math.min(10_000, Math.floor(Number(shop.url.searchParams.get('skip')) || 0)))
  const { rows, hasMore, pageSize } = await shop.vendor.subscriptions.list(user.id, skip)
  const uncoveredIds = await shortOfMoney(shop, user, rows)
  const views = await Promise.all(
    rows.map(async (row) => ({
      ...row,
      status: await shownStatus(shop, row),
      itemName: row.itemName || shop.t('cart.goneItem'),
      image: pictureUrl(row.image),
      frequency: frequencyText(row.plan, shop.t, shop.locale),
      total: row.total && formatMoney(row.total, shop.settings.currency),
      next: nextText(shop, row),
      // The wallet, which pays it, has too little.
      isShort: uncoveredIds.has(row.id),
    })),
  )
  return {
    groups: order
      .map((status) => ({ status, rows: views.filter((row) => row.status === status) }))
      .filter((group) => group.rows.length > 0),
    moreHref: hasMore ? manageSubscriptionPath(skip + pageSize) : null,
  }
}

/** The vendor lists a subscription whose payment was cancelled in the shop as pending for a while (rules 11.20). */
async function shownStatus(shop: Shop, subscription: Subscription): Promise<SubscriptionStatus> {
  return (await paymentLeft(shop, 'subscription', subscription)) === 'cancelled' ? 'cancelled' : subscription.status
}

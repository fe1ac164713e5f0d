import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { formatMoney } from '~/domain/money/money'
import type { Subscription, SubscriptionStatus } from '~/domain/subscriptions/subscription'
import { nearDayText } from '~/features/checkout/times.server'
import { requireSubscriber } from '~/features/subscriptions/own-subscription.server'
import { frequencyText, slotWords } from '~/features/subscriptions/plan-words'
import { shortOfMoney } from '~/features/subscriptions/status-view.server'
import { pictureUrl } from '~/http/images.server'
import { openShop } from '~/http/shop/open-shop.server'
import type { Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, manageSubscriptionPath, subscriptionStatusPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import ordersStyles from '~/features/orders/orders.css?inline'
import subscriptionStyles from '~/features/subscriptions/subscriptions.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'
import { SubscriptionCard } from './subscription-card'

export const handle: ScreenHandle = { styles: [ordersStyles, subscriptionStyles] }

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

/** The customer's subscriptions by their state (rules 17.5), in pages. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const user = await requireSubscriber(shop)
  const skip = Math.max(0, Math.min(10_000, Math.floor(Number(shop.url.searchParams.get('skip')) || 0)))
  const { rows, hasMore, pageSize } = await shop.vendor.subscriptions.list(user.id, skip)
  const uncoveredIds = await shortOfMoney(shop, user, rows)
  const views = rows.map((row) => ({ ...view(shop, row), isShort: uncoveredIds.has(row.id) }))
  return {
    title: shop.t('subscriptions.title'),
    groups: order
      .map((status) => ({ status, rows: views.filter((row) => row.status === status) }))
      .filter((group) => group.rows.length > 0),
    moreHref: hasMore ? manageSubscriptionPath(skip + pageSize) : null,
  }
}

function view(shop: Shop, { id, itemName, image, storeName, quantity, amount, status, ...row }: Subscription) {
  const { t, locale, settings } = shop
  const time = slotWords(row.slotText, locale)
  const day = row.nextDelivery && nearDayText(shop, row.nextDelivery)
  return {
    ...{ id, storeName, quantity, status },
    itemName: itemName || t('cart.goneItem'),
    image: pictureUrl(image),
    frequency: frequencyText(row.plan, t, locale),
    amount: formatMoney(amount, settings.currency),
    next:
      status === 'active' && day ? t('subscriptions.next', { when: time ? t('times.when', { day, time }) : day }) : '',
    href: subscriptionStatusPath(id),
  }
}

export default function ManageSubscription() {
  const { title, groups, moreHref } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page order">
      <h1>{title}</h1>
      {groups.length === 0 && (
        <EmptyState picture="nothing" title={t('subscriptions.none')}>
          <a className="button" href={homePath()}>
            {t('cart.browse')}
          </a>
        </EmptyState>
      )}
      {groups.map(({ status, rows }) => (
        <section key={status} className="group" aria-labelledby={`state-${status}`}>
          <h2 id={`state-${status}`}>{t(`subscriptions.state.${status}`)}</h2>
          <ul className="group">
            {rows.map((row) => (
              <SubscriptionCard key={row.id} subscription={row} />
            ))}
          </ul>
        </section>
      ))}
      {moreHref && (
        <a className="button quiet wide" href={moreHref}>
          {t('subscriptions.more')}
        </a>
      )}
    </div>
  )
}

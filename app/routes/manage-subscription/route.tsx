import type { SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { formatMoney } from '~/domain/money/money'
import type { SubscriptionStatus } from '~/domain/subscriptions/subscription'
import { unitsText } from '~/domain/text/number-text'
import { requireSubscriber, nextText, shortOfMoney, frequencyText } from '~/features/subscriptions/status-view.server'
import { pictureUrl } from '~/http/images.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useLocale, useT } from '~/i18n/use-t'
import { homePath, manageSubscriptionPath, subscriptionStatusPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import { Amount, VendorText } from '~/ui/text'
import ordersStyles from '~/features/orders/orders.css?inline'
import subscriptionStyles from '~/features/subscriptions/subscriptions.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Picture } from '~/ui/picture'
import { ButtonLink } from '~/ui/link'

export const handle: ScreenHandle = { styles: [ordersStyles, subscriptionStyles], isAccount: true, paintsAt: 'footer' }

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
export const loader = shopLoader(async (shop) => {
  const user = await requireSubscriber(shop)
  const skip = Math.max(0, Math.min(10_000, Math.floor(Number(shop.url.searchParams.get('skip')) || 0)))
  const { rows, hasMore, pageSize } = await shop.vendor.subscriptions.list(user.id, skip)
  const uncoveredIds = await shortOfMoney(shop, user, rows)
  const views = rows.map((row) => ({
    ...row,
    itemName: row.itemName || shop.t('cart.goneItem'),
    image: pictureUrl(row.image),
    frequency: frequencyText(row.plan, shop.t, shop.locale),
    total: formatMoney(row.total, shop.settings.currency),
    next: nextText(shop, row),
    // The wallet, which pays it, has too little.
    isShort: uncoveredIds.has(row.id),
  }))
  return {
    title: shop.t('subscriptions.title'),
    groups: order
      .map((status) => ({ status, rows: views.filter((row) => row.status === status) }))
      .filter((group) => group.rows.length > 0),
    moreHref: hasMore ? manageSubscriptionPath(skip + pageSize) : null,
  }
})

export default function ManageSubscription() {
  const { title, groups, moreHref } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page medium">
      <h1>{title}</h1>
      {groups.length === 0 && (
        <EmptyState picture="nothing" title={t('subscriptions.none')}>
          <ButtonLink href={homePath()} label={t('cart.browse')} />
        </EmptyState>
      )}
      {groups.map(({ status, rows }) => (
        <section key={status} className="group" aria-labelledby={`state-${status}`}>
          <h2 id={`state-${status}`}>{t(`subscriptions.state.${status}`)}</h2>
          <ul className="group">
            {rows.map((row) => (
              <SubscriptionCard key={row.id} {...row} />
            ))}
          </ul>
        </section>
      ))}
      {moreHref && <ButtonLink look="quiet wide" href={moreHref} label={t('subscriptions.more')} />}
    </div>
  )
}

type Listed = SerializeFrom<typeof loader>['groups'][number]['rows'][number]

/** One subscription of the list; all of it is the link. */
function SubscriptionCard(subscription: Listed) {
  const { id, itemName, storeName, image, quantity, frequency, next, total, isShort } = subscription
  const t = useT()
  const locale = useLocale()
  return (
    <li className="card order-card">
      <Picture src={image} name={itemName} width={96} height={96} className="cropped" />
      <div className="grow group">
        <h3>
          <a className="covers" href={subscriptionStatusPath(id)}>
            <span className="quiet count">{unitsText(quantity, locale)}</span> <span dir="auto">{itemName}</span>
          </a>
        </h3>
        <VendorText className="quiet small-text">{storeName}</VendorText>
        <p className="small-text">{frequency}</p>
        {next && <p className="strong small-text">{next}</p>}
        {isShort && <p className="strong small-text">{t('wallet.insufficient')}</p>}
        <p>
          <span className="strong">
            <Amount>{total}</Amount>
          </span>{' '}
          <span className="quiet small-text">{t('subscriptions.perDelivery')}</span>
        </p>
      </div>
    </li>
  )
}

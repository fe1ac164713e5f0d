import type { SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { unitsText } from '~/domain/text/number-text'
import ordersStyles from '~/features/orders/orders.css?inline'
import subscriptionStyles from '~/features/subscriptions/subscriptions.css?inline'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useLocale, useT } from '~/i18n/use-t'
import { homePath, subscriptionStatusPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Amount, VendorText } from '~/ui/text'
import { readSubscriptions } from './list.server'

export const handle: ScreenHandle = { styles: [ordersStyles, subscriptionStyles], isAccount: true, paintsAt: 'footer' }

/** The customer's subscriptions by their state (rules 17.5), in pages. */
export const loader = shopLoader(async (shop) => ({
  title: shop.t('subscriptions.title'),
  ...(await readSubscriptions(shop)),
}))

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
        {total && (
          <p>
            <span className="strong">
              <Amount>{total}</Amount>
            </span>{' '}
            <span className="quiet small-text">{t('subscriptions.perDelivery')}</span>
          </p>
        )}
      </div>
    </li>
  )
}

import { json } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OrderProgress } from '~/features/orders/order-progress'
import { detailsOf, orderIdIn, trackByNumber } from '~/features/orders/order-snapshot.server'
import { trackView } from '~/features/orders/track-view.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { orNull } from '~/http/shop/readings.server'
import { useT } from '~/i18n/use-t'
import { orderStatusPath, signInPath, trackPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink, TextLink } from '~/ui/link'

export { trackScreen as handle } from '~/features/orders/order-progress'

/** Order tracking by number, for guests too; the customer's own link shows more (rules 13.7). */
export const loader = shopLoader(async (shop, { order_id = '' }) => {
  shop.reply.personal()
  const id = orderIdIn(order_id)
  const share = shop.url.searchParams.get('share') ?? ''
  const tracked = id && (await trackByNumber(shop, id, share, { isVisit: !shop.reply.isInBackground }))
  const links = {
    href: trackPath(order_id, share),
    ownHref: shop.user ? '' : signInPath(orderStatusPath(order_id)),
  }
  if (!tracked) return json({ title: shop.t('track.none'), track: null, ...links }, { status: 404 })
  const { viewer, snapshot } = tracked
  const details =
    viewer === 'own' ? await orNull(shop.withFailureHandling(detailsOf(shop, id, { isVisit: false }))) : null
  const ownHref = viewer === 'own' ? orderStatusPath(id) : links.ownHref
  return json({ ...trackView(shop, { id, snapshot, details, share }), ...links, ownHref, viewer })
})

export default function TrackOrder() {
  const data = useLoaderData<typeof loader>()
  const { href, ownHref } = data
  const t = useT()
  return (
    <div className="page medium">
      {data.track ? (
        <>
          <OrderProgress track={data.track} href={href} />
          {ownHref && (
            <p className="choices">
              <a className="button quiet" href={ownHref}>
                {t(data.viewer === 'own' ? 'order.yours' : 'track.isYours')}
              </a>
            </p>
          )}
        </>
      ) : (
        // There is no such order, or it has no courier yet: the page does not reveal which.
        <EmptyState picture="notHere" isScreen title={t('track.none')} text={t('track.noneMeans')}>
          <ButtonLink href={href} label={t('track.lookAgain')} />
          {ownHref && <TextLink href={ownHref} label={t('track.isYours')} />}
        </EmptyState>
      )}
    </div>
  )
}

import { json, type SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { formatMoney } from '~/domain/money/money'
import { isOngoing, type OrderDetail } from '~/domain/orders/order'
import { BillRow } from '~/features/checkout/amount-rows'
import { AfterOrder } from '~/features/orders/after-order'
import { OrderLines, PaidParts, PickupPlace } from '~/features/orders/order-in-full'
import { afterOrder, orderInFull } from '~/features/orders/order-in-full.server'
import { OrderProgress } from '~/features/orders/order-progress'
import { orderIdIn, ownOrder } from '~/features/orders/order-snapshot.server'
import { shareKey } from '~/features/orders/share-key.server'
import { trackView } from '~/features/orders/track-view.server'
import { paymentLeft } from '~/features/payments/gateway-redirect.server'
import { UnansweredPayment, unseenPage } from '~/features/payments/payment-states'
import { shopLoader } from '~/http/shop/open-shop.server'
import { existing, orUnanswered } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { orderPath, ordersPath, orderStatusPath, paymentPath, supportChatPath, trackPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { ButtonLink, TextLink } from '~/ui/link'
import { Notice } from '~/ui/notice'
import { Share } from '~/ui/share'
import { VendorText } from '~/ui/text'

export { trackScreen as handle } from '~/features/orders/order-progress'

/**
 * The status of an order. Somebody else's order is a 404; a cancelled one redirects to its details. Customers come here
 * after paying: while the vendor fails, the page says that nothing is lost, and checks again (rules 13.3).
 */
export const loader = shopLoader(async (shop, params) => {
  await shop.requireUser()
  const id = existing(orderIdIn(params.order_id), 'noOrder')
  const own = await orUnanswered(ownOrder(shop, id, { isVisit: !shop.reply.isInBackground }))
  if (own === 'unanswered') {
    const texts = [shop.t('orderStatus.unseenText', { id })]
    return json({ ...unseenPage(shop, orderStatusPath(id)), title: shop.t('orderStatus.unseen'), texts }, 502)
  }
  const { snapshot, details } = existing(own, 'noOrder')
  const order = { ...details, status: snapshot.status }
  if (order.status === 'cancelled') return shop.redirect(orderPath(order.id))
  const [payment, inFull, after] = await Promise.all([
    paymentLeft(shop, 'order', order),
    orderInFull(shop, order),
    afterOrder(shop, order),
  ])
  const pay = payLink(shop, order, payment)
  return json({
    kind: 'seen' as const,
    ...trackView(shop, { id, snapshot, details, isCancelledHere: payment === 'cancelled' }),
    order: inFull,
    share: sharedAddress(shop, order),
    pay,
    // `pay` leads to the payment or back to the cart, so there is no second button to order again.
    after: pay ? { ...after, againHref: '' } : after,
  })
})

/** The link to pay an order that can be paid, or to try again with its cart if that still exists; else null. */
function payLink({ cart }: Shop, { id, storeId, status }: OrderDetail, payment: 'open' | 'cancelled' | null) {
  if (payment === 'open') return { label: 'pay.payNow', href: paymentPath(id) } as const
  const hasCart = cart.lines.length > 0 && cart.storeId === storeId
  const isOver = status === 'payment-failed' || payment === 'cancelled'
  return isOver && hasCart ? ({ label: 'pay.tryAgain', href: paymentPath(id) } as const) : null
}

/** The address at which others may follow a delivery under way; null for other orders. */
function sharedAddress({ settings, publicOrigin }: Shop, { id, mode, status }: OrderDetail) {
  if (mode !== 'delivery' || !isOngoing(status) || status === 'payment-pending') return null
  const href = trackPath(id, shareKey(settings.vendorId, id))
  return { href, address: publicOrigin + href }
}

export default function OrderStatus() {
  const data = useLoaderData<typeof loader>()
  const t = useT()
  if (data.kind === 'unseen')
    return <UnansweredPayment {...data} more={{ href: ordersPath(), label: t('orders.title') }} />
  const { track, order, pay, after } = data
  return (
    <div className="page status">
      <OrderProgress
        track={track}
        href={orderStatusPath(order.id)}
        after={
          <AfterOrder {...after}>
            <a className="button quiet" href={supportChatPath({ orderId: order.id })}>
              <Icon name="messageCircle" /> {t('afterOrder.help')}
            </a>
            {track.live > 0 && <NotifyMe />}
          </AfterOrder>
        }
      >
        {track.isCancelledHere && <Notice>{t('pay.cancelledHere')}</Notice>}
        {pay && <ButtonLink look="wide" href={pay.href} label={t(pay.label)} />}
      </OrderProgress>
      <YourOrder {...data} />
    </div>
  )
}

type Seen = Extract<SerializeFrom<typeof loader>, { kind: 'seen' }>

/** The order's items, time and address, and the link for others to follow it, with scripts as a share button. */
function YourOrder({ order, share }: Pick<Seen, 'order' | 'share'>) {
  const t = useT()
  return (
    <section className="card group" id="your-order" aria-labelledby="order" data-beside="">
      <div className="group-head">
        <h2 id="order">{t('order.yours')}</h2>
        <TextLink href={orderPath(order.id)} label={t('order.details')} />
      </div>
      <OrderLines lines={order.lines} />
      <dl className="bill">
        <BillRow className="total" label={t(order.sumLabel)} amount={formatMoney(order.total, order.currency)} />
      </dl>
      <PaidParts parts={order.payment} />
      {order.isOngoing && order.scheduledFor && (
        <div className="row">
          <Icon name="clock" />
          <p className="grow">
            <span className="quiet">{t('order.scheduledFor')}</span> {order.scheduledFor}
          </p>
        </div>
      )}
      {order.deliveryAddress && (
        <div className="row">
          <Icon name="mapPin" />
          <VendorText className="grow">{order.deliveryAddress}</VendorText>
        </div>
      )}
      {order.pickup && (
        <div className="row">
          <Icon name="store" />
          <div className="grow">
            <p className="quiet">{t('review.pickupAt')}</p>
            <PickupPlace {...order.pickup} />
          </div>
        </div>
      )}
      {order.callHref && (
        <ButtonLink look="quiet" href={order.callHref} icon="phone" label={t('orderStatus.callStore')} />
      )}
      {share && (
        <div className="group tight">
          <p className="quiet small-text">{t('track.shareMeans')}</p>
          <div className="choices">
            <Share href={share.address} title={t('order.number', { id: order.id })} />
            <TextLink href={share.href} label={t('track.open')} />
          </div>
        </div>
      )}
    </section>
  )
}

/** The button that turns on notifications about every stage of the order (rules 13.13). */
function NotifyMe() {
  const t = useT()
  return (
    <shop-notify granted={t('notify.told')} denied={t('notify.denied')} cancelled={t('orderSays.cancelled')}>
      <button type="button" id="notify" className="button quiet needs-scripts" aria-pressed="false">
        <Icon name="bell" /> {t('notify.me')}
      </button>
    </shop-notify>
  )
}

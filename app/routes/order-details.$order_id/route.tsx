import { useLoaderData } from '@remix-run/react'
import type { OrderDetail } from '~/domain/orders/order'
import { AfterOrder, OrderTag } from '~/features/orders/after-order'
import { OrderBill, OrderFacts, OrderLines } from '~/features/orders/order-in-full'
import { afterOrder, orderInFull, readOrder, type OrderInFull } from '~/features/orders/order-in-full.server'
import orderPicturesStyles from '~/features/orders/order-pictures.css?inline'
import { CourierCard } from '~/features/orders/order-progress'
import ordersStyles from '~/features/orders/orders.css?inline'
import printStyles from '~/features/orders/print.css?inline'
import { paymentLeft } from '~/features/payments/gateway-redirect.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { invoicePath, ordersPath, orderStatusPath, paymentPath, supportChatPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Icon } from '~/ui/icon'
import { ButtonLink, TextLink } from '~/ui/link'
import { LinkRow, LinkRows } from '~/ui/link-rows'
import { Notice, NoticeBlock } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { StoreLine } from './store-line'

export const handle: ScreenHandle = { styles: [ordersStyles, orderPicturesStyles, printStyles], isAccount: true }

/** A placed order in full (rules 13.5). */
export const loader = shopLoader(async (shop, params) => {
  const placed = await readOrder(shop, params.order_id)
  const [order, courier, after, payment] = await Promise.all([
    orderInFull(shop, placed),
    courierOf(shop, placed),
    afterOrder(shop, placed),
    paymentLeft(shop, 'order', placed),
  ])
  return {
    title: shop.t('order.number', { id: order.id }),
    order,
    payHref: payment === 'open' ? paymentPath(order.id) : '',
    isCancelledHere: payment === 'cancelled',
    courier,
    after,
  }
})

/** The courier of an order that is on its way; null if it is not, or if the vendor cannot tell. */
async function courierOf({ vendor }: Shop, { id, status }: OrderDetail) {
  if (status !== 'on-the-way' && status !== 'arrived') return null
  const progress = await orNull(vendor.orders.status(id))
  return progress?.driverName ? { name: progress.driverName, phone: progress.driverPhone } : null
}

export default function OrderDetails() {
  const { title, order, payHref, isCancelledHere, courier, after } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page medium">
      <div className="group-head">
        <h1>{title}</h1>
        <OrderTag {...order} isCancelledHere={isCancelledHere} />
      </div>
      <Unfulfilled order={order} isCancelledHere={isCancelledHere} />
      {isCancelledHere && <Notice>{t('pay.cancelledHere')}</Notice>}
      {courier && <CourierCard {...courier} />}
      <div className="halves">
        <div>
          <section className="card group" aria-label={t('order.items')}>
            <StoreLine order={order} />
            <OrderLines lines={order.lines} />
            <OrderBill order={order} />
          </section>
        </div>
        <div>
          <section className="card" aria-label={t(order.mode === 'delivery' ? 'order.delivery' : 'payment.title')}>
            <OrderFacts order={order} />
            {order.pictures.length > 0 && (
              <ul className="choices order-pictures">
                {order.pictures.map((src, at) => (
                  <li key={at}>
                    <Picture src={src} name={t('pictures.name', { number: at + 1 })} width={192} height={192} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          <div className="group screen-only order-actions">
            <AfterOrder {...after} first={order.isOngoing && <Following order={order} payHref={payHref} />} />
            <LinkRows>
              <LinkRow
                href={supportChatPath({ orderId: order.id })}
                icon="messageCircle"
                label={t('afterOrder.help')}
              />
              {order.callHref && <LinkRow href={order.callHref} icon="phone" label={t('orderStatus.callStore')} />}
              <LinkRow href={invoicePath(order.id)} icon="fileText" label={t('invoice.title')} />
              <LinkRow
                href={ordersPath(order.isOngoing ? undefined : 'past')}
                icon="receiptText"
                label={t('orders.title')}
                isInMenu
              />
            </LinkRows>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Why an order was not fulfilled, in the vendor's words, and what is certain about its money (rules 13.5). */
function Unfulfilled({ order, isCancelledHere }: { order: OrderInFull; isCancelledHere: boolean }) {
  const t = useT()
  const { cancelReason, money, status } = order
  const isUnpaid = status === 'payment-failed'
  if (!cancelReason && !money && !isUnpaid) return null
  const failed = isCancelledHere ? 'pay.cancelled' : 'orderStatus.payment-failed'
  return (
    <NoticeBlock icon="circleAlert" aria-label={t(isUnpaid ? failed : 'orderStatus.cancelled')}>
      {cancelReason && (
        <p className="strong">
          <bdi>{cancelReason}</bdi>
        </p>
      )}
      {isUnpaid && <p>{t('order.notReceived')}</p>}
      {money && <p>{t(money.kind === 'nothing' ? 'order.nothingTaken' : 'order.moneyBack')}</p>}
      {money?.kind === 'asks' && (
        <p className="beside">
          {money.policy && (
            <TextLink
              href={money.policy.href}
              label={t('footer.refund')}
              rel={money.policy.isExternal ? 'noopener noreferrer' : undefined}
            />
          )}{' '}
          {money.walletHref && <TextLink href={money.walletHref} label={t('order.walletHistory')} />}
        </p>
      )}
    </NoticeBlock>
  )
}

/** The first actions for an order under way: pay it, and follow it. */
function Following({ order, payHref }: { order: OrderInFull; payHref: string }) {
  const t = useT()
  return (
    <>
      {payHref && <ButtonLink href={payHref} label={t('pay.payNow')} />}
      <a className={payHref ? 'button quiet' : 'button'} href={orderStatusPath(order.id)}>
        <Icon name={order.mode === 'delivery' ? 'bike' : 'box'} /> {t('order.track')}
      </a>
    </>
  )
}

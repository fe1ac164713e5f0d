import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { formatMoney } from '~/domain/money'
import type { OrderDetail, OrderStatus } from '~/domain/order'
import { isOngoing, orderSteps, sumLabel } from '~/domain/order-progress'
import { CourierCard } from '~/features/orders/courier-card'
import { OrderLines } from '~/features/orders/order-lines'
import { orderLines, placedAtVendor, scheduledText } from '~/features/orders/orders.server'
import { openShop } from '~/http/open-shop.server'
import type { Shop } from '~/http/shop.server'
import { dateText } from '~/i18n/date-text'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { orderPath, orderStatusPath, paymentPath } from '~/paths'
import { Amount } from '~/ui/amount'
import { Icon } from '~/ui/icon'
import { StatusHead } from './status-head'
import ordersStyles from '~/features/orders/orders.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [ordersStyles], isCheckout: true }

/** Seconds between two looks at an order under way (rules 13.3). */
const refreshSeconds = 20

/** Where an order stands. Somebody else's order is as if it did not exist; a cancelled one shows its details. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  await shop.requireUser()
  const id = args.params.order_id ?? ''
  const [order, progress] = await Promise.all([shop.vendor.orders.details(id), shop.vendor.orders.status(id)])
  if (!order) throw new Response(null, { status: 404 })
  const status = progress?.status ?? order.status
  if (status === 'cancelled') return shop.redirect(orderPath(order.id))
  const isOpen = isOngoing(status)
  const minutesLeft = isOpen ? (progress?.minutesLeft ?? '') : ''
  const { currency } = shop.settings
  return {
    title: shop.t('orderStatus.title', { id: order.id }),
    order: {
      id: order.id,
      storeName: order.storeName,
      placedAt: dateText(placedAtVendor(shop, order), shop.locale),
      scheduledFor: isOpen ? scheduledText(shop, order) : '',
      lines: orderLines(order, currency),
      total: formatMoney(order.total, currency),
      sumLabel: sumLabel({ status, paymentMethod: order.paymentMethod }),
      deliveryAddress: order.mode === 'delivery' ? order.deliveryAddress : '',
      supportPhone: order.supportPhone,
    },
    ...orderSteps(status, order.mode),
    minutesLeft,
    courier: isOpen && progress?.driverName ? { name: progress.driverName, phone: progress.driverPhone } : null,
    refreshSeconds: isOpen ? refreshSeconds : 0,
    pay: wayToPay(shop, status, order),
  }
}

/** The way to pay an order that waits for it, or to try again with a cart that is still there; null for all others. */
function wayToPay({ cart }: Shop, status: OrderStatus, { id, storeId }: OrderDetail) {
  if (status === 'payment-pending') return { label: 'pay.payNow', href: paymentPath(id) } as const
  const isKept = cart.lines.length > 0 && cart.storeId === storeId
  return status === 'payment-failed' && isKept ? ({ label: 'pay.tryAgain', href: paymentPath(id) } as const) : null
}

export default function OrderStatus() {
  const { title, order, courier, refreshSeconds, pay, ...progress } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page status">
      <div className="group" id="order-progress" {...mark({ live: refreshSeconds || undefined })} aria-live="polite">
        <StatusHead
          title={title}
          storeName={order.storeName}
          courierName={courier?.name ?? ''}

          {...progress}
        >
          <a className="link" href={orderStatusPath(order.id)}>
            <Icon name="refresh-cw" className="small" /> {t('orderStatus.refresh')}
          </a>
        </StatusHead>
        {pay && (
          <a className="button wide" href={pay.href}>
            {t(pay.label)}
          </a>
        )}
        {courier && <CourierCard {...courier} />}
      </div>
      <section className="card group" aria-labelledby="order">
        <div className="group-head">
          <h2 id="order">{t('order.yours')}</h2>
          <a className="link" href={orderPath(order.id)}>
            {t('order.details')}
          </a>
        </div>
        <OrderLines lines={order.lines} />
        <dl className="bill">
          <div className="total">
            <dt>{t(order.sumLabel)}</dt>
            <dd>
              <Amount>{order.total}</Amount>
            </dd>
          </div>
        </dl>
        {order.scheduledFor && (
          <div className="row">
            <Icon name="clock" />
            <p className="grow">
              <span className="quiet">{t('order.scheduledFor')}</span> {order.scheduledFor}
            </p>
          </div>
        )}
        {order.deliveryAddress && (
          <div className="row">
            <Icon name="map-pin" />
            <p className="grow" dir="auto">
              {order.deliveryAddress}
            </p>
          </div>
        )}
        <p className="quiet small-text">{order.placedAt}</p>
        {order.supportPhone && (
          <a className="button quiet" href={`tel:${order.supportPhone}`}>
            <Icon name="phone" /> {t('orderStatus.callStore')}
          </a>
        )}
      </section>
    </div>
  )
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AmountRows } from '~/features/checkout/amount-rows'
import { cashOnDelivery, isOngoing, sumLabel } from '~/domain/order-progress'
import { AfterOrder } from '~/features/orders/after-order'
import { afterOrder } from '~/features/orders/after-order.server'
import { OrderLines } from '~/features/orders/order-lines'
import { OrderTag } from '~/features/orders/order-tag'
import { orderLines, placedAtVendor, scheduledText } from '~/features/orders/orders.server'
import { openShop } from '~/http/open-shop.server'
import { pictureUrl } from '~/http/images.server'
import { dateText } from '~/i18n/date-text'
import { useT } from '~/i18n/use-t'
import { ordersPath, orderStatusPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'
import orderPicturesStyles from '~/features/orders/order-pictures.css?inline'
import ordersStyles from '~/features/orders/orders.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [ordersStyles, orderPicturesStyles] }

/** A placed order in full. Somebody else's order is as if it did not exist. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  await shop.requireUser()
  const order = await shop.vendor.orders.details(args.params.order_id ?? '')
  if (!order) throw new Response(null, { status: 404 })
  const { currency, taxName } = shop.settings
  return {
    title: shop.t('order.title', { id: order.id }),
    currency,
    taxLabel: taxName,
    order: {
      ...order,
      placedAt: dateText(placedAtVendor(shop, order), shop.locale),
      scheduledFor: scheduledText(shop, order),
      lines: orderLines(order, currency),
      deliveryAddress: order.mode === 'delivery' ? order.deliveryAddress : '',
      pictures: order.pictures.map(pictureUrl),
    },
    sumLabel: sumLabel(order),
    isOngoing: isOngoing(order.status),
    after: await afterOrder(shop, order),
  }
}

export default function OrderDetails() {
  const { title, order, currency, taxLabel, sumLabel, isOngoing, after } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page order">
      <div className="group-head">
        <h1>{title}</h1>
        <OrderTag status={order.status} mode={order.mode} />
      </div>
      {order.cancelReason && (
        <p className="notice" dir="auto">
          {order.cancelReason}
        </p>
      )}
      <section className="card group" aria-label={t('order.items')}>
        <div>
          <h2 dir="auto">{order.storeName}</h2>
          <p className="quiet small-text">{order.placedAt}</p>
        </div>
        <OrderLines lines={order.lines} />
        <AmountRows
          amounts={order}
          currency={currency}
          taxLabel={taxLabel}
          isDelivery={order.mode === 'delivery'}
          sumLabel={sumLabel}
        />
      </section>
      <section className="card" aria-label={t(order.mode === 'delivery' ? 'order.delivery' : 'payment.title')}>
        <dl className="rows facts">
          {order.scheduledFor && <Fact name={t('order.scheduledFor')} value={order.scheduledFor} />}
          {order.deliveryAddress && <Fact name={t('review.deliverTo')} value={order.deliveryAddress} />}
          <Fact
            name={t('payment.title')}
            value={order.paymentMethod === cashOnDelivery ? t('payment.cash') : order.paymentMethod}
          />
          {order.notes && <Fact name={t('review.notes')} value={order.notes} />}
        </dl>
        {order.pictures.length > 0 && (
          <ul className="order-pictures">
            {order.pictures.map((src, at) => (
              <li key={at}>
                <Picture src={src} name={t('pictures.name', { number: at + 1 })} width={192} height={192} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <AfterOrder {...after} />
      <p className="choices">
        {isOngoing && (
          <a className="button" href={orderStatusPath(order.id)}>
            <Icon name={order.mode === 'delivery' ? 'bike' : 'package'} /> {t('order.track')}
          </a>
        )}
        <a className="button quiet" href={ordersPath(isOngoing ? undefined : 'past')}>
          {t('menu.orders')}
        </a>
      </p>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  )
}

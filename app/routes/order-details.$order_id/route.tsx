import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AmountRows } from '~/features/checkout/amount-rows'
import { formatMoney, partsAsShown, roundAsShown } from '~/domain/money'
import { isOngoing, orderSteps } from '~/domain/order-progress'
import { openShop } from '~/http/open-shop.server'
import { dateText } from '~/i18n/date-text'
import { useT } from '~/i18n/use-t'
import { ordersPath, orderStatusPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { VegMark } from '~/ui/veg-mark'
import ordersStyles from '~/features/orders/orders.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [ordersStyles] }

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** A placed order in full. Somebody else's order is as if it did not exist. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  await shop.requireUser()
  const order = await shop.vendor.orders.details(args.params.order_id ?? '')
  if (!order) throw new Response(null, { status: 404 })
  const { currency, taxName } = shop.settings
  const lineTotals = partsAsShown(
    order.lines.map(({ amount }) => amount),
    roundAsShown(order.subtotal, currency),
    currency,
  )
  return {
    title: shop.t('order.title', { id: order.id }),
    currency,
    taxLabel: taxName,
    order: {
      ...order,
      placedAt: dateText(order.placedAt, shop.locale),
      lines: order.lines.map((line, at) => ({ ...line, amount: formatMoney(lineTotals[at] ?? line.amount, currency) })),
    },
    isOngoing: isOngoing(order.status),
  }
}

export default function OrderDetails() {
  const { title, order, currency, taxLabel, isOngoing } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page narrow">
      <div className="section-head">
        <h1>{title}</h1>
        <p className={`tag status-${order.status}`}>{t(orderSteps(order.status, order.mode).headline)}</p>
      </div>
      {order.cancelReason && <p className="notice">{order.cancelReason}</p>}
      <section className="card" aria-label={t('order.items')}>
        <h2>{order.storeName}</h2>
        <p className="quiet">{order.placedAt}</p>
        <ul className="order-lines">
          {order.lines.map((line, at) => (
            <li key={at}>
              <VegMark diet={line.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} />
              <span>
                {line.quantity} × {line.name}
                {line.choices.length > 0 && <small>{line.choices.join(', ')}</small>}
              </span>
              <span>{line.amount}</span>
            </li>
          ))}
        </ul>
        <AmountRows amounts={order} currency={currency} taxLabel={taxLabel} isDelivery={order.mode === 'delivery'} />
      </section>
      <section className="card" aria-label={t('order.delivery')}>
        <dl className="facts">
          {order.deliveryAddress && (
            <div>
              <dt>{t('review.deliverTo')}</dt>
              <dd>{order.deliveryAddress}</dd>
            </div>
          )}
          <div>
            <dt>{t('payment.title')}</dt>
            <dd>{order.paymentMethod === 'Cash On Delivery' ? t('payment.cash') : order.paymentMethod}</dd>
          </div>
          {order.notes && (
            <div>
              <dt>{t('review.notes')}</dt>
              <dd>{order.notes}</dd>
            </div>
          )}
        </dl>
        <p className="actions">
          {isOngoing && (
            <a className="button" href={orderStatusPath(order.id)}>
              <Icon name="bike" /> {t('order.track')}
            </a>
          )}
          <a className="button-quiet" href={ordersPath()}>
            {t('menu.orders')}
          </a>
        </p>
      </section>
    </div>
  )
}

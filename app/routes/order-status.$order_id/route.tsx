import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { formatMoney } from '~/domain/money'
import { isOngoing, orderSteps } from '~/domain/order-progress'
import { openShop } from '~/http/open-shop.server'
import { dateText } from '~/i18n/date-text'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { orderPath, orderStatusPath, ordersPath } from '~/paths'
import { Icon } from '~/ui/icon'
import ordersStyles from '~/features/orders/orders.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [ordersStyles] }

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

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
  return {
    title: shop.t('orderStatus.title', { id: order.id }),
    order: {
      id: order.id,
      storeName: order.storeName,
      placedAt: dateText(order.placedAt, shop.locale),
      total: formatMoney(order.total, shop.settings.currency),
      deliveryAddress: order.mode === 'delivery' ? order.deliveryAddress : '',
      supportPhone: order.supportPhone,
    },
    ...orderSteps(status, order.mode),
    minutesLeft: isOpen ? (progress?.minutesLeft ?? '') : '',
    driver: progress?.driverName ? { name: progress.driverName, phone: progress.driverPhone } : null,
    refreshSeconds: isOpen ? refreshSeconds : 0,
  }
}

export default function OrderStatus() {
  const { title, order, steps, headline, minutesLeft, driver, refreshSeconds } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page narrow">
      <h1>{title}</h1>
      <section className="card" id="order-progress" {...mark({ live: refreshSeconds || undefined })} aria-live="polite">
        <p className="status-headline">{t(headline)}</p>
        {minutesLeft && Number(minutesLeft) > 0 && (
          <p className="status-eta">{t('orderStatus.minutesLeft', { minutes: minutesLeft })}</p>
        )}
        <ol className="steps">
          {steps.map(({ key, state }) => (
            <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className="step-mark" aria-hidden="true">
                {state === 'done' && <Icon name="check" />}
              </span>
              {t(`orderStatus.${key}`)}
              {state === 'done' && <span className="visually-hidden"> {t('orderStatus.done')}</span>}
            </li>
          ))}
        </ol>
        {driver && (
          <p className="driver">
            <Icon name="bike" /> {driver.name}
            {driver.phone && (
              <a className="button-quiet" href={`tel:${driver.phone}`}>
                <Icon name="phone" /> {t('orderStatus.call')}
              </a>
            )}
          </p>
        )}
      </section>
      <section className="card" aria-label={t('order.title', { id: order.id })}>
        <h2>{order.storeName}</h2>
        <p className="quiet">{order.placedAt}</p>
        {order.deliveryAddress && <p>{order.deliveryAddress}</p>}
        <p>
          {t('bill.total')} <strong>{order.total}</strong>
        </p>
        <p className="actions">
          {order.supportPhone && (
            <a className="button-quiet" href={`tel:${order.supportPhone}`}>
              <Icon name="phone" /> {t('orderStatus.callStore')}
            </a>
          )}
          <a className="button-quiet" href={orderPath(order.id)}>
            {t('order.details')}
          </a>
          <a className="button-quiet" href={orderStatusPath(order.id)}>
            <Icon name="refresh-cw" /> {t('orderStatus.refresh')}
          </a>
          <a className="button-quiet" href={ordersPath()}>
            {t('menu.orders')}
          </a>
        </p>
      </section>
    </div>
  )
}

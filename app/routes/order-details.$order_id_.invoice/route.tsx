import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OrderBill } from '~/features/orders/order-bill'
import { OrderFacts } from '~/features/orders/order-facts'
import { orderInFull, readOrder } from '~/features/orders/order-in-full.server'
import { openShop } from '~/http/shop/open-shop.server'
import { pictureUrl } from '~/http/images.server'
import { useT } from '~/i18n/use-t'
import { orderPath } from '~/paths'
import { Icon } from '~/ui/icon'
import ordersStyles from '~/features/orders/orders.css?inline'
import printStyles from '~/features/orders/print.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'
import { InvoiceItems } from './invoice-items'

export const handle: ScreenHandle = { styles: [ordersStyles, printStyles], isCheckout: true }

/** An order as an invoice for printing or keeping (rules 13.11). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const order = await readOrder(shop, args.params.order_id)
  const { logo, appName } = shop.settings
  return {
    title: shop.t('invoice.of', { id: order.id }),
    order: orderInFull(shop, order),
    brand: { logo: pictureUrl(logo), name: appName },
    customer: shop.user?.name ?? '',
  }
}

export default function Invoice() {
  const { order, brand, customer } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page order">
      <p className="choices screen-only">
        <shop-print>
          <button type="button" className="button compact script-only">
            <Icon name="download" /> {t('invoice.print')}
          </button>
        </shop-print>
        <a className="button quiet compact" href={orderPath(order.id)}>
          {t('order.details')}
        </a>
      </p>
      <p className="quiet screen-only without-scripts">{t('invoice.byBrowser')}</p>
      <article className="card group invoice">
        <header className="group-head">
          <p className="invoice-brand">
            {brand.logo ? (
              <img src={brand.logo} alt={brand.name} height="40" />
            ) : (
              <span className="strong" dir="auto">
                {brand.name}
              </span>
            )}
          </p>
          <div>
            <h1>{t('invoice.title')}</h1>
            <p className="quiet">{t('order.number', { id: order.id })}</p>
            <p className="quiet">{order.placedAt}</p>
          </div>
        </header>
        <dl className="facts invoice-parties">
          <div>
            <dt>{t('invoice.from')}</dt>
            <dd>
              <bdi>{order.storeName}</bdi>
            </dd>
          </div>
          {customer && (
            <div>
              <dt>{t('invoice.for')}</dt>
              <dd>
                <bdi>{customer}</bdi>
              </dd>
            </div>
          )}
        </dl>
        {order.money && <p className="notice">{t('orderStatus.cancelled')}</p>}
        <InvoiceItems lines={order.lines} />
        <OrderBill order={order} />
        <OrderFacts order={order} />
      </article>
    </div>
  )
}

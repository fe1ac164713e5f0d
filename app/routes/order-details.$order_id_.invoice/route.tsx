import { useLoaderData } from '@remix-run/react'
import type { OrderLine } from '~/domain/orders/order'
import { listText, numberText } from '~/domain/text/number-text'
import { Fact, OrderBill, OrderFacts } from '~/features/orders/order-in-full'
import { orderInFull, readOrder } from '~/features/orders/order-in-full.server'
import ordersStyles from '~/features/orders/orders.css?inline'
import printStyles from '~/features/orders/print.css?inline'
import { paymentLeft } from '~/features/payments/gateway-redirect.server'
import { pictureUrl } from '~/http/images.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useLocale, useT } from '~/i18n/use-t'
import { orderPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Icon } from '~/ui/icon'
import { ButtonLink } from '~/ui/link'
import { Notice } from '~/ui/notice'
import { Amount } from '~/ui/text'

export const handle: ScreenHandle = { styles: [ordersStyles, printStyles], isCheckout: true }

/** An order as an invoice for printing or keeping (rules 13.11). */
export const loader = shopLoader(async (shop, params) => {
  const order = await readOrder(shop, params.order_id)
  const { logo, appName } = shop.settings
  return {
    title: shop.t('invoice.of', { id: order.id }),
    order: await orderInFull(shop, order),
    isCancelledHere: (await paymentLeft(shop, 'order', order)) === 'cancelled',
    brand: { logo: pictureUrl(logo), name: appName },
    customer: shop.user?.name ?? '',
  }
})

export default function Invoice() {
  const { order, isCancelledHere, brand, customer } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page medium">
      <p className="choices screen-only">
        <shop-print>
          <button type="button" className="button compact needs-scripts">
            <Icon name="download" /> {t('invoice.print')}
          </button>
        </shop-print>
        <ButtonLink look="quiet compact" href={orderPath(order.id)} label={t('order.details')} />
      </p>
      <p className="quiet screen-only without-scripts">{t('invoice.byBrowser')}</p>
      <article className="card group invoice">
        <header className="group-head">
          <p className="beside invoice-brand">
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
        <dl className="facts columns">
          <Fact name={t('invoice.from')} value={order.storeName} />
          <Fact name={t('invoice.for')} value={customer} />
        </dl>
        {(order.status === 'cancelled' || order.status === 'payment-failed') && (
          <Notice>{t(isCancelledHere ? 'pay.cancelled' : `orderStatus.${order.status}`)}</Notice>
        )}
        <InvoiceItems lines={order.lines} />
        <OrderBill order={order} />
        <OrderFacts order={order} />
      </article>
    </div>
  )
}

function InvoiceItems({ lines }: { lines: OrderLine[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <table className="invoice-items">
      <thead>
        <tr>
          <th scope="col">{t('invoice.item')}</th>
          <th scope="col">{t('item.quantity')}</th>
          <th scope="col">{t('invoice.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <th scope="row" dir="auto">
              {line.name}
              {line.choices.length > 0 && (
                <span className="quiet small-text">
                  <br />
                  {listText(line.choices, locale)}
                </span>
              )}
            </th>
            <td>{numberText(line.quantity, locale)}</td>
            <td>{line.amount && <Amount>{line.amount}</Amount>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

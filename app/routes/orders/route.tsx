import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OrderCard } from '~/features/orders/order-card'
import { formatMoney } from '~/domain/money'
import { pastOrdersPage } from '~/domain/order'
import { isOngoing } from '~/domain/order-progress'
import { pictureUrl } from '~/http/images.server'
import { openShop } from '~/http/open-shop.server'
import { dateText } from '~/i18n/date-text'
import { useT } from '~/i18n/use-t'
import { homePath, orderPath, ordersPath, orderStatusPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import ordersStyles from '~/features/orders/orders.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [ordersStyles] }

/** The customer's orders, Ongoing or Past (rules 13.1); past ones in pages. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  await shop.requireUser()
  const query = shop.url.searchParams
  const isPast = query.get('list') === 'past'
  const skip = Math.max(0, Math.min(10_000, Math.floor(Number(query.get('skip')) || 0)))
  const orders = isPast ? await shop.vendor.orders.past(skip) : await shop.vendor.orders.ongoing()
  return {
    title: shop.t('orders.title'),
    isPast,
    nextHref: isPast && orders.length === pastOrdersPage ? `${ordersPath('past')}&skip=${skip + pastOrdersPage}` : null,
    orders: orders.map((order) => ({
      id: order.id,
      storeName: order.storeName,
      image: pictureUrl(order.storeImage),
      placedAt: dateText(order.placedAt, shop.locale),
      total: formatMoney(order.total, shop.settings.currency),
      status: order.status,
      mode: order.mode,
      href: isOngoing(order.status) ? orderStatusPath(order.id) : orderPath(order.id),
    })),
  }
}

export default function Orders() {
  const { title, isPast, orders, nextHref } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page order">
      <h1>{title}</h1>
      <nav className="choices" aria-label={t('orders.lists')}>
        <a className="chip" href={ordersPath()} aria-current={isPast ? undefined : 'page'}>
          {t('orders.ongoing')}
        </a>
        <a className="chip" href={ordersPath('past')} aria-current={isPast ? 'page' : undefined}>
          {t('orders.past')}
        </a>
      </nav>
      {orders.length === 0 ? (
        <EmptyState picture="nothing" title={t(isPast ? 'orders.nonePast' : 'orders.noneOngoing')}>
          <a className="button" href={homePath()}>
            {t('cart.browse')}
          </a>
        </EmptyState>
      ) : (
        <ul className="group">
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
      {nextHref && (
        <a className="button quiet wide" href={nextHref}>
          {t('orders.older')}
        </a>
      )}
    </div>
  )
}

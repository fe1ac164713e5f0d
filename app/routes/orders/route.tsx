import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, ordersPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import ordersStyles from '~/features/orders/orders.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'
import { orderCards, readList } from './list.server'
import { OrderCard } from './order-card'

export const handle: ScreenHandle = { styles: [ordersStyles] }

/** Seconds between two updates of the orders under way. */
const refreshSeconds = 30

/** The customer's orders, Ongoing or Past (rules 13.1); past ones in pages. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const user = await shop.requireUser()
  const { isPast, orders, pages } = await readList(shop)
  return {
    title: shop.t('orders.title'),
    isPast,
    pages,
    orders: await orderCards(shop, user, orders),
    refreshSeconds: !isPast && orders.length > 0 ? refreshSeconds : 0,
  }
}

export default function Orders() {
  const { title, isPast, orders, pages, refreshSeconds } = useLoaderData<typeof loader>()
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
      <shop-live class="group" id="order-list" every={refreshSeconds || undefined} aria-live="polite">
        {orders.length === 0 ? (
          <NoOrders isPast={isPast} page={pages.page} />
        ) : (
          <ul className="group">
            {orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
        )}
      </shop-live>
      {(pages.newer ?? pages.older) && <Pager {...pages} />}
    </div>
  )
}

/** An empty list, with a link to go on; a page beyond the last only says that there are no more. */
function NoOrders({ isPast, page }: { isPast: boolean; page: number }) {
  const t = useT()
  if (page > 1) return <EmptyState picture="nothing" title={t('orders.noMore')} />
  return (
    <EmptyState picture="nothing" title={t(isPast ? 'orders.nonePast' : 'orders.noneOngoing')}>
      <a className="button" href={homePath()}>
        {t('cart.browse')}
      </a>
    </EmptyState>
  )
}

function Pager({ page, newer, older }: { page: number; newer: string | null; older: string | null }) {
  const t = useT()
  return (
    <nav className="group-head" aria-label={t('orders.pages')}>
      <p className="quiet small-text">{t('orders.page', { page })}</p>
      <div className="choices">
        {newer && (
          <a className="button quiet compact" href={newer}>
            {t('orders.newer')}
          </a>
        )}
        {older && (
          <a className="button quiet compact" href={older}>
            {t('orders.older')}
          </a>
        )}
      </div>
    </nav>
  )
}

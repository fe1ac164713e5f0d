import { useLoaderData } from '@remix-run/react'
import type { OrderAction } from '~/domain/orders/order-list'
import { OrderAgain, OrderTag } from '~/features/orders/after-order'
import ordersStyles from '~/features/orders/orders.css?inline'
import { shopLoader } from '~/http/shop/open-shop.server'
import type { WordKey } from '~/i18n/translator'
import { useT } from '~/i18n/use-t'
import { homePath, ordersPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink, TextLink } from '~/ui/link'
import { Pager } from '~/ui/pager'
import { Picture } from '~/ui/picture'
import { Amount, VendorText } from '~/ui/text'
import { orderCards, readList, type OrderCardView } from './list.server'

export const handle: ScreenHandle = { styles: [ordersStyles], isAccount: true, paintsAt: 'footer' }

/** Seconds between two updates of the orders under way. */
const refreshSeconds = 30

/** The customer's orders, Ongoing or Past (rules 13.1); past ones in pages. */
export const loader = shopLoader(async (shop) => {
  const user = await shop.requireUser()
  const { isPast, orders, pages } = await readList(shop)
  return {
    title: shop.t('orders.title'),
    isPast,
    pages,
    orders: await orderCards(shop, user, orders),
    refreshSeconds: !isPast && orders.length > 0 ? refreshSeconds : 0,
  }
})

export default function Orders() {
  const { title, isPast, orders, pages, refreshSeconds } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page medium">
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
      {(pages.newer ?? pages.older) && (
        <Pager
          label={t('orders.pages')}
          page={t('orders.page', { page: pages.page })}
          newer={{ href: pages.newer, text: t('orders.newer') }}
          older={{ href: pages.older, text: t('orders.older') }}
        />
      )}
    </div>
  )
}

const labels: Record<OrderAction, WordKey> = {
  pay: 'pay.payNow',
  track: 'orders.track',
  rate: 'rating.rate',
  reorder: 'reorder.again',
  details: 'order.details',
}

/** One order of a list; all of it is a link, and its actions are below. */
function OrderCard({ order }: { order: OrderCardView }) {
  const t = useT()
  return (
    <li className="card order-card">
      <Picture src={order.image} name={order.storeName} width={96} height={96} />
      <div className="grow group">
        <h2 dir="auto">
          <a className="covers" href={order.href} id={`order-${order.id}`} aria-describedby={`number-${order.id}`}>
            {order.storeName}
          </a>
        </h2>
        <p className="quiet small-text beside">
          <span id={`number-${order.id}`}>{t('order.number', { id: order.id })}</span> <time>{order.time}</time>
        </p>
        <VendorText className="small-text">{order.contents}</VendorText>
        <div className="beside order-card-sum">
          <p className="strong">{order.total && <Amount>{order.total}</Amount>}</p>
          <OrderTag {...order} />
        </div>
      </div>
      <div className="choices order-card-actions">
        {order.actions.map(({ action, href }, at) => (
          <ActionControl key={action} action={action} href={href} id={order.id} isMain={at === 0} />
        ))}
      </div>
    </li>
  )
}

type ActionProps = OrderCardView['actions'][number] & { id: string; isMain: boolean }

/** One action of an order: a link, or the button that orders it again. */
function ActionControl({ action, href, id, isMain }: ActionProps) {
  const t = useT()
  const text = t(labels[action])
  const control = {
    href,
    id: `${action}-${id}`,
    className: isMain ? 'button compact' : 'button quiet compact',
    'aria-label': t('orders.of', { action: text, id }),
  }
  return action === 'reorder' ? <OrderAgain {...control} /> : <a {...control}>{text}</a>
}

/** An empty list, with a link to go on; a page beyond the last only says that there are no more. */
function NoOrders({ isPast, page }: { isPast: boolean; page: number }) {
  const t = useT()
  if (page > 1) return <EmptyState picture="nothing" title={t('orders.noMore')} />
  return (
    <EmptyState picture="nothing" title={t(isPast ? 'orders.nonePast' : 'orders.noneOngoing')}>
      <ButtonLink href={homePath()} label={t('cart.browse')} />
      {!isPast && <TextLink href={ordersPath('past')} label={t('home.pastOrders')} />}
    </EmptyState>
  )
}

import type { ReactNode } from 'react'
import { Banners, type BannerLink } from './banners'
import { MiniCard } from './mini-card'
import { OrderAgain } from '~/features/orders/order-again'
import type { Part } from '~/http/shop/part.server'
import { useT } from '~/i18n/use-t'
import { homePath, ordersPath } from '~/paths'
import { Amount } from '~/ui/amount'
import { FailedPart } from '~/ui/failed-part'
import type { HomeData } from './home.server'
import type { BrandLink, DeliveredOrder, OrderLink, TagLink } from './shelves.server'

type ShelfProps<Row> = {
  title: string
  text?: string
  part: Part<Row[]>
  more?: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A part of the home page under its title: its rows, or a notice if they could not be read; nothing if there are none. */
export function Shelf<Row>({ title, text, part, more, children }: ShelfProps<Row>) {
  if (part.failed) return <FailedPart label={title} retry={homePath()} />
  if (part.data.length === 0) return null
  return (
    <section className="group" aria-label={title}>
      <div className="group-head">
        <h2 dir="auto">{title}</h2>
        {text && (
          <p className="quiet" dir="auto">
            {text}
          </p>
        )}
        {more}
      </div>
      {children(part.data)}
    </section>
  )
}

/** The vendor's banners, which have no visible title. */
export function BannerShelf({ banners, home }: { banners: Part<BannerLink[]>; home: HomeData }) {
  const t = useT()
  if (banners.failed) return <FailedPart label={t('offers.title')} retry={homePath()} />
  return <Banners banners={banners.data} isMoving={home.movesBanners} isFirst={!home.invitation} />
}

/** The customer's orders under way; each links to its status (rules 13.10). */
export function Orders({ orders }: { orders: Part<OrderLink[]> }) {
  const t = useT()
  const all = (
    <a className="link" href={ordersPath()}>
      {t('orders.title')}
    </a>
  )
  return (
    <Shelf title={t('home.orders')} part={orders} more={all}>
      {(rows) => (
        <ul className="scroller">
          {rows.map(({ id, storeName, image, href, says, total }) => (
            <MiniCard key={id} name={storeName} image={image} href={href}>
              <p className="small-text">{says}</p>
              <p className="quiet small-text">
                <Amount>{total}</Amount>
              </p>
            </MiniCard>
          ))}
        </ul>
      )}
    </Shelf>
  )
}

/** The customer's last orders, with a button to order each again and a link to rate it (rules 13.10). */
export function Again({ orders }: { orders: Part<DeliveredOrder[]> }) {
  const t = useT()
  const all = (
    <a className="link" href={ordersPath('past')}>
      {t('home.pastOrders')}
    </a>
  )
  return (
    <Shelf title={t('reorder.again')} part={orders} more={all}>
      {(rows) => (
        <ul className="scroller">
          {rows.map((order) => (
            <MiniCard key={order.id} name={order.storeName} {...order} ways={<AgainWays {...order} />}>
              <p className="quiet small-text clamp" dir="auto">
                {order.contents}
              </p>
            </MiniCard>
          ))}
        </ul>
      )}
    </Shelf>
  )
}

function AgainWays({ id, againHref, rateHref }: DeliveredOrder) {
  const t = useT()
  const labelFor = (action: string) => t('orders.of', { action, id })
  return (
    <>
      <OrderAgain href={againHref} className="button compact" aria-label={labelFor(t('reorder.again'))} />
      {rateHref && (
        <a className="button quiet compact" href={rateHref} aria-label={labelFor(t('rating.rate'))}>
          {t('rating.rate')}
        </a>
      )}
    </>
  )
}

/** Brands of stores; each leads to its stores (rules 5.20). */
export function Brands({ brands }: { brands: Part<BrandLink[]> }) {
  const t = useT()
  return (
    <Shelf title={t('home.brands')} part={brands}>
      {(rows) => (
        <ul className="scroller">
          {rows.map(({ id, name, text, image, href }) => (
            <MiniCard key={id} name={name} image={image} href={href}>
              <p className="quiet small-text clamp" dir="auto">
                {text}
              </p>
            </MiniCard>
          ))}
        </ul>
      )}
    </Shelf>
  )
}

/** The tags of items; each links to the items that have it (rules 5.20). */
export function Tags({ tags }: { tags: Part<TagLink[]> }) {
  const t = useT()
  return (
    <Shelf title={t('tags.title')} part={tags}>
      {(rows) => (
        <ul className="scroller">
          {rows.map(({ id, name, href }) => (
            <li key={id}>
              <a className="chip" href={href} dir="auto">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Shelf>
  )
}

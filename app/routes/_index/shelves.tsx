import type { ReactNode } from 'react'
import { OrderAgain } from '~/features/orders/after-order'
import type { Part } from '~/http/shop/readings.server'
import { useT } from '~/i18n/use-t'
import { homePath, ordersPath } from '~/paths'
import { CachedFragment } from '~/ui/fragment'
import { TextLink } from '~/ui/link'
import { FailedPart } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { Amount, VendorText } from '~/ui/text'
import type { Shelves } from './home.server'
import type { TileLink } from './shelves.server'

type ShelfProps<Row extends object> = {
  title: string
  text?: string
  part: Part<Row[]>
  /** Stands at the end of the title's line. */
  more?: ReactNode
  list?: string
  /** The name of the list's cached fragment, if it is the same for many visitors. */
  cachedAs?: string
  children: (row: Row) => ReactNode
}

/** A part of home under its title: its rows, or a notice if they could not be read; nothing if there are none. */
function Shelf<Row extends object>({
  title,
  text,
  part,
  more,
  list = 'scroller',
  cachedAs,
  children,
}: ShelfProps<Row>) {
  if (part.failed) return <FailedPart label={title} retry={homePath()} />
  const rows = part.data
  if (rows.length === 0) return null
  return (
    <section className="group" aria-label={title}>
      <div className="group-head">
        <h2 dir="auto">{title}</h2>
        <VendorText>{text}</VendorText>
        {more}
      </div>
      {cachedAs ? (
        <CachedFragment as="ul" name={cachedAs} facts={rows} className={list}>
          {() => rows.map((row) => children(row))}
        </CachedFragment>
      ) : (
        <ul className={list}>{rows.map((row) => children(row))}</ul>
      )}
    </section>
  )
}

/** The customer's orders under way; each links to its status (rules 13.10). */
export function CurrentOrders({ orders }: Pick<Shelves, 'orders'>) {
  const t = useT()
  const all = <TextLink href={ordersPath()} label={t('orders.title')} />
  return (
    <Shelf title={t('home.orders')} part={orders} more={all}>
      {({ id, storeName, says, total, ...order }) => (
        <MiniCard key={id} name={storeName} {...order}>
          <p className="small-text">{says}</p>
          {total && (
            <p className="quiet small-text">
              <Amount>{total}</Amount>
            </p>
          )}
        </MiniCard>
      )}
    </Shelf>
  )
}

/** The customer's last orders, with a button to order each again and a link to rate it (rules 13.10). */
export function DeliveredOrders({ delivered }: Pick<Shelves, 'delivered'>) {
  const t = useT()
  const all = <TextLink href={ordersPath('past')} label={t('home.pastOrders')} />
  return (
    <Shelf title={t('reorder.again')} part={delivered} more={all}>
      {({ id, storeName, image, contents, href, ...hrefs }) => (
        <MiniCard
          key={id}
          name={storeName}
          image={image}
          href={href}
          text={contents}
          actions={<AgainActions {...{ id, ...hrefs }} />}
        />
      )}
    </Shelf>
  )
}

function AgainActions({ id, againHref, rateHref }: { id: string; againHref: string; rateHref: string }) {
  const t = useT()
  const labelFor = (action: string) => t('orders.of', { action, id })
  return (
    <div className="choices">
      <OrderAgain href={againHref} className="button compact" aria-label={labelFor(t('reorder.again'))} />
      {rateHref && (
        <a className="button quiet compact" href={rateHref} aria-label={labelFor(t('rating.rate'))}>
          {t('rating.rate')}
        </a>
      )}
    </div>
  )
}

/** Brands of stores; each leads to its stores (rules 5.20). */
export function Brands({ brands }: Pick<Shelves, 'brands'>) {
  return (
    <Shelf title={useT()('home.brands')} part={brands} cachedAs="brands">
      {({ id, ...brand }) => <MiniCard key={id} {...brand} />}
    </Shelf>
  )
}

/** The tags of items; each links to the items that have it (rules 5.20). */
export function Tags({ tags }: Pick<Shelves, 'tags'>) {
  return (
    <Shelf title={useT()('tags.title')} part={tags} cachedAs="tags">
      {({ id, name, href }) => (
        <li key={id}>
          <a className="chip" href={href} dir="auto">
            {name}
          </a>
        </li>
      )}
    </Shelf>
  )
}

type MiniCardProps = {
  name: string
  image: string
  href: string
  /** Shown even if it is '', so that all cards of a row are alike. */
  text?: string
  children?: ReactNode
  actions?: ReactNode
}

/** A small card of a row; all of it is the link, except for the actions below. */
function MiniCard({ name, image, href, text, children, actions }: MiniCardProps) {
  return (
    <li className="card mini">
      <Picture src={image} name={name} width={160} height={160} shownWidth="72px" />
      <div>
        <p className="strong cut" dir="auto">
          <a className="covers" href={href}>
            {name}
          </a>
        </p>
        {text !== undefined && (
          <p className="quiet small-text clamp" dir="auto">
            {text}
          </p>
        )}
        {children}
      </div>
      {actions}
    </li>
  )
}

type CategoriesProps = Omit<ShelfProps<TileLink>, 'list' | 'cachedAs' | 'children'> & { layout: number }

/** Kinds of business, or a menu's categories (rules 5.2 and 5.20): tiles in layouts up to 3, above that wide cards. */
export function Categories({ layout, ...shelf }: CategoriesProps) {
  return (
    <Shelf {...shelf} list={layout > 3 ? 'tiles wide' : 'tiles'} cachedAs="tiles">
      {({ id, name, text, image, href, colors }) => (
        <li key={id} className={`tile ${colors}`.trim()}>
          <Picture src={image} name={name} width={400} height={400} shownWidth="min(30vw, 100px)" />
          <div>
            <a className="covers" href={href} dir="auto">
              {name}
            </a>
            <VendorText className="tile-text small-text">{text}</VendorText>
          </div>
        </li>
      )}
    </Shelf>
  )
}

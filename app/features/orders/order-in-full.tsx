import type { ReactNode } from 'react'
import type { OrderLine } from '~/domain/orders/order'
import { listText, unitsText } from '~/domain/text/number-text'
import { AmountRows, BillRow } from '~/features/checkout/amount-rows'
import { useLocale, useT } from '~/i18n/use-t'
import { VegMark } from '~/ui/icon'
import { Amount, VendorText } from '~/ui/text'
import type { OrderInFull } from './order-in-full.server'

/** Every amount of an order, and its payment methods if there are several (rules 13.5). */
export function OrderBill({ order }: { order: OrderInFull }) {
  return (
    <>
      <AmountRows {...order} amounts={order} isDelivery={order.mode === 'delivery' && order.isFeeKnown} />
      <PaidParts parts={order.payment} />
    </>
  )
}

/** What the wallet and the other method pay of an order; nothing if one pays all. */
export function PaidParts({ parts }: { parts: OrderInFull['payment'] }) {
  const t = useT()
  if (parts.length <= 1) return null
  return (
    <dl className="bill" aria-label={t('payment.title')}>
      {parts.map(({ name, amount }) => (
        <BillRow key={name} label={name} amount={amount} />
      ))}
    </dl>
  )
}

/** The address and time of an order, how it is paid, and its instructions; unknown facts are left out (rules 13.5). */
export function OrderFacts({ order }: { order: OrderInFull }) {
  const t = useT()
  const locale = useLocale()
  const paidWith = order.payment.map(({ name }) => name)
  return (
    <dl className="rows facts">
      <Fact name={t('order.scheduledFor')} value={order.scheduledFor} />
      <Fact name={t('review.deliverTo')} value={order.deliveryAddress} />
      {order.pickup && (
        <div>
          <dt>{t('review.pickupAt')}</dt>
          <dd>
            <PickupPlace {...order.pickup} />
          </dd>
        </div>
      )}
      {order.contactless && <Fact name={t('contactless.label')} value={t('order.atTheDoor')} />}
      <Fact name={t('payment.title')} value={listText(paidWith, locale)} />
      <Fact name={t('offers.promo')} value={order.couponCode} />
      <Fact name={t('review.notes')} value={order.notes} />
    </dl>
  )
}

/** The store that an order is collected from, and its address with a link to a map. */
export function PickupPlace({ name, address, href }: NonNullable<OrderInFull['pickup']>) {
  const t = useT()
  const place = <span dir="auto">{address || name}</span>
  return (
    <>
      {address && <p dir="auto">{name}</p>}
      {href ? (
        <a className="link" href={href} target="_blank" rel="noopener noreferrer">
          {address && <span className="vh">{t('info.onMap')}</span>} {place}
        </a>
      ) : (
        place
      )}
    </>
  )
}

/** A fact and its name; nothing for one that is ''. */
export function Fact({ name, value }: { name: string; value: string }) {
  if (value === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}

/** The lines of a placed order; their amounts are text. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  return (
    <ul className="rows">
      {lines.map((line, at) => (
        <OrderLineRow key={at} line={line} />
      ))}
    </ul>
  )
}

/** A line with its amount as text; `children` is what else there is to say of it. */
export function OrderLineRow({ line, children }: { line: OrderLine; children?: ReactNode }) {
  const t = useT()
  const locale = useLocale()
  return (
    <li className="row order-line">
      <span className="quiet count">{unitsText(line.quantity, locale)}</span>
      <div className="grow">
        <p dir="auto">
          <VegMark diet={line.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} /> {line.name}
        </p>
        <VendorText className="quiet small-text">{listText(line.choices, locale)}</VendorText>
        {children}
      </div>
      {line.amount && <Amount>{line.amount}</Amount>}
    </li>
  )
}

import type { OrderLine } from '~/domain/orders/order'
import type { sumLabel } from '~/domain/orders/order-progress'
import { phoneLink } from '~/domain/text/phone'
import { BillRow } from '~/features/checkout/amount-rows'
import { OrderLines } from '~/features/orders/order-lines'
import { useT } from '~/i18n/use-t'
import { orderPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { Share } from '~/ui/share'

type Props = {
  order: {
    id: string
    scheduledFor: string
    lines: OrderLine[]
    total: string
    sumLabel: ReturnType<typeof sumLabel>
    deliveryAddress: string
    supportPhone: string
    share: { href: string; address: string } | null
  }
}

/** The items of the order, its time and address, and the link for sharing it. */
export function YourOrder({ order }: Props) {
  const t = useT()
  return (
    <section className="card group" id="your-order" aria-labelledby="order" data-beside="">
      <div className="group-head">
        <h2 id="order">{t('order.yours')}</h2>
        <a className="link" href={orderPath(order.id)}>
          {t('order.details')}
        </a>
      </div>
      <OrderLines lines={order.lines} />
      <dl className="bill">
        <BillRow className="total" label={t(order.sumLabel)} amount={order.total} />
      </dl>
      {order.scheduledFor && (
        <div className="row">
          <Icon name="clock" />
          <p className="grow">
            <span className="quiet">{t('order.scheduledFor')}</span> {order.scheduledFor}
          </p>
        </div>
      )}
      {order.deliveryAddress && (
        <div className="row">
          <Icon name="map-pin" />
          <p className="grow" dir="auto">
            {order.deliveryAddress}
          </p>
        </div>
      )}
      {phoneLink(order.supportPhone) && (
        <a className="button quiet" href={phoneLink(order.supportPhone)}>
          <Icon name="phone" /> {t('orderStatus.callStore')}
        </a>
      )}
      {order.share && <ShareOrder {...order.share} title={t('orderStatus.title', { id: order.id })} />}
    </section>
  )
}

/** The link that lets others follow an order: with scripts it can be shared, without them opened. */
export function ShareOrder({ href, address, title }: { href: string; address: string; title: string }) {
  const t = useT()
  return (
    <div className="share-order">
      <p className="quiet small-text">{t('track.shareMeans')}</p>
      <div className="choices">
        <Share href={address} title={title} />
        <a className="link" href={href}>
          {t('track.open')}
        </a>
      </div>
    </div>
  )
}

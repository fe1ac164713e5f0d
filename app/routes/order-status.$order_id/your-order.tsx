import type { OrderLine } from '~/domain/orders/order'
import type { sumLabel } from '~/domain/orders/order-progress'
import { phoneLink } from '~/domain/text/phone'
import { OrderLines } from '~/features/orders/order-lines'
import { ShareOrder } from './share-order'
import { useT } from '~/i18n/use-t'
import { orderPath } from '~/paths'
import { Amount } from '~/ui/amount'
import { Icon } from '~/ui/icon'

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
        <div className="total">
          <dt>{t(order.sumLabel)}</dt>
          <dd>
            <Amount>{order.total}</Amount>
          </dd>
        </div>
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

import type { OrderStatus } from '~/domain/order'
import type { Mode } from '~/domain/place'
import { useT } from '~/i18n/use-t'
import { Amount } from '~/ui/amount'
import { Picture } from '~/ui/picture'
import { OrderTag } from './order-tag'

type Props = {
  order: {
    id: string
    storeName: string
    image: string
    placedAt: string
    total: string
    status: OrderStatus
    mode: Mode
    href: string
  }
}

/** One order of a list; all of it is the link. */
export function OrderCard({ order }: Props) {
  const t = useT()
  return (
    <li className="card order-card">
      <Picture src={order.image} name={order.storeName} width={96} height={96} />
      <div className="grow">
        <h2 dir="auto">
          <a href={order.href}>{order.storeName}</a>
        </h2>
        <p className="quiet small-text">
          {t('order.number', { id: order.id })} · {order.placedAt}
        </p>
        <div className="order-card-end">
          <p className="strong">
            <Amount>{order.total}</Amount>
          </p>
          <OrderTag status={order.status} mode={order.mode} />
        </div>
      </div>
    </li>
  )
}

import type { OrderStatus } from '~/domain/order'
import { orderSteps } from '~/domain/order-progress'
import type { Mode } from '~/domain/place'
import { useT } from '~/i18n/use-t'

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

/** One order of a list. */
export function OrderCard({ order }: Props) {
  const t = useT()
  return (
    <li className="card order-card">
      {order.image && <img src={order.image} alt="" width="56" height="56" loading="lazy" />}
      <div>
        <h2>
          <a href={order.href}>{order.storeName}</a>
        </h2>
        <p className="quiet">
          {t('order.number', { id: order.id })} · {order.placedAt}
        </p>
      </div>
      <div className="order-card-end">
        <strong>{order.total}</strong>
        <p className={`tag status-${order.status}`}>{t(orderSteps(order.status, order.mode).headline)}</p>
      </div>
    </li>
  )
}

import type { OrderAction } from '~/domain/orders/order-list'
import { OrderAgain } from '~/features/orders/order-again'
import { OrderTag } from '~/features/orders/order-tag'
import type { WordKey } from '~/i18n/i18n.server'
import { useT } from '~/i18n/use-t'
import { Amount } from '~/ui/amount'
import { Picture } from '~/ui/picture'
import type { OrderCardView } from './list.server'

const labels: Record<OrderAction, WordKey> = {
  pay: 'pay.payNow',
  track: 'orders.track',
  rate: 'rating.rate',
  reorder: 'reorder.again',
  details: 'order.details',
}

/** One order of a list; all of it is a link, and its actions are below. */
export function OrderCard({ order }: { order: OrderCardView }) {
  const t = useT()
  return (
    <li className="card order-card">
      <Picture src={order.image} name={order.storeName} width={96} height={96} />
      <div className="grow">
        <h2 dir="auto">
          <a href={order.href} id={`order-${order.id}`}>
            {order.storeName}
          </a>
        </h2>
        <p className="quiet small-text order-card-facts">
          <span>{t('order.number', { id: order.id })}</span> <time>{order.time}</time>
        </p>
        {order.contents && (
          <p className="small-text" dir="auto">
            {order.contents}
          </p>
        )}
        <div className="order-card-end">
          <p className="strong">
            <Amount>{order.total}</Amount>
          </p>
          <OrderTag status={order.status} mode={order.mode} />
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

import type { OrderStatus } from '~/domain/order'
import { isOngoing, orderSteps } from '~/domain/order-progress'
import type { Mode } from '~/domain/place'
import { useT } from '~/i18n/use-t'

/** Where an order stands, in a word: accented while it is under way, red when it came to nothing. */
export function OrderTag({ status, mode }: { status: OrderStatus; mode: Mode }) {
  const t = useT()
  const tone = isOngoing(status) ? '' : status === 'delivered' ? 'good' : 'bad'
  return <p className={`tag ${tone}`.trim()}>{t(orderSteps(status, mode).headline)}</p>
}

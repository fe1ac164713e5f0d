import { type OrderStatus, isOngoing, orderSteps } from '~/domain/orders/order'
import type { Mode } from '~/domain/place/place'
import { useT } from '~/i18n/use-t'

/** The state of an order in a word: grey while it is under way, because a brand's own colour may be red, which means failed. */
export function OrderTag({ status, mode }: { status: OrderStatus; mode: Mode }) {
  const t = useT()
  const tone = isOngoing(status) ? 'plain' : status === 'delivered' ? 'good' : 'bad'
  return <p className={`tag ${tone}`}>{t(orderSteps(status, mode).headline)}</p>
}

import { listText, numberText } from '~/domain/text/number-text'
import { isOngoing, type OrderLine, type OrderStatus } from './order'

/** Orders by the vendor's clock, newest first; those without a time come last, as the vendor has them. */
export function newestFirst<Order extends { at: string }>(orders: readonly Order[]): Order[] {
  return orders.toSorted((one, other) => other.at.localeCompare(one.at))
}

/** The items of an order as people say them: '2 × Quinoa bowl, 1 × Lassi', with no line break before a name. */
export function contentsText(lines: readonly Pick<OrderLine, 'name' | 'quantity'>[], locale: string): string {
  const names = lines
    .filter(({ name }) => name !== '')
    .map(({ name, quantity }) => `${numberText(quantity, locale)}\u00a0×\u00a0${name}`)
  return listText(names, locale)
}

/** What can be done next with a listed order; the most important comes first (rules 13.1). */
export type OrderAction = 'pay' | 'track' | 'rate' | 'reorder' | 'details'

/** The links for an order in its state; payment is offered only while it is still open. */
export function orderActions(
  { status, needsRating }: { status: OrderStatus; needsRating: boolean },
  { canPay }: { canPay: boolean },
): OrderAction[] {
  if (status === 'payment-pending') return canPay ? ['pay', 'details'] : ['details']
  if (isOngoing(status)) return ['track', 'details']
  return needsRating ? ['rate', 'reorder'] : ['reorder', 'details']
}

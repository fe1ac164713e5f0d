import { type Reached } from '~/domain/orders/order'
import type { IconName } from '~/ui/icon'

/** The icon of each stage of an order, beside the stage's words. */
export const stageIcons: Record<Reached, IconName> = {
  placed: 'check',
  confirmed: 'chefHat',
  'on-the-way': 'bike',
  arrived: 'bell',
  delivered: 'house',
  ready: 'shoppingBag',
  collected: 'check',
  waiting: 'clock',
  cancelled: 'x',
  'payment-failed': 'circleAlert',
  'payment-pending': 'creditCard',
}

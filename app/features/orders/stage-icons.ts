import type { Reached } from '~/domain/orders/order-progress'
import type { IconName } from '~/ui/icons/icon-name'

/** The icon of each stage of an order, beside the stage's words. */
export const stageIcons: Record<Reached, IconName> = {
  placed: 'check',
  confirmed: 'chef-hat',
  'on-the-way': 'bike',
  arrived: 'bell',
  delivered: 'house',
  ready: 'shopping-bag',
  collected: 'check',
  waiting: 'clock',
  cancelled: 'x',
  'payment-failed': 'circle-alert',
  'payment-pending': 'credit-card',
}

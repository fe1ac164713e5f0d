import { accountMessages } from '../areas/accounts/messages'
import { codesMessages } from '../areas/codes/messages'
import { promoMessages } from '../areas/coupons/messages'
import { ridesMessages } from '../areas/couriers/messages'
import { ordersMessages } from '../areas/orders/messages'
import { storesMessages } from '../areas/stores/messages'
import { subscriptionsMessages } from '../areas/subscriptions/messages'
import { supportMessages } from '../areas/support/messages'
import { paymentsMessages } from '../gateways/messages'
import { generalMessages } from './general-messages'
import type { Lang } from './words'

const messages = {
  ...generalMessages,
  ...accountMessages,
  ...codesMessages,
  ...supportMessages,
  ...storesMessages,
  ...ordersMessages,
  ...paymentsMessages,
  ...promoMessages,
  ...ridesMessages,
  ...subscriptionsMessages,
}

/** Name of a message to the customer. */
export type MessageKey = keyof typeof messages

/** The message in the wanted language (English when the language is unknown), with its {places} filled in. */
export function message(key: MessageKey, lang: Lang | null, values: Record<string, string> = {}): string {
  return messages[key][lang ?? 'en'].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

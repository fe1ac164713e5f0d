import { accountMessages } from '../messages/account'
import { codesMessages } from '../messages/codes'
import { generalMessages } from '../messages/general'
import { ordersMessages } from '../messages/orders'
import { paymentsMessages } from '../messages/payments'
import { promoMessages } from '../messages/promo'
import { ridesMessages } from '../messages/rides'
import { storesMessages } from '../messages/stores'
import { subscriptionsMessages } from '../messages/subscriptions'
import { supportMessages } from '../messages/support'
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

import { z } from 'zod'
import type { Subscription, SubscriptionDetail } from '~/domain/subscriptions/subscription'
import { read, type Send } from './send'
import { named, oneOfList, page, result, text, webAddress } from './wire'
import { SubscriptionInFull, SubscriptionRow } from './wire-subscription'

const pageSize = 20

const Subscriptions = result(page(SubscriptionRow))
const SubscriptionOrNull = result(oneOfList(SubscriptionInFull))

/** The address of an invoice, or '' if the vendor named no web address; and its number. */
type Invoice = { url: string; number: string }

const InvoiceOrNull = result(
  oneOfList(named<Invoice>({ url: [webAddress, 'invoice_url'], number: [text, 'invoice_number'] })),
)

const setPause = (send: Send, payload: Record<string, string>) =>
  send('subscription_pause_restart', payload, z.unknown())

/** Managing subscriptions (flows 14). Changes throw a refusal with the vendor's words. */
export const subscriptionCalls = (send: Send) => ({
  /** A page of the customer's subscriptions after the first `skip`, and whether more may follow. */
  async list(userId: string, skip = 0): Promise<{ rows: Subscription[]; hasMore: boolean; pageSize: number }> {
    const payload = { user_id: userId, status: '', skip, total_record: pageSize }
    const { rows, sent } = await send('subscription_list', payload, Subscriptions, read)
    return { rows, hasMore: sent >= pageSize, pageSize }
  },

  /** The details of a subscription; null if the customer has no such subscription. */
  details: (userId: string, id: string): Promise<SubscriptionDetail | null> =>
    send('subscription_details', { user_id: userId, subscription_id: id }, SubscriptionOrNull, read),

  /** Pauses deliveries between two dates; without an end until it is restarted, without a beginning from now on. */
  pause: (userId: string, id: string, { from, to }: { from: string; to: string }): Promise<unknown> =>
    setPause(send, { user_id: userId, subscription_id: id, status: 'pause', pause_from: from, pause_to: to }),

  /** Ends a pause, or cancels a planned one. */
  restart: (userId: string, id: string): Promise<unknown> =>
    setPause(send, { user_id: userId, subscription_id: id, status: 'restart', pause_from: '', pause_to: '' }),

  /** Ends it for good. */
  cancel: (userId: string, id: string, reason: string): Promise<unknown> =>
    send('subscription_cancel', { user_id: userId, subscription_id: id, reason }, z.unknown()),

  /** Sets the units of the delivery on a date, or of all future deliveries. */
  setQuantity: (userId: string, id: string, { quantity, date }: { quantity: number; date: string }): Promise<unknown> =>
    send('update_subscription_quantity', { user_id: userId, subscription_id: id, quantity, date }, z.unknown()),

  /** The invoice of the deliveries between two dates; '' for no limit. Null if the answer names none. */
  invoice: (userId: string, id: string, { from, to }: { from: string; to: string }): Promise<Invoice | null> =>
    send(
      'generate_subscription_invoice',
      { user_id: userId, subscription_id: id, from_date: from, to_date: to },
      InvoiceOrNull,
      { patience: 3 },
    ),
})

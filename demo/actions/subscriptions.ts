import { eq } from 'drizzle-orm'
import type { Demo } from '../core/demo'
import type { Queries } from '../db/open'
import { subscriptions, type SubscriptionRow } from '../db/schema'

/** A subscription by its id. */
export function subscriptionById(db: Queries, id: number): SubscriptionRow | undefined {
  return db.select().from(subscriptions).where(eq(subscriptions.id, id)).get()
}

/** Starts the deliveries of a subscription that is paid. */
export function acceptSubscription(tx: Queries, _demo: Demo, subscription: SubscriptionRow, _at: number): void {
  tx.update(subscriptions).set({ paymentState: 'paid' }).where(eq(subscriptions.id, subscription.id)).run()
}

/** Drops a subscription whose payment came to nothing. */
export function failSubscription(tx: Queries, subscription: SubscriptionRow, _at: number): void {
  tx.update(subscriptions).set({ paymentState: 'failed' }).where(eq(subscriptions.id, subscription.id)).run()
}

/** Makes the order of the day's delivery and plans the next one. */
export function deliverSubscription(_tx: Queries, _demo: Demo, _subject: string, _dueAt: number): void {
  throw new Error('not there yet')
}

import { eq, sql } from 'drizzle-orm'
import type { Queries } from './open'
import { walletEntries, type WalletEntryRow } from './schema'

/** A movement as it is written: the customer, why, and how much in hundredths (below zero takes money out). */
type WalletEntry = Pick<WalletEntryRow, 'userId' | 'kind' | 'cents' | 'at'> &
  Partial<Pick<WalletEntryRow, 'orderId' | 'subscriptionId' | 'paymentId'>>

/** An amount of money in hundredths. */
export const centsOf = (amount: number): number => Math.round(amount * 100)

/** What is in a customer's wallet, in hundredths. */
export function balanceCents(db: Queries, userId: number): number {
  const sum = sql<number>`coalesce(sum(${walletEntries.cents}), 0)`
  return db.select({ sum }).from(walletEntries).where(eq(walletEntries.userId, userId)).get()?.sum ?? 0
}

/** What is in a customer's wallet, as an amount of money. */
export function balanceOf(db: Queries, userId: number): number {
  return balanceCents(db, userId) / 100
}

/** Saves a movement. An amount of 0 is not saved. */
export function book(db: Queries, entry: WalletEntry): void {
  if (entry.cents !== 0) db.insert(walletEntries).values(entry).run()
}

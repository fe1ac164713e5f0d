import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Brand } from '../../catalogue/types'
import { DAY_MS } from '../../core/clock'
import { hashPassword, newToken, tokenHash } from '../../core/secrets'
import type { Queries } from '../../db/open'
import {
  addresses,
  bugReports,
  chatMessages,
  orderImages,
  orders,
  subscriptions,
  tokens,
  users,
  walletEntries,
  type User,
} from '../../db/schema'
import { isPast, stageOf } from '../../rules/stages'
import { forgetCodes } from '../codes/codes'
import { recipientOf } from './recipients'

/** Milliseconds a token lasts. */
const TOKEN_LIFE = 90 * DAY_MS

/** Signs a customer in. Returns a new bearer token. */
export function issueToken(db: Queries, user: User, now: number): string {
  const token = newToken()
  db.insert(tokens)
    .values({ hash: tokenHash(token), userId: user.id, expiresAt: now + TOKEN_LIFE })
    .run()
  return token
}

/** The account of a phone number or e-mail address: one field serves both. */
export function accountOf(db: Queries, brand: Brand, login: string): User | undefined {
  const wanted = recipientOf(login, brand.countryCode)
  // Accounts may lack one of the two, so an empty value must not find them.
  if (wanted === '') return undefined
  const matches = or(eq(users.mobile, wanted), eq(sql`lower(${users.email})`, wanted))
  return db
    .select()
    .from(users)
    .where(and(eq(users.vendorId, brand.id), matches))
    .get()
}

/** Does the user_id of a call belong to another customer? It may be empty, because the token is enough. */
export const isAnother = (user: User, userId: string): boolean => !['', String(user.id)].includes(userId.trim())

/** Sets a new password. */
export function setPassword(tx: Queries, user: User, password: string): void {
  tx.update(users)
    .set({ password: hashPassword(password) })
    .where(eq(users.id, user.id))
    .run()
}

/** Signs a customer out everywhere. */
export function endSessions(tx: Queries, user: User): void {
  tx.delete(tokens).where(eq(tokens.userId, user.id)).run()
}

/** What still has to be delivered before an account can be deleted. Undefined when there is nothing. */
export function unfinishedOf(db: Queries, user: User, now: number): 'orderUnderWay' | 'subscriptionRuns' | undefined {
  const ownOrders = db.select().from(orders).where(eq(orders.userId, user.id)).all()
  if (ownOrders.some((order) => !isPast(stageOf(order, now).status))) return 'orderUnderWay'
  const bought = and(eq(subscriptions.userId, user.id), ne(subscriptions.paymentState, 'failed'))
  const runs = and(bought, inArray(subscriptions.status, ['Active', 'Paused']))
  return db.select().from(subscriptions).where(runs).get() && 'subscriptionRuns'
}

/** Deletes a customer and all personal data. Orders stay in the vendor's books. */
export function deleteCustomer(tx: Queries, user: User): void {
  forgetCodes(tx, user)
  for (const table of [tokens, addresses, chatMessages, bugReports, walletEntries]) {
    tx.delete(table).where(eq(table.userId, user.id)).run()
  }
  const unused = and(eq(orderImages.userId, user.id), isNull(orderImages.orderId))
  tx.delete(orderImages).where(unused).run()
  tx.delete(users).where(eq(users.id, user.id)).run()
}

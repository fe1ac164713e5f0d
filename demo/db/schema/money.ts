import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Movements of the wallets. A balance is never stored: it is the sum of the customer's entries. */
export const walletEntries = sqliteTable(
  'wallet_entries',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id').notNull(),
    kind: text({ enum: ['opening', 'recharge', 'spent', 'refund', 'cashback'] }).notNull(),
    /** In hundredths, because sums of binary fractions would drift. Below zero for spent money. */
    cents: integer().notNull(),
    orderId: integer('order_id'),
    subscriptionId: integer('subscription_id'),
    paymentId: text('payment_id'),
    at: integer().notNull(),
  },
  (table) => [index('wallet_entries_user').on(table.userId)],
)

/** Payments handed over to a gateway. */
export const payments = sqliteTable(
  'payments',
  {
    id: text().primaryKey(),
    userId: integer('user_id').notNull(),
    vendorId: integer('vendor_id').notNull(),
    gateway: text().notNull(),
    purpose: text({ enum: ['order', 'recharge', 'subscription'] }).notNull(),
    /** Order or subscription it pays; null for a recharge. */
    subjectId: integer('subject_id'),
    cents: integer().notNull(),
    state: text({ enum: ['open', 'paid', 'failed'] }).notNull(),
    /** The page of the shop to which the browser returns. */
    returnUrl: text('return_url').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('payments_subject').on(table.purpose, table.subjectId)],
)

/** Jobs that are due at a moment of the demo's clock. They are saved in the transaction that causes them. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    dueAt: integer('due_at').notNull(),
    kind: text({
      enum: ['confirm-payment', 'expire-payment', 'cancel-order', 'credit-cashback', 'deliver-subscription'],
    }).notNull(),
    /** Payment, order or subscription it is about. */
    subject: text().notNull(),
  },
  (table) => [index('jobs_due').on(table.dueAt)],
)

/** A movement of a wallet. */
export type WalletEntryRow = typeof walletEntries.$inferSelect
/** A payment at a gateway. */
export type PaymentRow = typeof payments.$inferSelect
/** Something due at some moment. */
export type JobRow = typeof jobs.$inferSelect

import { blob, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const users = sqliteTable('users', {
  id: integer().primaryKey({ autoIncrement: true }),
  vendorId: integer('vendor_id').notNull(),
  name: text().notNull(),
  lastName: text('last_name').notNull(),
  /** Without dial code; empty for accounts made with an e-mail address only. */
  mobile: text().notNull(),
  email: text().notNull(),
  password: text().notNull(),
  countryCode: text('country_code').notNull(),
  googleId: text('google_id').notNull().default(''),
  facebookId: text('facebook_id').notNull().default(''),
  /** May this customer pay in cash? */
  cashAllowed: integer('cash_allowed', { mode: 'boolean' }).notNull().default(true),
  createdAt: integer('created_at').notNull(),
})

/** Bearer tokens, hashed. */
export const tokens = sqliteTable('tokens', {
  hash: text().primaryKey(),
  userId: integer('user_id').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

/** One-time codes that were sent, hashed. */
export const codes = sqliteTable(
  'codes',
  {
    /** The session_id of the API. */
    id: text().primaryKey(),
    vendorId: integer('vendor_id').notNull(),
    /** Phone number without dial code, or e-mail address, in lower case. */
    recipient: text().notNull(),
    purpose: text({ enum: ['sign-in', 'forgot-password'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: integer('sent_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    tries: integer().notNull().default(0),
    /** Proof of a correct code, hashed. It changes the password once. */
    resetHash: text('reset_hash'),
    verifiedAt: integer('verified_at'),
  },
  (table) => [index('codes_recipient').on(table.vendorId, table.recipient)],
)

export const addresses = sqliteTable('addresses', {
  id: integer().primaryKey({ autoIncrement: true }),
  userId: integer('user_id').notNull(),
  label: text().notNull(),
  flatNo: text('flat_no').notNull(),
  houseName: text('house_name').notNull(),
  address: text().notNull(),
  landmark: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zipCode: text('zip_code').notNull(),
  latitude: real().notNull(),
  longitude: real().notNull(),
  isPrimary: integer('is_primary', { mode: 'boolean' }).notNull().default(false),
})

/** Support chat. */
export const chatMessages = sqliteTable(
  'chat_messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id').notNull(),
    sender: text({ enum: ['customer', 'admin'] }).notNull(),
    message: text().notNull(),
    orderId: integer('order_id'),
    isRead: integer('is_read', { mode: 'boolean' }).notNull().default(false),
    /** Answers of the support are stored in advance and shown from this time on. */
    at: integer().notNull(),
  },
  (table) => [index('chat_messages_user').on(table.userId)],
)

export const bugReports = sqliteTable('bug_reports', {
  id: integer().primaryKey({ autoIncrement: true }),
  userId: integer('user_id').notNull(),
  title: text().notNull(),
  description: text().notNull(),
  deviceType: text('device_type').notNull(),
  appVersion: text('app_version').notNull(),
  image: blob({ mode: 'buffer' }),
  at: integer().notNull(),
})

/** Pictures a customer attaches to the order being made. */
export const orderImages = sqliteTable(
  'order_images',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id').notNull(),
    storeId: integer('store_id').notNull(),
    /** Null until the order is placed. */
    orderId: integer('order_id'),
    name: text().notNull(),
    mimeType: text('mime_type').notNull(),
    bytes: blob({ mode: 'buffer' }).notNull(),
    at: integer().notNull(),
  },
  (table) => [index('order_images_user').on(table.userId), index('order_images_order').on(table.orderId)],
)

/** A customer. */
export type User = typeof users.$inferSelect
/** A one-time code that was sent. */
export type CodeRow = typeof codes.$inferSelect
/** A saved address. */
export type AddressRow = typeof addresses.$inferSelect
/** A message of the support chat. */
export type ChatMessageRow = typeof chatMessages.$inferSelect
/** A picture attached to an order. */
export type OrderImageRow = typeof orderImages.$inferSelect

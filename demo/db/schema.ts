import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const users = sqliteTable('users', {
  id: integer().primaryKey({ autoIncrement: true }),
  vendorId: integer('vendor_id').notNull(),
  name: text().notNull(),
  lastName: text('last_name').notNull(),
  mobile: text().notNull(),
  email: text().notNull(),
  password: text().notNull(),
  countryCode: text('country_code').notNull(),
  wallet: real().notNull().default(0),
  createdAt: integer('created_at').notNull(),
})

export const tokens = sqliteTable('tokens', {
  hash: text().primaryKey(),
  userId: integer('user_id').notNull(),
})

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

/** What can change about an item while the demo runs. */
export const itemFacts = sqliteTable(
  'item_facts',
  {
    itemId: integer('item_id').primaryKey(),
    storeId: integer('store_id').notNull(),
    price: real().notNull(),
    quantity: integer().notNull(),
    soldOut: integer('sold_out', { mode: 'boolean' }).notNull(),
    inactive: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('item_facts_store').on(table.storeId)],
)

export const orders = sqliteTable('orders', {
  id: integer().primaryKey({ autoIncrement: true }),
  userId: integer('user_id').notNull(),
  vendorId: integer('vendor_id').notNull(),
  storeId: integer('store_id').notNull(),
  placedAt: integer('placed_at').notNull(),
  /** Start of the chosen slot; null for as soon as possible. */
  slotAt: integer('slot_at'),
  pickup: integer({ mode: 'boolean' }).notNull(),
  address: text().notNull(),
  latitude: real(),
  longitude: real(),
  subTotal: real('sub_total').notNull(),
  serviceFee: real('service_fee').notNull(),
  deliveryFee: real('delivery_fee').notNull(),
  packaging: real().notNull(),
  convenience: real().notNull(),
  driverTip: real('driver_tip').notNull(),
  discount: real().notNull(),
  cashback: real().notNull(),
  total: real().notNull(),
  walletAmount: real('wallet_amount').notNull(),
  paymentMethod: text('payment_method').notNull(),
  paymentType: text('payment_type').notNull(),
  notes: text().notNull(),
  contactLess: integer('contact_less', { mode: 'boolean' }).notNull(),
  cancelledReason: text('cancelled_reason'),
  rated: integer({ mode: 'boolean' }).notNull().default(false),
})

export const orderLines = sqliteTable('order_lines', {
  id: integer().primaryKey({ autoIncrement: true }),
  orderId: integer('order_id').notNull(),
  itemId: integer('item_id').notNull(),
  quantity: integer().notNull(),
  amount: real().notNull(),
  /** Ids of the chosen options, comma-joined. */
  optionIds: text('option_ids').notNull(),
})

/** A customer. */
export type User = typeof users.$inferSelect
/** A saved address. */
export type AddressRow = typeof addresses.$inferSelect
/** Price and stock of an item now. */
export type ItemFacts = typeof itemFacts.$inferSelect
/** A placed order. */
export type OrderRow = typeof orders.$inferSelect
/** A line of a placed order. */
export type OrderLineRow = typeof orderLines.$inferSelect

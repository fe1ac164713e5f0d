import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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

/** Where the money of an order or subscription is: "due" is paid in cash at the door. */
const PAYMENT_STATES = ['due', 'pending', 'paid', 'failed', 'refunded'] as const

export const orders = sqliteTable(
  'orders',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id').notNull(),
    vendorId: integer('vendor_id').notNull(),
    storeId: integer('store_id').notNull(),
    placedAt: integer('placed_at').notNull(),
    /** When the store got it: at once, or when the gateway confirmed the payment; the stages count from here. */
    acceptedAt: integer('accepted_at'),
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
    paymentState: text('payment_state', { enum: PAYMENT_STATES }).notNull(),
    notes: text().notNull(),
    contactLess: integer('contact_less', { mode: 'boolean' }).notNull(),
    /** The subscription that this order is a delivery of. */
    subscriptionId: integer('subscription_id'),
    cancelledAt: integer('cancelled_at'),
    cancelledReason: text('cancelled_reason'),
  },
  (table) => [index('orders_user').on(table.userId)],
)

export const orderLines = sqliteTable(
  'order_lines',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: integer('order_id').notNull(),
    itemId: integer('item_id').notNull(),
    quantity: integer().notNull(),
    amount: real().notNull(),
    /** Ids of the chosen options, comma-joined. */
    optionIds: text('option_ids').notNull(),
  },
  (table) => [index('order_lines_order').on(table.orderId)],
)

export const ratings = sqliteTable(
  'ratings',
  {
    orderId: integer('order_id').primaryKey(),
    storeId: integer('store_id').notNull(),
    userId: integer('user_id').notNull(),
    /** 1 to 5. */
    stars: integer().notNull(),
    comment: text().notNull(),
    driverStars: integer('driver_stars'),
    driverComment: text('driver_comment').notNull(),
    at: integer().notNull(),
  },
  (table) => [index('ratings_store').on(table.storeId)],
)

/** Coupons that were used. A failed or cancelled order gives its use back. */
export const couponUses = sqliteTable(
  'coupon_uses',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    couponId: integer('coupon_id').notNull(),
    userId: integer('user_id').notNull(),
    orderId: integer('order_id'),
    subscriptionId: integer('subscription_id'),
  },
  (table) => [index('coupon_uses_coupon').on(table.couponId, table.userId)],
)

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id').notNull(),
    vendorId: integer('vendor_id').notNull(),
    storeId: integer('store_id').notNull(),
    itemId: integer('item_id').notNull(),
    optionIds: text('option_ids').notNull(),
    addressId: integer('address_id').notNull(),
    address: text().notNull(),
    latitude: real().notNull(),
    longitude: real().notNull(),
    /** Units per delivery. */
    quantity: integer().notNull(),
    frequency: text({ enum: ['Everyday', 'On Interval', 'Custom'] }).notNull(),
    intervalDays: integer('interval_days').notNull(),
    /** English weekday names, comma-joined. */
    customDays: text('custom_days').notNull(),
    /** "YYYY-MM-DD" on the vendor's calendar. */
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    /** "HH:mm:ss" on the vendor's clock. */
    deliveryTime: text('delivery_time').notNull(),
    /** Amounts are per delivery. */
    subTotal: real('sub_total').notNull(),
    serviceFee: real('service_fee').notNull(),
    deliveryFee: real('delivery_fee').notNull(),
    discount: real().notNull(),
    total: real().notNull(),
    paymentMethod: text('payment_method').notNull(),
    paymentType: text('payment_type').notNull(),
    paymentState: text('payment_state', { enum: PAYMENT_STATES }).notNull(),
    walletAmount: real('wallet_amount').notNull(),
    notes: text().notNull(),
    /** The stored status. Which days are paused follows from the dates beside it. */
    status: text({ enum: ['Active', 'Paused', 'Cancelled', 'Completed'] }).notNull(),
    pauseFrom: text('pause_from').notNull().default(''),
    pauseTo: text('pause_to').notNull().default(''),
    cancelledReason: text('cancelled_reason'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('subscriptions_user').on(table.userId)],
)

/** Days of a subscription that differ from it or have become an order. */
export const subscriptionDays = sqliteTable(
  'subscription_days',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    subscriptionId: integer('subscription_id').notNull(),
    /** "YYYY-MM-DD" on the vendor's calendar. */
    date: text().notNull(),
    quantity: integer().notNull(),
    orderId: integer('order_id'),
  },
  (table) => [index('subscription_days_subscription').on(table.subscriptionId, table.date)],
)

/** Price and stock of an item now. */
export type ItemFacts = typeof itemFacts.$inferSelect
/** A placed order. */
export type OrderRow = typeof orders.$inferSelect
/** A line of a placed order. */
export type OrderLineRow = typeof orderLines.$inferSelect
/** Stars and comments of a delivered order. */
export type RatingRow = typeof ratings.$inferSelect
/** A subscription. */
export type SubscriptionRow = typeof subscriptions.$inferSelect
/** A day of a subscription that differs or was delivered. */
export type SubscriptionDayRow = typeof subscriptionDays.$inferSelect

import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Brand, Item } from '../../catalogue/types'
import { momentOf, wallTime } from '../../core/clock'
import type { Demo } from '../../core/demo'
import { listOf } from '../../core/fields'
import { factsOfItem } from '../../db/facts'
import { plan, unplan } from '../../db/jobs'
import { balanceCents, book, centsOf } from '../../db/ledger'
import type { Queries } from '../../db/open'
import {
  couponUses,
  orders,
  payments,
  subscriptionDays,
  subscriptions,
  type SubscriptionDayRow,
  type SubscriptionRow,
} from '../../db/schema'
import { isSoldOut } from '../../rules/stock'
import { couponsOf, type CouponSeed } from '../../seed/coupons'
import { acceptOrder, insertOrder, orderById } from '../orders/orders'
import { amountsFor, type DeliveryAmounts } from './amounts'
import { addDays, firstOpenDay, isPausedOn, rhythmDay } from './days'

/** A subscription by its id. */
export function subscriptionById(db: Queries, id: number): SubscriptionRow | undefined {
  return db.select().from(subscriptions).where(eq(subscriptions.id, id)).get()
}

/** Days of a subscription that are over or differ from the others, earliest first. */
export function daysOf(db: Queries, subscriptionId: number): SubscriptionDayRow[] {
  const own = eq(subscriptionDays.subscriptionId, subscriptionId)
  return db.select().from(subscriptionDays).where(own).orderBy(asc(subscriptionDays.date)).all()
}

/** Saves one day of a subscription. A past day without an order has no units. */
export function saveDay(tx: Queries, day: Omit<SubscriptionDayRow, 'id'>): void {
  const target = [subscriptionDays.subscriptionId, subscriptionDays.date]
  tx.insert(subscriptionDays).values(day).onConflictDoUpdate({ target, set: day }).run()
}

/** Forgets the quantities of single days that are still to come. */
export function forgetChangedDays(tx: Queries, subscriptionId: number): void {
  const own = eq(subscriptionDays.subscriptionId, subscriptionId)
  const toCome = and(own, isNull(subscriptionDays.orderId), gt(subscriptionDays.quantity, 0))
  tx.delete(subscriptionDays).where(toCome).run()
}

/** The coupon a subscription was made with. */
export function couponOfSubscription(db: Queries, { id, vendorId }: SubscriptionRow): CouponSeed | undefined {
  const use = db.select().from(couponUses).where(eq(couponUses.subscriptionId, id)).get()
  return couponsOf(vendorId).find((coupon) => coupon.id === use?.couponId)
}

/** An online payment is for the first delivery. If there was none, the money goes to the wallet. */
function returnUnusedPayment(tx: Queries, { id, userId }: SubscriptionRow, at: number): void {
  const ofThis = and(eq(payments.purpose, 'subscription'), eq(payments.subjectId, id), eq(payments.state, 'paid'))
  const payment = tx.select().from(payments).where(ofThis).get()
  const order = tx.select({ id: orders.id }).from(orders).where(eq(orders.subscriptionId, id)).limit(1).get()
  if (!payment || order) return
  book(tx, { userId, kind: 'refund', cents: payment.cents, subscriptionId: id, paymentId: payment.id, at })
}

/** Ends a subscription for good; orders that were made stay as they are. */
export function endSubscription(
  tx: Queries,
  subscription: SubscriptionRow,
  end: { status: 'Completed' } | { status: 'Cancelled'; cancelledReason: string },
  at: number,
): void {
  unplan(tx, 'deliver-subscription', subscription.id)
  forgetChangedDays(tx, subscription.id)
  returnUnusedPayment(tx, subscription, at)
  tx.update(subscriptions).set(end).where(eq(subscriptions.id, subscription.id)).run()
}

/** Plans the next delivery day, even in a pause, which may end. Without a next day the subscription ends. */
function planFrom(tx: Queries, { timeZone }: Brand, subscription: SubscriptionRow, from: string, at: number): void {
  const day = rhythmDay(subscription, from)
  const dueAt = day === null ? null : momentOf(`${day} ${subscription.deliveryTime}`, timeZone)
  if (dueAt === null) endSubscription(tx, subscription, { status: 'Completed' }, at)
  else plan(tx, 'deliver-subscription', subscription.id, dueAt)
}

/** Starts the deliveries of a subscription that is paid, or is paid delivery by delivery. */
export function acceptSubscription(tx: Queries, demo: Demo, subscription: SubscriptionRow, at: number): void {
  const brand = demo.catalogue.brandById(String(subscription.vendorId))
  if (!brand) return
  const paymentState = subscription.paymentState === 'pending' ? 'paid' : subscription.paymentState
  tx.update(subscriptions).set({ paymentState }).where(eq(subscriptions.id, subscription.id)).run()
  planFrom(tx, brand, subscription, firstOpenDay(subscription.deliveryTime, brand.timeZone, at), at)
}

/** Deletes a subscription whose payment failed. */
export function failSubscription(tx: Queries, subscription: SubscriptionRow): void {
  tx.delete(couponUses).where(eq(couponUses.subscriptionId, subscription.id)).run()
  tx.update(subscriptions).set({ paymentState: 'failed' }).where(eq(subscriptions.id, subscription.id)).run()
}

function makeOrder(
  tx: Queries,
  demo: Demo,
  subscription: SubscriptionRow,
  item: Item,
  amounts: DeliveryAmounts,
  at: number,
): number {
  const { id: subscriptionId, optionIds, userId, vendorId, storeId, address, latitude, longitude } = subscription
  const { paymentMethod, paymentType, paymentState, notes } = subscription
  const { quantity, ...money } = amounts
  const columns = {
    ...{ subscriptionId, userId, vendorId, storeId, address, latitude, longitude },
    ...{ paymentMethod, paymentType, paymentState, notes },
    ...money,
    ...{ packaging: 0, convenience: 0, driverTip: 0, cashback: 0 },
    ...{ placedAt: at, slotAt: at, pickup: false, contactLess: false },
  }
  const line = { item, quantity, amount: money.subTotal, optionIds: listOf(optionIds) }
  const orderId = insertOrder(tx, columns, [line])
  const order = orderById(tx, orderId)
  if (order) acceptOrder(tx, demo, order, at)
  return orderId
}

/** Makes the order of a day. False when stock or wallet are too low; a low wallet also pauses the subscription. */
function deliverOn(tx: Queries, demo: Demo, subscription: SubscriptionRow, date: string, at: number): boolean {
  const { id: subscriptionId, userId } = subscription
  const ofDay = and(eq(subscriptionDays.subscriptionId, subscriptionId), eq(subscriptionDays.date, date))
  const quantity = tx.select().from(subscriptionDays).where(ofDay).get()?.quantity ?? subscription.quantity
  const item = demo.catalogue.itemById(String(subscription.itemId))
  const facts = item && factsOfItem(tx, item)
  if (!item || !facts || facts.inactive || isSoldOut(facts) || facts.quantity < quantity) return false
  const amounts = amountsFor(subscription, quantity, couponOfSubscription(tx, subscription))
  if (balanceCents(tx, userId) < centsOf(amounts.walletAmount)) {
    const pause = { status: 'Paused', pauseFrom: date, pauseTo: '' } as const
    tx.update(subscriptions).set(pause).where(eq(subscriptions.id, subscriptionId)).run()
    return false
  }
  saveDay(tx, { subscriptionId, date, quantity, orderId: makeOrder(tx, demo, subscription, item, amounts, at) })
  return true
}

/** Makes the order of the day's delivery and plans the next one. */
export function deliverSubscription(tx: Queries, demo: Demo, subject: string, dueAt: number): void {
  const subscription = subscriptionById(tx, Number(subject))
  const brand = subscription && demo.catalogue.brandById(String(subscription.vendorId))
  if (!subscription || !brand) return
  const date = wallTime(dueAt, brand.timeZone).slice(0, 10)
  if (!isPausedOn(subscription, date) && !deliverOn(tx, demo, subscription, date, dueAt)) {
    saveDay(tx, { subscriptionId: subscription.id, date, quantity: 0, orderId: null })
  }
  planFrom(tx, brand, subscription, addDays(date, 1), dueAt)
}

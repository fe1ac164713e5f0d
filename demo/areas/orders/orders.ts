import { and, eq } from 'drizzle-orm'
import type { Demo } from '../../core/demo'
import { Refusal } from '../../core/refusal'
import { returnStock, takeStock } from '../../db/facts'
import { plan, unplan } from '../../db/jobs'
import { book, centsOf } from '../../db/ledger'
import type { Queries } from '../../db/open'
import { couponUses, orderImages, orderLines, orders, type OrderLineRow, type OrderRow } from '../../db/schema'
import { unitsByItem, type CheckedLine } from '../../rules/order-lines'
import { startOf, WHOLE_WAY } from '../../rules/stages'

/** Seconds after which an unreliable store cancels an order. */
const CANCELLED_AFTER_S = 120
const UNRELIABLE_REASON = 'The kitchen ran out of an ingredient'

/** An order by its id. */
export function orderById(db: Queries, id: number): OrderRow | undefined {
  return db.select().from(orders).where(eq(orders.id, id)).get()
}

/** An order of this customer. Orders of other customers count as missing. */
export function ownOrder(db: Queries, userId: number, orderId: string): OrderRow | undefined {
  const wanted = Number(orderId)
  if (!Number.isSafeInteger(wanted)) return undefined
  const own = and(eq(orders.id, wanted), eq(orders.userId, userId))
  return db.select().from(orders).where(own).get()
}

/** The lines of an order, as they were sent. */
export function linesOfOrder(db: Queries, orderId: number): OrderLineRow[] {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id).all()
}

/** Stores an order and takes what it needs: stock and money from the wallet. Throws a Refusal when stock is short. */
export function insertOrder(tx: Queries, columns: typeof orders.$inferInsert, lines: readonly CheckedLine[]): number {
  for (const [item, units] of unitsByItem(lines)) {
    if (!takeStock(tx, item, units)) throw new Refusal('itemsGone')
  }
  const order = tx.insert(orders).values(columns).returning({ id: orders.id }).get()
  // One by one, because a statement takes a limited number of values and an order has any number of lines.
  for (const { item, quantity, amount, optionIds } of lines) {
    const row = { orderId: order.id, itemId: item.id, quantity, amount, optionIds: optionIds.join(',') }
    tx.insert(orderLines).values(row).run()
  }
  const { userId, placedAt: at } = columns
  book(tx, { userId, kind: 'spent', cents: -centsOf(columns.walletAmount), orderId: order.id, at })
  return order.id
}

/** Hands an order to its store. From then on it goes through its stages. */
export function acceptOrder(tx: Queries, demo: Demo, order: OrderRow, at: number): void {
  const paymentState = order.paymentState === 'pending' ? 'paid' : order.paymentState
  tx.update(orders).set({ acceptedAt: at, paymentState }).where(eq(orders.id, order.id)).run()
  const start = startOf(order, at)
  if (demo.catalogue.storeById(String(order.storeId))?.unreliable) {
    plan(tx, 'cancel-order', order.id, start + CANCELLED_AFTER_S * 1000)
  }
  if (order.cashback > 0) plan(tx, 'credit-cashback', order.id, start + WHOLE_WAY * 1000)
}

/** Gives back what an order took: stock, the coupon, and the money, which goes to the wallet. */
function undo(tx: Queries, demo: Demo, order: OrderRow, at: number): void {
  const lines = tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).all()
  for (const line of lines) {
    const item = demo.catalogue.itemById(String(line.itemId))
    if (item) returnStock(tx, item, line.quantity)
  }
  tx.delete(couponUses).where(eq(couponUses.orderId, order.id)).run()
  const paid = order.paymentState === 'paid' ? order.total : order.walletAmount
  book(tx, { userId: order.userId, kind: 'refund', cents: centsOf(paid), orderId: order.id, at })
  unplan(tx, 'credit-cashback', order.id)
}

/** Cancels an order that is under way and pays back what was paid; anything else stays as it is. */
export function cancelOrder(tx: Queries, demo: Demo, subject: string, at: number, reason = UNRELIABLE_REASON): void {
  const order = orderById(tx, Number(subject))
  if (!order || order.cancelledAt !== null || order.acceptedAt === null) return
  undo(tx, demo, order, at)
  const paymentState = order.paymentState === 'paid' ? 'refunded' : order.paymentState
  const change = { cancelledAt: at, cancelledReason: reason, paymentState } as const
  tx.update(orders).set(change).where(eq(orders.id, order.id)).run()
}

/** Fails an order whose payment failed, and gives back what it took. Its pictures wait for the next try. */
export function failOrder(tx: Queries, demo: Demo, order: OrderRow, at: number): void {
  undo(tx, demo, order, at)
  tx.update(orderImages).set({ orderId: null }).where(eq(orderImages.orderId, order.id)).run()
  tx.update(orders).set({ paymentState: 'failed' }).where(eq(orders.id, order.id)).run()
}

/** Pays out the cashback of a delivered order. */
export function creditCashback(tx: Queries, _demo: Demo, subject: string, at: number): void {
  const order = orderById(tx, Number(subject))
  if (!order || order.cancelledAt !== null) return
  book(tx, { userId: order.userId, kind: 'cashback', cents: centsOf(order.cashback), orderId: order.id, at })
}

import { and, desc, eq } from 'drizzle-orm'
import { found, refused } from '../core/answer'
import { memberCall, type Call, type MemberContext } from '../core/call'
import { id, langField, looseNumber, optionalId, page } from '../core/fields'
import type { Queries } from '../db/open'
import { orderLines, orders, ratings, type OrderRow } from '../db/schema'
import { isPast, stageOf } from '../rules/stages'
import { orderDetailView, orderRowView, orderStatusView } from '../views/order-view'

const listFields = { ...langField, vendor_id: id, totalrecord: looseNumber, skip: looseNumber }
const oneFields = { ...langField, vendor_id: id, order_id: id, user_id: optionalId }

/** Was the order rated? */
export function isRated(db: Queries, orderId: number): boolean {
  return db.select().from(ratings).where(eq(ratings.orderId, orderId)).get() !== undefined
}

/** An order of this customer; somebody else's does not exist. */
export function ownOrder(db: Queries, userId: number, orderId: string): OrderRow | undefined {
  const wanted = Number(orderId)
  if (!Number.isSafeInteger(wanted)) return undefined
  const own = and(eq(orders.id, wanted), eq(orders.userId, userId))
  return db.select().from(orders).where(own).get()
}

type ListBody = { skip: number | null; totalrecord: number | null }

function listOrders(context: MemberContext<ListBody>, past: boolean) {
  const { demo, body, user, say } = context
  const now = demo.clock.now()
  const own = demo.db.select().from(orders).where(eq(orders.userId, user.id))
  const newestFirst = own.orderBy(desc(orders.placedAt), desc(orders.id)).all()
  const wanted = newestFirst.filter((order) => isPast(stageOf(order, now).status) === past)
  const rows = page(wanted, body.skip, body.totalrecord)
  if (rows.length === 0) return refused(say('noOrders'), { Result: [] })
  return found(say('success'), {
    Result: rows.map((order) => orderRowView(context, order, isRated(demo.db, order.id), now)),
  })
}

const viewOrderDetails = memberCall('view_order_details', oneFields, (context) => {
  const { demo, body, user, say } = context
  const order = ownOrder(demo.db, user.id, body.order_id)
  if (!order) return refused(say('orderUnknown'), { Result: [] })
  const lines = demo.db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).all()
  return found(say('success'), {
    Result: [orderDetailView(context, demo.catalogue, order, lines, demo.clock.now())],
  })
})

const getOrderStatus = memberCall('get_order_status', oneFields, (context) => {
  const { demo, body, user, say } = context
  const order = ownOrder(demo.db, user.id, body.order_id)
  if (!order) return refused(say('orderUnknown'), { Result: {} })
  return found(say('success'), { Result: orderStatusView(context, order, demo.clock.now()) })
})

const checkRating = memberCall('check_rating', oneFields, ({ demo, body, user, say }) => {
  const order = ownOrder(demo.db, user.id, body.order_id)
  if (!order) return refused(say('orderUnknown'), { Result: {} })
  return found(say('success'), { Result: { status: String(isRated(demo.db, order.id)) } })
})

/** Following orders. Placing them has its own file. */
export const orderCalls: Call[] = [
  memberCall('ongoing_orders', listFields, (context) => listOrders(context, false)),
  memberCall('order_history', listFields, (context) => listOrders(context, true)),
  viewOrderDetails,
  getOrderStatus,
  checkRating,
]

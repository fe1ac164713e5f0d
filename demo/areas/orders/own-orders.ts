import { desc, eq } from 'drizzle-orm'
import { refused, success } from '../../core/answer'
import { memberCall, type Call, type MemberContext } from '../../core/call'
import { DAY_MS } from '../../core/clock'
import { id, langField, looseNumber, optionalId, page } from '../../core/fields'
import { ratedOrders } from '../../db/ratings'
import { orders, type OrderRow } from '../../db/schema'
import { isPast, stageOf } from '../../rules/stages'
import { imagesOfOrder } from '../order-images/images'
import { oneOrderFields } from './fields'
import { orderDetailView, orderRowView, orderStatusView } from './order-view'
import { linesOfOrder, ownOrder } from './orders'

/** For how many days after the delivery the home page asks for a rating. */
const RATING_DAYS = 7

const listFields = { ...langField, vendor_id: id, user_id: optionalId, totalrecord: looseNumber, skip: looseNumber }

type Listed = { order: OrderRow; rated: boolean; now: number }
type Paging = { skip: number | null; totalrecord: number | null }

const ALL: Paging = { skip: null, totalrecord: null }

/** The customer's orders that `isWanted` accepts, newest first. */
function listOrders(context: MemberContext<unknown>, isWanted: (listed: Listed) => boolean, paging = ALL) {
  const { demo, user, say } = context
  const now = demo.clock.now()
  const own = demo.db.select().from(orders).where(eq(orders.userId, user.id))
  const rated = ratedOrders(demo.db, user.id)
  const newestFirst = own.orderBy(desc(orders.placedAt), desc(orders.id)).all()
  const listed = newestFirst.map((order) => ({ order, rated: rated.has(order.id), now }))
  const rows = page(listed.filter(isWanted), paging.skip, paging.totalrecord)
  if (rows.length === 0) return refused(say('noOrders'), { Result: [] })
  return success(say('success'), { Result: rows.map((row) => orderRowView(context, row.order, row.rated, now)) })
}

const isUnderWay = ({ order, now }: Listed) => !isPast(stageOf(order, now).status)

/** Does the home page show it? Yes while it is under way, and for some days after the delivery until it is rated. */
function isCurrent({ order, rated, now }: Listed): boolean {
  const { status, since } = stageOf(order, now)
  return !isPast(status) || (status === 'Delivered' && !rated && now - since <= RATING_DAYS * DAY_MS)
}

const viewOrderDetails = memberCall('view_order_details', oneOrderFields, (context) => {
  const { demo, body, user, say } = context
  const order = ownOrder(demo.db, user.id, body.order_id)
  if (!order) return refused(say('orderUnknown'), { Result: [] })
  const parts = { lines: linesOfOrder(demo.db, order.id), images: imagesOfOrder(demo.db, order.id) }
  return success(say('success'), {
    Result: [orderDetailView(context, demo.catalogue, order, parts, demo.clock.now())],
  })
})

const getOrderStatus = memberCall('get_order_status', oneOrderFields, (context) => {
  const { demo, body, user, say } = context
  const order = ownOrder(demo.db, user.id, body.order_id)
  if (!order) return refused(say('orderUnknown'), { Result: {} })
  return success(say('success'), { Result: orderStatusView(context, order, demo.clock.now()) })
})

const ongoing = memberCall('ongoing_orders', listFields, (context) => listOrders(context, isUnderWay, context.body))

const history = memberCall('order_history', listFields, (context) =>
  listOrders(context, (listed) => !isUnderWay(listed), context.body),
)

const currentFields = { ...langField, vendor_id: id, user_id: optionalId }

const current = memberCall('current_orders_withratings', currentFields, (context) => listOrders(context, isCurrent))

/** Following orders. Placing them has its own file. */
export const ownOrderCalls: Call[] = [ongoing, history, current, viewOrderDetails, getOrderStatus]

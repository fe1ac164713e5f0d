import type { z } from 'zod'
import {
  pastOrdersPage,
  type CurrentOrder,
  type ListedOrder,
  type NewOrder,
  type OrderDetail,
  type OrderLine,
} from '~/domain/orders/order'
import type { GatewayRedirect } from '~/domain/payments/gateway-redirect'
import { placeOrderPayload } from './place-order-payload'
import { reorder } from './reorder.server'
import { read, shortPatience, type Send } from './send'
import { firstFilled, listById, named, oneOfList, optionalId, page, part, result, text } from './wire'
import { GatewayRedirectOfMade } from './wire-gateway-redirect'
import { linesField, OrderInFull, OrderRow, orderStatus } from './wire-order'

const Orders = result(listById(OrderRow))
const PastPage = result(page(OrderRow))
const Contents = result(part(named(linesField))).transform(({ lines }) => lines)
const OrderOrNull = result(oneOfList(OrderInFull))

/** What placing an order returns: its id, null if not named, and how an online payment continues, unchecked. */
export type MadeOrder = { orderId: string | null; gatewayRedirect: GatewayRedirect | null }

const Made = named<MadeOrder>({
  orderId: [firstFilled(optionalId).transform((id) => id || null), 'Item.orderid', 'Result.orderid'],
  gatewayRedirect: [GatewayRedirectOfMade],
})

const Progress = named({
  status: [orderStatus, 'order_status'],
  driverName: [text, 'driver_name'],
  driverPhone: [text, 'driver_mobile_number'],
  minutesLeft: [text, 'delivery_time'],
})
export type OrderProgress = z.output<typeof Progress>
const ProgressOrNull = result(oneOfList(Progress))

/** The orders on home do not delay the page, and may be shown again for a while (rules 22.4). */
const onHome = { ...read, patience: shortPatience, holdsMs: 15_000 }

const pastPage = (send: Send, skip: number, options: typeof read): Promise<{ rows: ListedOrder[]; sent: number }> =>
  send('order_history', { totalrecord: pastOrdersPage, skip }, PastPage, options)

export const orderCalls = (send: Send) => ({
  /**
   * Places an order; without an `orderId` go to the order list (flows 9.11). Never sent
   * twice: after a VendorError other than refused, invalid or unauthorized the order may have been placed.
   */
  place: (order: NewOrder): Promise<MadeOrder> => send('place_order', placeOrderPayload(order), Made, { patience: 3 }),

  /** Orders under way; [] if there are none. */
  ongoing: (): Promise<ListedOrder[]> =>
    send('ongoing_orders', { user_id: '', totalrecord: '', skip: '' }, Orders, read),

  /** Current orders, and recently delivered ones without a rating; [] if there are none (flows 10.7). */
  current: (userId: string): Promise<CurrentOrder[]> =>
    send('current_orders_withratings', { user_id: userId }, Orders, onHome),

  /**
   * A page of past orders after the first `skip`. If only created_at is sent, `madeAt` alone has the time. `sent` is
   * the number of rows that the vendor sent: another page may follow only if it equals the page size.
   */
  past: (skip: number) => pastPage(send, skip, read),

  /** The first past orders, for the home page. */
  latest: (): Promise<ListedOrder[]> => pastPage(send, 0, onHome).then(({ rows }) => rows),

  /** The items of one of the customer's orders, [] without such an order. It waits briefly: lists can do without. */
  contents: (orderId: string): Promise<OrderLine[]> =>
    send('view_order_details', { order_id: orderId }, Contents, { ...onHome, patience: 0.15 }),

  /** The details of an order; null if the customer has no such order. */
  details: (orderId: string): Promise<OrderDetail | null> =>
    send('view_order_details', { order_id: orderId }, OrderOrNull, read),

  /** The stage of an order, for polling; null if the customer has no such order. */
  status: (orderId: string): Promise<OrderProgress | null> =>
    send('get_order_status', { order_id: orderId }, ProgressOrNull, read),

  reorder: reorder(send),
})

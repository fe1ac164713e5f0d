import { z } from 'zod'
import {
  pastOrdersPage,
  type CurrentOrder,
  type ListedOrder,
  type NewOrder,
  type OrderDetail,
  type OrderLine,
  type OrderStatus,
} from '~/domain/orders/order'
import type { GatewayRedirect } from '~/domain/payments/gateway-redirect'
import { placeOrderPayload } from './place-order-payload'
import { reorder } from './reorder.server'
import type { Send } from './send'
import { eachOnce, list, oneOfList, optionalId, page, part, result, text } from './wire'
import { GatewayRedirectOrNull } from './wire-gateway-redirect'
import { ContentsOfOrder, CurrentOrderRow, OrderInFull, OrderRow, orderStatus } from './wire-order'

/** Each order once: lists repeat what has moved on between two pages. */
const Orders = result(list(OrderRow).transform(eachOnce))
const PastPage = result(page(OrderRow).transform(({ rows, sent }) => ({ rows: eachOnce(rows), sent })))
const CurrentOrders = result(list(CurrentOrderRow))
const Contents = result(ContentsOfOrder)
const OrderOrNull = result(oneOfList(OrderInFull))

/** The new order stands under Item, beside Result. */
const PlacedItem = part(z.object({ orderid: optionalId }))
const Placed = z
  .object({ Item: PlacedItem, Result: PlacedItem })
  .transform((body) => body.Item.orderid || body.Result.orderid || null)

/** What an order became: its id, or null when the vendor does not name it, and how its payment goes on, unchecked, if online. */
export type PlacedOrder = { orderId: string | null; gatewayRedirect: GatewayRedirect | null }

/** The way to the gateway stands beside Result; some put it inside. */
const PlacedOrder = z.unknown().transform((body): PlacedOrder => ({
  orderId: Placed.parse(body),
  gatewayRedirect: GatewayRedirectOrNull.parse(body) ?? result(GatewayRedirectOrNull).parse(body),
}))

export type OrderProgress = {
  status: OrderStatus
  driverName: string
  driverPhone: string
  minutesLeft: string
}

const Progress = result(
  oneOfList(
    z
      .object({
        order_status: orderStatus,
        driver_name: text,
        driver_mobile_number: text,
        delivery_time: text,
      })
      .transform((wire): OrderProgress => ({
        status: wire.order_status,
        driverName: wire.driver_name,
        driverPhone: wire.driver_mobile_number,
        minutesLeft: wire.delivery_time,
      })),
  ),
)

const read = { accept: [200, 101], retry: true }

/** What home shows of a customer's orders does not hold up the page, and may be shown again for a while (rules 22.4). */
const onHome = { ...read, patience: 0.3, holdsMs: 15_000 }

const pastPage = (
  send: Send,
  skip: number,
  options: typeof read = read,
): Promise<{ rows: ListedOrder[]; sent: number }> =>
  send('order_history', { totalrecord: pastOrdersPage, skip }, PastPage, options)

export const orderCalls = (send: Send) => ({
  /**
   * Places an order; without an `orderId` go to the order list (flows 9.11). Never sent
   * twice: after a VendorError other than refused, invalid or unauthorized the order may have been placed.
   */
  place: (order: NewOrder): Promise<PlacedOrder> =>
    send('place_order', placeOrderPayload(order), PlacedOrder, { patience: 3 }),

  /** Orders under way; [] when there are none. */
  ongoing: (): Promise<ListedOrder[]> =>
    send('ongoing_orders', { user_id: '', totalrecord: '', skip: '' }, Orders, read),

  /** Current orders, and recently delivered ones without a rating; [] when there are none (flows 10.7). */
  current: (userId: string): Promise<CurrentOrder[]> =>
    send('current_orders_withratings', { user_id: userId }, CurrentOrders, onHome),

  /** A page of past orders after the first `skip`. Where only created_at is sent, `madeAt` alone says when. */
  past: (skip: number): Promise<ListedOrder[]> => pastPage(send, skip).then(({ rows }) => rows),

  /** The same, and how many rows the vendor sent: another page may follow a full one, and none a list that does not come in pages. */
  pastPage: (skip: number) => pastPage(send, skip),

  /** The first of them, for home. */
  latest: (): Promise<ListedOrder[]> => pastPage(send, 0, onHome).then(({ rows }) => rows),

  /** What is in one of the customer's orders; [] when they have no such order. Lists do not wait for it as long as for others. */
  contents: (orderId: string): Promise<OrderLine[]> =>
    send('view_order_details', { order_id: orderId }, Contents, { ...onHome, patience: 0.15 }),

  /** One order in full; null when the customer has no such order. */
  details: (orderId: string): Promise<OrderDetail | null> =>
    send('view_order_details', { order_id: orderId }, OrderOrNull, read),

  /** Where an order stands, for polling; null when the customer has no such order. */
  status: (orderId: string): Promise<OrderProgress | null> =>
    send('get_order_status', { order_id: orderId }, Progress, read),

  reorder: reorder(send),
})

import type { User } from '~/domain/account/user'
import { formatMoney } from '~/domain/money/money'
import { isOngoing, pastOrdersPage, type ListedOrder } from '~/domain/orders/order'
import { contentsText, newestFirst, orderActions, type OrderAction } from '~/domain/orders/order-list'
import { pageNumber } from '~/domain/text/page-number'
import { orderContents } from '~/features/orders/order-contents.server'
import { placedAtVendor, rememberAllUnderWay, scheduledText, storeNamed } from '~/features/orders/orders.server'
import { paymentLeft } from '~/features/payments/gateway-redirect.server'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop/shop.server'
import { dateText } from '~/i18n/clock-text'
import { orderPath, ordersPath, orderStatusPath, paymentPath, ratingPath, reorderPath } from '~/paths'

/** The last page of past orders that is read, to bound the calls to the vendor. */
const lastPage = 500

/** The list that an address asks for: orders under way, or a page of past ones with links to newer and older ones. */
export async function readList(shop: Shop) {
  const query = shop.url.searchParams
  const isPast = query.get('list') === 'past'
  const page = isPast ? pageNumber(query, lastPage) : 1
  const { rows: orders, sent } = isPast
    ? await shop.vendor.orders.past((page - 1) * pastOrdersPage)
    : { rows: await shop.vendor.orders.ongoing(), sent: 0 }
  if (!isPast) void rememberAllUnderWay(shop, orders)
  const pages = {
    page,
    newer: page > 1 ? ordersPath('past', page - 1) : null,
    older: sent === pastOrdersPage && page < lastPage ? ordersPath('past', page + 1) : null,
  }
  return { isPast, orders, pages }
}

/** Orders as a list shows them, newest first. */
export async function orderCards(shop: Shop, user: User, orders: ListedOrder[]) {
  const { t, locale, settings } = shop
  const contents = await orderContents(shop, user, orders)
  const dated = await Promise.all(
    orders.map(async (order) => {
      return { ...order, at: placedAtVendor(shop, order), payment: await paymentLeft(shop, 'order', order) }
    }),
  )
  return newestFirst(dated).map((order) => {
    const when = isOngoing(order.status) ? scheduledText(shop, order) : ''
    return {
      id: order.id,
      storeName: storeNamed(shop, order),
      image: pictureUrl(order.storeImage),
      /** The time that the order is scheduled for, while it is under way; else when it was placed. */
      time: when ? t('track.scheduled', { when }) : dateText(order.at, locale),
      contents: contentsText(contents.get(order.id) ?? [], locale),
      total: order.total && formatMoney(order.total, settings.currency),
      status: order.status,
      isCancelledHere: order.payment === 'cancelled',
      mode: order.mode,
      href: isOngoing(order.status) ? orderStatusPath(order.id) : orderPath(order.id),
      actions: orderActions(order, { canPay: order.payment === 'open' }).map((action) => ({
        action,
        href: hrefs[action](order.id),
      })),
    }
  })
}

const hrefs: Record<OrderAction, (orderId: string) => string> = {
  pay: (orderId) => paymentPath(orderId),
  track: orderStatusPath,
  rate: ratingPath,
  reorder: reorderPath,
  details: orderPath,
}

export type OrderCardView = Awaited<ReturnType<typeof orderCards>>[number]

import type { LoaderFunctionArgs } from '@remix-run/node'
import { isOngoing } from '~/domain/orders/order'
import { orderIdIn, orderSource, trackByNumber } from '~/features/orders/order-snapshot.server'
import { endInsteadOfRedirect, nothingMore, streamOf } from '~/http/events/event-stream.server'
import { openShop } from '~/http/shop/open-shop.server'
import { existing } from '~/http/shop/readings.server'

/** Server-sent events of an order for all who may see it: its progress and courier (rules 13.3). Empty at the end. */
export const loader = (args: LoaderFunctionArgs) => eventsOf(args).catch(endInsteadOfRedirect)

async function eventsOf(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const id = existing(orderIdIn(args.params.order_id))
  const share = shop.url.searchParams.get('share') ?? ''
  const tracked = existing(await trackByNumber(shop, id, share, { isVisit: false }))
  if (tracked.snapshot && !isOngoing(tracked.snapshot.status)) return nothingMore()
  return streamOf(args.request, orderSource(shop, id, tracked.viewer), 'track', shop.clientAddress)
}

import type { User } from '~/domain/account/user'
import type { ListedOrder, OrderLine } from '~/domain/orders/order'
import { boundedCache } from '~/http/bounded-cache.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'

/** How many orders are read in parallel, and until when more are started: a list does not wait long. */
const limits = { atOnce: 5, beginsWithinMs: 1500 }

/** The items of orders, by customer, language and order; they never change after an order was placed. */
const cachedLines = boundedCache<OrderLine[]>(5000)

/**
 * The items of each listed order, by its id (rules 13.1). Most lists do not contain them, so each order is read once.
 * One that takes too long is left out, and a vendor that fails is not asked for the others.
 */
export async function orderContents(shop: Shop, user: User, orders: ListedOrder[]): Promise<Map<string, OrderLine[]>> {
  const keyOf = (id: string) => [shop.settings.vendorId, user.id, shop.locale, id].join(' ')
  const contents = new Map<string, OrderLine[]>()
  const missing: string[] = []
  for (const { id, lines } of orders) {
    const knownLines = lines.length > 0 ? lines : cachedLines.get(keyOf(id))
    if (knownLines) contents.set(id, knownLines)
    else missing.push(id)
  }
  const end = performance.now() + limits.beginsWithinMs
  const askOneByOne = async () => {
    for (let id = missing.shift(); id !== undefined && performance.now() < end; id = missing.shift()) {
      const lines = await orNull(shop.vendor.orders.contents(id))
      if (lines === null) missing.length = 0
      if (!lines?.length) continue
      cachedLines.set(keyOf(id), lines)
      contents.set(id, lines)
    }
  }
  await Promise.all(Array.from({ length: limits.atOnce }, askOneByOne))
  return contents
}

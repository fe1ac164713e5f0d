import { LRUCache } from 'lru-cache'
import type { ListedOrder, OrderLine } from '~/domain/orders/order'
import type { User } from '~/domain/account/user'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'

/** So many orders are asked for side by side, and none is begun after so many milliseconds: a list does not wait for long. */
const limits = { atOnce: 5, beginsWithinMs: 1500 }

/** What was in orders, by customer, language and order: it never changes after an order was placed. */
const known = new LRUCache<string, OrderLine[]>({ max: 5000 })

/**
 * What was in each order of a list, by its id (rules 13.1). Rows mostly do not say it, so the order is asked for, once. One that cannot
 * be had in time is left out, and a vendor that fails is not asked for the others.
 */
export async function orderContents(shop: Shop, user: User, orders: ListedOrder[]): Promise<Map<string, OrderLine[]>> {
  const keyOf = (id: string) => [shop.settings.vendorId, user.id, shop.locale, id].join(' ')
  const contents = new Map<string, OrderLine[]>()
  const missing: string[] = []
  for (const { id, lines } of orders) {
    const said = lines.length > 0 ? lines : known.get(keyOf(id))
    if (said) contents.set(id, said)
    else missing.push(id)
  }
  const end = performance.now() + limits.beginsWithinMs
  const askOneByOne = async () => {
    for (let id = missing.shift(); id !== undefined && performance.now() < end; id = missing.shift()) {
      const lines = await orNull(shop.vendor.orders.contents(id))
      if (lines === null) missing.length = 0
      if (!lines?.length) continue
      known.set(keyOf(id), lines)
      contents.set(id, lines)
    }
  }
  await Promise.all(Array.from({ length: limits.atOnce }, askOneByOne))
  return contents
}

import type { Candidate } from '~/domain/idempotency/submission'
import { hasAmount, type Money } from '~/domain/money/money'
import type { OrderSummary } from '~/domain/orders/order'
import type { User } from '~/domain/account/user'
import { idempotencyKey } from './idempotency-key.server'
import { beforeText } from '~/features/payments/place-schema'
import type { Shop } from '~/http/shop/shop.server'
import type { Checkout } from './checkout.server'

/** What an order is known by at the vendor. */
export type Wanted = { storeId: string; total: Money }

/** What the order of a checkout is known by. */
export const wantedOf = ({ store, amounts }: Checkout): Wanted => ({ storeId: store.id, total: amounts.total })

/**
 * The key of what the payment page shows, with the moment and the like orders that are there already, so that an order found later
 * can be told from those of before. Its form carries them: nothing is kept before it is sent.
 */
export async function shownKey(shop: Shop, user: User, checkout: Checkout) {
  return {
    attempt: idempotencyKey(shop, user, checkout),
    before: beforeText(await likeOrders(shop, wantedOf(checkout), { past: false })),
  }
}

/** The customer's orders of that store and sum, under way or, where asked for, also of the past; null when they cannot be read. */
export async function likeOrders(
  shop: Shop,
  { storeId, total }: Wanted,
  { past }: { past: boolean },
): Promise<Candidate[] | null> {
  const { orders } = shop.vendor
  // What the vendor cannot list now is not known; an ended session is another matter and ends the try.
  const lists = await Promise.all([orders.ongoing(), past ? orders.past(0) : []]).catch(onlyIfEnded)
  const isLike = (order: OrderSummary) => order.storeId === storeId && hasAmount(order.total, total)
  return (
    lists &&
    lists
      .flat()
      .filter(isLike)
      .map(({ id, madeAt }) => ({ id, madeAt }))
  )
}

function onlyIfEnded(error: unknown): null {
  if (error instanceof Response && error.status < 400) throw error
  return null
}

import type { Candidate } from '~/domain/idempotency/submission'
import { hasAmount, type Money } from '~/domain/money/money'
import type { OrderSummary } from '~/domain/orders/order'
import type { User } from '~/domain/account/user'
import { idempotencyKey } from './idempotency-key.server'
import { beforeText } from '~/features/payments/place-schema'
import type { Shop } from '~/http/shop/shop.server'
import type { Checkout } from './checkout.server'

/** The features by which an order is recognised at the vendor. */
export type OrderFeatures = { storeId: string; total: Money }

/** The features by which a checkout's order is recognised. */
export const featuresOf = ({ store, amounts }: Checkout): OrderFeatures => ({ storeId: store.id, total: amounts.total })

/**
 * The key of the payment page, with the time and the similar existing orders, so that a later order can be told from them. The
 * form carries them, so nothing is stored before it is sent.
 */
export async function shownKey(shop: Shop, user: User, checkout: Checkout) {
  return {
    attempt: idempotencyKey(shop, user, checkout),
    before: beforeText(await likeOrders(shop, featuresOf(checkout), { past: false })),
  }
}

/** The customer's orders with that store and sum, under way and on request also past ones; null if they cannot be read. */
export async function likeOrders(
  shop: Shop,
  { storeId, total }: OrderFeatures,
  { past }: { past: boolean },
): Promise<Candidate[] | null> {
  const { orders } = shop.vendor
  // If the vendor cannot list them they are unknown; an ended session is different and ends the try.
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

import type { OrderDetail } from '~/domain/orders/order'
import { ratingState } from '~/domain/orders/rating'
import { canOrderAgain } from '~/domain/orders/reorder'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { ratingPath, reorderPath } from '~/paths'

/**
 * The actions available for this customer's order (rules 13.6 and 13.8); '' for each that is not. `isRated` shows the thanks.
 * Only delivered orders are checked for a rating; if that is unknown, no rating is offered.
 */
export async function afterOrder(shop: Shop, { id, status }: Pick<OrderDetail, 'id' | 'status'>) {
  const isRated = status === 'delivered' ? await orNull(shop.vendor.ratings.isRated(id)) : null
  const state = isRated === null ? 'never' : ratingState(status, isRated)
  return {
    rateHref: state === 'open' ? ratingPath(id) : '',
    isRated: state === 'rated',
    againHref: canOrderAgain(status) ? reorderPath(id) : '',
  }
}

export type AfterOrderView = Awaited<ReturnType<typeof afterOrder>>

import { z } from 'zod'
import { refilled } from '~/domain/orders/reorder'
import { takeBack } from '~/features/checkout/order-pictures.server'
import { loadReorder } from './reorder.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { orderPath, reorderPath, reviewPath, storePath } from '~/paths'

/** The hash of the page that the form was on; '' if the order was ordered again with one press. */
const ReorderForm = z.object({ seen: z.string().max(40).default('') })

/**
 * Fills the cart from an order and leads to its review (rules 13.8), if nothing has changed since or the customer has confirmed the
 * changes; else the page shows them and the cart stays the same.
 */
export async function orderAgain(shop: Shop, orderId: string, form: URLSearchParams) {
  await shop.requireUser()
  const submission = parseFields(form, ReorderForm)
  const seen = submission.status === 'success' ? submission.value.seen : ''
  try {
    const { plan, store, blocker, ...reorder } = await loadReorder(shop, orderId)
    if (store && !blocker && (reorder.isPlain || reorder.seen === seen)) {
      const problem = fillCart(shop, refilled(shop.cart, store.id, plan))
      shop.reply.toast(problem ? 'error' : 'success', shop.t(problem ?? 'reorder.done'))
      return shop.redirect(problem ? storePath(store.slug) : reviewPath())
    }
    if (seen) shop.reply.toast('info', shop.t('reorder.changed'))
    return shop.redirect(reorderPath(orderId))
  } catch (error) {
    shop.reply.toast('error', failureText(error, shop.t))
    return shop.redirect(orderPath(orderId))
  }
}

/** Saves the cart, or says why it cannot. Pictures of another store's order are deleted with its cart. */
function fillCart(shop: Shop, cart: ReturnType<typeof refilled>) {
  const { pictures } = shop.drafts.checkout
  if (!cart || !shop.device.saveCart(cart)) return 'cart.full'
  if (shop.drafts.checkout.pictures.length === 0) takeBack(shop, pictures)
  return null
}

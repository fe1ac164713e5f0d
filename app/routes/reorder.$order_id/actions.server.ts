import { cartCount, cartSubtotal, lineTotal } from '~/domain/cart/cart'
import { priceCart } from '~/domain/cart/pricing'
import { formatMoney } from '~/domain/money/money'
import { claimedLines, isAsBefore, planReorder, refilled, type ReorderPlan } from '~/domain/orders/reorder'
import { canOrderFrom, type StoreDetail } from '~/domain/stores/store'
import { listText } from '~/domain/text/number-text'
import { loadItems } from '~/features/cart/cart.server'
import { takeBack } from '~/features/checkout/order-pictures.server'
import { storeNamed } from '~/features/orders/orders.server'
import { failureText } from '~/http/forms/form.server'
import { existing, orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { hashOf } from '~/http/store/keys.server'
import { orderPath, reorderPath, reviewPath, storePath } from '~/paths'

/**
 * Fills the cart from an order and leads to its review (rules 13.8), if nothing has changed since or the customer has
 * confirmed the changes; else the page shows them and the cart stays the same.
 */
export async function orderAgain(shop: Shop, orderId: string, form: URLSearchParams) {
  await shop.requireUser()
  // The hash of the page that the form was on; '' if the order was ordered again with one press.
  const seen = form.get('seen') ?? ''
  try {
    const { plan, store, blocker, ...reorder } = await loadReorder(shop, orderId)
    if (store && !blocker && (reorder.isPlain || reorder.seen === seen)) {
      const problem = fillCart(shop, refilled(shop.cart, store.id, plan))
      if (problem) return shop.redirect(storePath(store), 'error', shop.t(problem))
      return shop.redirect(reviewPath(), 'success', shop.t('reorder.done'))
    }
    if (seen) shop.reply.toast('info', shop.t('reorder.changed'))
    return shop.redirect(reorderPath(orderId))
  } catch (error) {
    return shop.redirect(orderPath(orderId), 'error', failureText(error, shop.t))
  }
}

/** Saves the cart, or says why it cannot. Pictures of another store's order are deleted with its cart. */
function fillCart(shop: Shop, cart: ReturnType<typeof refilled>) {
  const { pictures } = shop.drafts.checkout
  if (!cart || !shop.device.saveCart(cart)) return 'cart.full'
  if (shop.drafts.checkout.pictures.length === 0) takeBack(shop, pictures)
  return null
}

/** The result of ordering again, from the vendor's fresh facts; nothing is changed yet (rules 13.8). */
export async function loadReorder(shop: Shop, orderId: string) {
  const { vendor, cart, place } = shop
  const [found, reorderable] = await Promise.all([vendor.orders.details(orderId), vendor.orders.reorder(orderId)])
  const order = existing(found, 'noOrder')
  const store = reorderable.store ?? (await vendor.stores.byId(order.storeId, place, { fresh: true }))
  const claimed = { storeId: store?.id ?? '', lines: store ? claimedLines(reorderable) : [] }
  const [items, isReached] = await Promise.all([loadItems(shop, claimed, { fresh: true }), reaches(shop, store)])
  const plan = planReorder(order.lines, reorderable, priceCart(claimed, items), shop.settings.currency)
  const replaces = cartCount(cart) > 0 && cart.storeId !== store?.id
  const replacedStore = replaces && (await orNull(vendor.stores.byId(cart.storeId, place)))
  return {
    order,
    store,
    plan,
    blocker: blockerOf(shop, store, plan),
    isReached,
    replaces,
    replacedName: replacedStore ? replacedStore.name : '',
    /** Whether the cart can be filled without a notice. */
    isPlain: isAsBefore(plan) && isReached && !replaces,
    seen: planHash(plan, isReached, replaces ? cart.storeId : ''),
  }
}

/** The result of ordering again, as its page shows it. */
export function reorderView(shop: Shop, loaded: Awaited<ReturnType<typeof loadReorder>>) {
  const { currency } = shop.settings
  const { order, store, plan, ...result } = loaded
  const lines = plan.rows.map(({ line }) => line)
  return {
    ...result,
    orderId: order.id,
    storeName: store?.name || storeNamed(shop, order),
    storeHref: store ? storePath(store) : '',
    missing: plan.missing,
    rows: plan.rows.map(({ line, before }) => ({
      name: line.name,
      diet: line.diet,
      choices: line.choiceNames,
      quantity: line.quantity,
      quantityBefore: before.quantity,
      lostChoices: listText(before.lostChoices, shop.locale),
      amount: formatMoney(lineTotal(line, currency), currency),
      price: formatMoney(line.unitPrice, currency),
      priceBefore: before.unitPrice && formatMoney(before.unitPrice, currency),
    })),
    subtotal: formatMoney(cartSubtotal(lines, currency), currency),
  }
}

/** Why an order cannot be ordered again now; null when it can. */
function blockerOf(
  { settings }: Shop,
  store: StoreDetail | null,
  { rows }: ReorderPlan,
): 'gone' | 'closed' | 'none' | null {
  if (!store) return 'gone'
  if (rows.length === 0) return 'none'
  return canOrderFrom(store, settings) ? null : 'closed'
}

/** Whether the store delivers to the place. If it cannot be asked, it does: the address is checked before paying. */
async function reaches({ mode, place, vendor }: Shop, store: StoreDetail | null) {
  if (mode === 'pickup' || !place || !store) return true
  return (await orNull(vendor.stores.isInReach(store.id, place))) ?? true
}

/** A hash of what is shown before the cart is filled, so that nothing else is filled in. It is not a secret. */
function planHash({ rows, missing }: ReorderPlan, isReached: boolean, replacedStore: string) {
  const lines = rows.map(({ line }) => [line.itemId, line.choiceIds, line.quantity, line.unitPrice])
  return hashOf([lines, missing, isReached, replacedStore])
}

import { resolveChoices, unitPriceOf } from '~/domain/cart/customisation'
import type { AddOutcome, AddRequest } from '~/features/cart/cart.server'
import type { Shop } from '~/http/shop/shop.server'

/**
 * Begins a subscription to an item after asking the vendor for it. It replaces the subscription that was being made, if any
 * (rules 17.1). The reason is a dictionary key.
 */
export async function beginSubscription(shop: Shop, request: AddRequest): Promise<AddOutcome> {
  if (!shop.settings.subscriptionsEnabled) return { ok: false, reason: 'subscribe.notOffered' }
  const [store, item] = await Promise.all([
    shop.vendor.stores.byId(request.storeId, shop.place),
    shop.vendor.menus.item(request.storeId, request.itemId),
  ])
  if (!store) return { ok: false, reason: 'cart.storeGone' }
  if (!item?.isSubscribable) return { ok: false, reason: 'subscribe.notOffered' }
  if (item.isSoldOut || item.stock < 1) return { ok: false, reason: 'cart.notAvailable' }
  const choices = resolveChoices(item.groups, request.choiceIds)
  if (!choices.ok) return { ok: false, reason: 'choices.incomplete', errors: choices.errors }
  const isSaved = await shop.drafts.beginSubscription({
    storeId: store.id,
    itemId: item.id,
    choiceIds: choices.choiceIds,
    quantity: Math.min(Math.max(1, request.quantity), item.stock),
    priceSeen: unitPriceOf(item.price, choices.prices),
  })
  return isSaved ? { ok: true, name: item.name } : { ok: false, reason: 'subscribe.cannotNow' }
}

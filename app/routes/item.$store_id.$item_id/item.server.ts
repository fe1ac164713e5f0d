import { mostUnits } from '~/domain/cart/cart'
import { choiceIdsNamed, choiceRule, defaultChoiceIds, resolveChoices, unitPriceOf } from '~/domain/cart/customisation'
import { formatSigned, isPositive, type Currency, type Money } from '~/domain/money/money'
import { safePath } from '~/domain/safe-path'
import { isAvailable, type ChoiceGroup, type ItemDetail } from '~/domain/stores/menu'
import { canOrderFrom } from '~/domain/stores/store'
import { storeAndItem, type AddOutcome } from '~/features/cart/cart.server'
import type { AddRequest } from '~/features/cart/schema'
import { tooFarFrom } from '~/features/place/reach.server'
import { itemRow } from '~/features/stores/menu.server'
import type { Shop } from '~/http/shop/shop.server'
import { storePath } from '~/paths'

/** An item with its choices (rules 6.5). Throws 404 if there is no such item. */
export async function loadItem(shop: Shop, storeId: string, itemId: string) {
  const [store, item] = await storeAndItem(shop, storeId, itemId)
  if (!store || !item) throw new Response(null, { status: 404 })
  const { currency, isSystemAvailable } = shop.settings
  const row = itemRow(shop, store.id, item)
  const soldOut = row.isSoldOut ? ('item.soldOut' as const) : null
  return {
    title: item.name,
    storeId: store.id,
    storeName: store.name,
    backTo: safePath(shop.query.get('backTo'), storePath(store)),
    currency,
    /** Its store does not deliver here (rules 5.26). It can be added: another place or pickup may be chosen later. */
    isTooFar: (await tooFarFrom(shop, store)) !== null,
    /** Why it cannot be added right now, as a dictionary key, or null. */
    refusal: canOrderFrom(store, shop.settings) ? soldOut : ('store.closed' as const),
    item: row,
    basePrice: item.price,
    stock: item.stock,
    /** A store that is closed now still delivers on the following days. */
    canSubscribe: row.isSubscribable && isSystemAvailable,
    groups: item.groups.map((group) => groupView(group, currency)),
    ...initialChoices(shop.query, item),
  }
}

export type ItemData = Awaited<ReturnType<typeof loadItem>>

/** The form's initial choices: those in the address (`itemAgainPath`), else the item's presets. */
function initialChoices(query: URLSearchParams, { groups }: ItemDetail) {
  const quantity = query.get('quantity')
  return {
    quantity: Math.min(mostUnits, Math.max(1, Math.floor(Number(quantity)) || 1)),
    chosen: quantity === null ? defaultChoiceIds(groups) : choiceIdsNamed(groups, query.getAll('named')),
  }
}

/** Begins a subscription to an item in place of the one being made (rules 17.1). The reason is a dictionary key. */
export async function beginSubscription(shop: Shop, request: AddRequest): Promise<AddOutcome> {
  if (!shop.settings.subscriptionsEnabled) return { ok: false, reason: 'subscribe.notOffered' }
  const [store, item] = await storeAndItem(shop, request.storeId, request.itemId)
  if (!store) return { ok: false, reason: 'cart.storeGone' }
  if (!item?.isSubscribable) return { ok: false, reason: 'subscribe.notOffered' }
  if (!isAvailable(item)) return { ok: false, reason: 'cart.notAvailable' }
  const choices = resolveChoices(item.groups, request.choice)
  if (!choices.ok) return choices
  const isSaved = await shop.drafts.beginSubscription({
    storeId: store.id,
    itemId: item.id,
    choiceIds: choices.choiceIds,
    quantity: Math.min(Math.max(1, request.quantity), item.stock),
    priceSeen: unitPriceOf(item.price, choices.prices),
  })
  return isSaved ? { ok: true, name: item.name } : { ok: false, reason: 'subscribe.cannotNow' }
}

export type GroupView = ReturnType<typeof choiceRule> & { id: string; name: string; choices: ChoiceView[] }

export type ChoiceView = { id: string; name: string; price: Money; priceText: string | null; nested: GroupView | null }

/** A group of choices with its rule read and its prices written (rules 6.6). */
export function groupView(group: ChoiceGroup, currency: Currency): GroupView {
  const choices = group.choices.map(({ id, name, price, nested }) => ({
    id,
    name,
    price,
    priceText: isPositive(price) ? formatSigned('+', price, currency) : null,
    nested: nested.choices.length > 0 ? groupView({ id: `in-${id}`, name, ...nested }, currency) : null,
  }))
  return { id: group.id, name: group.name, ...choiceRule(group), choices }
}

/** The price of one unit of an item with its choices; nested choices count only while their parent is chosen. */
export function priceWith(chosen: string[], base: Money, groups: GroupView[]): Money {
  const pricesIn = (some: GroupView[]): Money[] =>
    some
      .flatMap(({ choices }) => choices)
      .filter(({ id }) => chosen.includes(id))
      .flatMap(({ price, nested }) => [price, ...pricesIn(nested ? [nested] : [])])
  return unitPriceOf(base, pricesIn(groups))
}

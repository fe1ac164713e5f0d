import { addLine, cartCount, cartSubtotal, emptyCart, type Cart, type PricedLine } from '~/domain/cart/cart'
import { resolveChoices, unitPriceOf, type ChoiceError } from '~/domain/cart/customisation'
import { priceCart, withoutUnavailable } from '~/domain/cart/pricing'
import { courierOf, deliveryTerms, freeDeliveryFrom } from '~/domain/checkout/delivery-fee'
import { lineMark } from '~/domain/checkout/revision'
import type { Zone } from '~/domain/place/zone'
import type { ItemDetail } from '~/domain/stores/menu'
import { canOrderFrom, enforcedMinimum, knowsMinimum, type Store, type StoreDetail } from '~/domain/stores/store'
import { deliveryZone, storeInMode, tooFarFrom, type TooFar } from '~/features/place/reach.server'
import { boundedCache } from '~/http/bounded-cache.server'
import { pictureUrl } from '~/http/images.server'
import { inBatches } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import type { CartSum, CartSummary } from '~/islands/cart/cart-summary'
import type { CartView } from '~/islands/cart/cart-view'
import type { IslandProps } from '~/islands/island-props'
import { storePath } from '~/paths'
import { cartWords } from './page-cart-bar'
import type { AddRequest } from './schema'

/** The cart's store (null if empty or gone), its lines with the vendor's names and prices, and the zone, if any. */
export type LoadedCart = { store: StoreDetail | null; lines: PricedLine[]; zone: Zone | null }

/** How many item details are requested at once; a cart with more plain items reads the menu instead. */
const atOnce = 8

/** A cart restored from the browser is given up after this many unknown items: each costs the vendor a call. */
const mostUnknown = 8

/**
 * Prices the cart from the vendor's menu; what the browser claims is only ids and quantities (rules 7.7).
 * `fresh` bypasses the cache, for checkout. `isClaim`: the items may be made up. Throws the vendor's failures.
 */
export async function loadCart(shop: Shop, { fresh = false, isClaim = false } = {}): Promise<LoadedCart> {
  const { cart, place } = shop
  if (cart.lines.length === 0) return { store: null, lines: [], zone: null }
  const [store, items, zone] = await Promise.all([
    storeInMode(shop, cart.storeId, { fresh }),
    loadItems(shop, cart, { fresh, isClaim }),
    deliveryZone(shop, place, { fresh }),
  ])
  const lines = withoutRefused(shop, priceCart(cart, store ? withAcceptedStock(shop, items) : new Map()))
  return {
    store,
    lines: lines.map((line) => ({ ...line, name: nameOf(shop, line), image: pictureUrl(line.image) })),
    zone,
  }
}

/** The names of items as carts last showed them. */
const lastNames = boundedCache<string>(5_000)

/** The name of a line; if the item has left the menu, the last one that this instance saw. */
function nameOf({ settings, locale, cart, t }: Shop, { itemId, name }: PricedLine) {
  const key = [settings.vendorId, locale, cart.storeId, itemId].join(' ')
  if (name) lastNames.set(key, name)
  return name || lastNames.get(key) || t('cart.goneItem')
}

/** How long a line that the vendor refused counts as unavailable although its menu offers it, in ms. */
const refusedMs = 10 * 60_000

/** What the vendor refuses although its menu offers it: lines, and items with a lower limit of units, by their ids. */
export type Refused = { lines: PricedLine[]; stocks: [itemId: string, units: number][] }

/** Stores what the vendor refused: it is unavailable for a while, whatever the menu says (rules 11.7). */
export async function saveRefused({ drafts }: Shop, { lines, stocks }: Refused) {
  const until = Date.now() + refusedMs
  await drafts.saveComputedCheckout({ refused: { until, lines: lines.map(lineMark), stocks } })
}

function refusedNow({ drafts }: Shop) {
  const { refused } = drafts.checkout
  return refused && refused.until >= Date.now() ? refused : null
}

function withoutRefused(shop: Shop, lines: PricedLine[]): PricedLine[] {
  const refused = refusedNow(shop)?.lines ?? []
  return lines.map((line) => (refused.includes(lineMark(line)) ? { ...line, state: 'unavailable' } : line))
}

function withAcceptedStock(shop: Shop, items: Map<string, ItemDetail>) {
  const stocks = new Map(refusedNow(shop)?.stocks)
  const limited = (item: ItemDetail) => ({ ...item, stock: Math.min(item.stock, stocks.get(item.id) ?? Infinity) })
  return stocks.size === 0 ? items : new Map([...items].map(([id, item]) => [id, limited(item)]))
}

/** Removes those of these lines that are unavailable from the cart; says so, or '' if none of them is in it. */
export function removeUnavailable({ device, cart, t }: Shop, lines: PricedLine[]): string {
  const rest = withoutUnavailable(cart, lines)
  device.saveCart(rest)
  return rest.lines.length < cart.lines.length ? t('cart.unavailableRemoved') : ''
}

/** A cart's items. Many without choices are read in one call, from the store's menu, and the others one by one. */
export async function loadItems({ vendor }: Shop, { storeId, lines }: Cart, { fresh = false, isClaim = false }) {
  const ids = new Set(lines.map((line) => line.itemId))
  const chosen = new Set(lines.filter((line) => line.choiceIds.length > 0).map((line) => line.itemId))
  const isMany = ids.size - chosen.size > atOnce
  const menu = isMany ? await vendor.menus.plainItems(storeId, { fresh }) : new Map<string, ItemDetail>()
  const items = new Map([...menu].filter(([id]) => ids.has(id) && !chosen.has(id)))
  const others = [...ids].filter((id) => !items.has(id))
  let unknown = 0
  const details = await inBatches(others, atOnce, async (id) => {
    if (isClaim && unknown > mostUnknown) return null
    const item = await vendor.menus.item(storeId, id, { fresh })
    if (!item) unknown++
    return item
  })
  for (const item of details) if (item) items.set(item.id, item)
  return items
}

/** The cart as the panel shows it, after asking whether the store delivers to the chosen place (rules 5.26). */
export async function reachedCartView(shop: Shop, loaded: LoadedCart): Promise<CartView> {
  return cartView(shop, loaded, loaded.store && (await tooFarFrom(shop, loaded.store)))
}

/** The cart as the panel shows it; `tooFar` is set if the store is known not to deliver to the place. */
export function cartView(shop: Shop, { store, lines, zone }: LoadedCart, tooFar: TooFar | null = null): CartView {
  const { t } = shop
  return {
    storeId: shop.cart.storeId,
    lines,
    storeName: store?.name ?? '',
    storePath: store ? storePath(store) : '/',
    currency: shop.settings.currency,
    minimum: store ? enforcedMinimum(store, zone) : '0',
    freeDeliveryFrom: store && !tooFar ? freeDeliverySubtotal(shop, store, zone) : null,
    // The texts are made here, so that only carts that need them send them to the browser.
    tooFar: tooFar && {
      text: t('review.outOfReach'),
      otherPlace: t('review.otherAddress'),
      pickup: tooFar.pickup && t('review.pickUpInstead', { pickup: tooFar.pickup }),
    },
    canCheckOut: shop.settings.isSystemAvailable,
    stamp: shop.device.cartStamp,
  }
}

/** The subtotal for free delivery; null for pickup, and if a courier company sets the fee. */
function freeDeliverySubtotal({ mode, settings }: Shop, store: StoreDetail, zone: Zone | null) {
  if (mode === 'pickup' || courierOf({ store, settings })) return null
  return freeDeliveryFrom(deliveryTerms({ settings, store, zone }))
}

function seenSum({ cart, settings }: Shop): CartSum {
  return { total: cartSubtotal(cart.lines, settings.currency), isAsSeen: true, currency: settings.currency }
}

/** The cart's badge, which is on every page and brings the words of all cart islands. */
export function cartBadge(shop: Shop): IslandProps['cart-badge'] {
  const { cart, device, locale } = shop
  const { cartStamp: stamp, hasCart } = device
  return { count: cartCount(cart), sum: seenSum(shop), words: cartWords(locale), stamp, lost: !hasCart }
}

/** The cart's summary on a page that does not load it: from the prices seen, and what the page knows of its store. */
export function cartSummary(shop: Shop, stores: readonly Store[] = []): CartSummary {
  const { cart } = shop
  const store = stores.find(({ id }) => id === cart.storeId)
  return {
    ...seenSum(shop),
    count: cartCount(cart),
    storeId: cart.storeId,
    storeName: store?.name ?? '',
    minimum: store && knowsMinimum(shop) ? enforcedMinimum(store) : '0',
    freeDeliveryFrom: null,
  }
}

/** An item and its store, as far as they exist. */
export const storeAndItem = (shop: Shop, storeId: string, itemId: string) =>
  Promise.all([storeInMode(shop, storeId), shop.vendor.menus.item(storeId, itemId)])

/** `added` is the number of added units, set only if it is lower than requested. */
export type AddOutcome =
  { ok: true; name: string; added?: number } | { ok: false; reason: WordKey; errors?: ChoiceError[] }

/**
 * Puts an item into the cart after asking the vendor for it: store open, item on sale, choices valid, stock left (rules
 * 6.3, 6.4, 6.8 and 7.1 to 7.4). Empties another store's cart first, if the customer agreed for that store. The reason
 * is a dictionary key.
 */
export async function addToCart(shop: Shop, request: AddRequest): Promise<AddOutcome> {
  const [store, item] = await storeAndItem(shop, request.storeId, request.itemId)
  if (!store) return { ok: false, reason: 'cart.storeGone' }
  if (!item || item.isSoldOut) return { ok: false, reason: 'cart.notAvailable' }
  if (!canOrderFrom(store, shop.settings)) return { ok: false, reason: 'store.off' }
  const choices = resolveChoices(item.groups, request.choice)
  if (!choices.ok) return choices

  const line = {
    itemId: item.id,
    choiceIds: choices.choiceIds,
    quantity: request.quantity,
    priceSeen: unitPriceOf(item.price, choices.prices),
  }
  const { storeId } = shop.cart
  // Another tab may have begun a third cart since the customer agreed.
  const isReplaced = storeId === request.replaces && storeId !== store.id
  const before = isReplaced ? emptyCart() : shop.cart
  const outcome = addLine(before, store.id, line, item.stock)
  if (!outcome.ok) return outcome
  if (!shop.device.saveCart(outcome.cart)) return { ok: false, reason: 'cart.full' }
  const added = cartCount(outcome.cart) - cartCount(before)
  return { ok: true, name: item.name, ...(added < request.quantity && { added }) }
}

/** The message after adding: that the item is in the cart, or how many of fewer units were added (rules 7.4). */
export function addedText({ t }: Pick<Shop, 't'>, { name, added }: Extract<AddOutcome, { ok: true }>): string {
  return added === undefined ? t('cart.added', { name }) : t('cart.addedFewer', { name, number: added })
}

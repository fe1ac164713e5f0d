import type { Settings } from '~/domain/brand/settings'
import type { Money } from '~/domain/money/money'
import { knowsMinimum, type Store } from '~/domain/stores/store'
import { storeCard } from '~/domain/stores/store-card'
import type { PickupInsteadProps } from '~/features/place/place-form'
import { isTooFarHere, pickupName } from '~/features/place/reach.server'
import { pictureUrl } from '~/http/images.server'
import { orNull } from '~/http/shop/readings.server'
import { remembered } from '~/http/shop/remembered.server'
import type { Shop } from '~/http/shop/shop.server'

/** Stores as every list shows them; `served` marks those that serve the place, if the list has others too. */
export function storeRows(shop: Shop, stores: readonly Store[], served: Served | null = null) {
  const { settings } = shop
  const minimum = knowsMinimum(shop) ? undefined : '0'
  return stores.map((store) => {
    const isTooFar = isTooFarHere(shop, store, { isInReach: served && served.delivery.has(store.id) })
    const pickupOnly = served?.pickup.has(store.id) ? pickupName(shop) : ''
    return storeRow(store, settings, minimum, isTooFar, pickupOnly)
  })
}

/** `pickupOnly` is the name for pickup, if a store that does not deliver to the customer has it; else ''. */
const storeRow = remembered(
  (store: Store, settings: Settings, minimum: Money | undefined, isTooFar: boolean, pickupOnly: string) => ({
    ...storeCard(store, settings, { minimum, isTooFar }),
    id: store.id,
    name: store.name,
    slug: store.slug,
    image: pictureUrl(store.image),
    pickupOnly,
  }),
)

export type StoreRow = ReturnType<typeof storeRow>

/** How many stores a page lists (rules 5.11). */
export const storesPerPage = 24

/** The most pages that are shown as one, when a customer returns to a list of which several pages were loaded. */
const mostPages = 10

/** Page '3' of a list, or pages '1-3', of which the last `mostPages` are shown; null if there is no such page. */
export function pageOf<Row>(rows: readonly Row[], wanted: string | null) {
  const end = Math.max(1, Math.ceil(rows.length / storesPerPage))
  const [, start, single] = /^(?:([1-9]\d{0,4})-)?([1-9]\d{0,4})$/.exec(wanted ?? '1') ?? []
  const last = Number(single)
  const first = Math.max(Number(start ?? single), last - mostPages + 1)
  if (!(first <= last && last <= end)) return null
  return {
    rows: rows.slice((first - 1) * storesPerPage, last * storesPerPage),
    previous: first > 1 ? first - 1 : null,
    next: last < end ? last + 1 : null,
  }
}

/** A page of stores; `instead` is pickup, if it is the alternative to delivery. */
export type StorePage = ReturnType<typeof storePage> & { instead?: PickupInsteadProps | null }

/**
 * The page of a list that the address asks for, and links to the pages before and after it, null for none. Throws the
 * redirect to the first page if there is no such page.
 */
export function storePage(
  shop: Shop,
  stores: readonly Store[],
  pathTo: (page?: number) => string,
  served: Served | null = null,
) {
  const page = pageOf(stores, shop.url.searchParams.get('page'))
  if (!page) throw shop.redirect(pathTo())
  return {
    stores: storeRows(shop, page.rows, served),
    layout: shop.settings.storeLayout,
    previous: page.previous === null ? null : pathTo(page.previous),
    next: page.next === null ? null : pathTo(page.next),
  }
}

/** The ids of the stores that serve the chosen place, by mode. */
type Served = { delivery: ReadonlySet<string>; pickup: ReadonlySet<string> }

/** A list of this length may be incomplete. */
const mostListed = 1000

/** Which stores of an unlimited list serve the chosen place, by the lists of home; null if there is nothing to mark. */
export async function servedAmong(shop: Shop, stores: readonly Store[]): Promise<Served | null> {
  if (shop.mode === 'pickup' || !shop.device.place.place || stores.length === 0) return null
  const near = await servingStoreIds(shop, 'delivery')
  if (near === null || near.size >= mostListed || stores.every(({ id }) => near.has(id))) return null
  return { delivery: near, pickup: (await pickupStoreIds(shop)) ?? new Set() }
}

/** Pickup with the page to return to, if no store delivers to the place and one has pickup; else null. */
export async function pickupInstead(shop: Shop, delivering: readonly Store[], backTo: string) {
  if (delivering.length > 0 || shop.mode === 'pickup') return null
  return (await pickupStoreIds(shop))?.size ? { pickup: pickupName(shop), backTo } : null
}

const pickupStoreIds = (shop: Shop) => (shop.settings.isPickupEnabled ? servingStoreIds(shop, 'pickup') : null)

async function servingStoreIds({ vendor, place }: Shop, mode: keyof Served): Promise<ReadonlySet<string> | null> {
  const stores = place && (await orNull(vendor.lists.nearby({ place, mode })))
  return stores && new Set(stores.map(({ id }) => id))
}

import type { Store } from '~/domain/stores/store'
import { pickupName } from '~/features/place/pickup-name'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'

/** The ids of the stores that serve the chosen place, by mode. */
export type Served = { delivery: ReadonlySet<string>; pickup: ReadonlySet<string> }

/** A list of this length may be incomplete. */
const mostListed = 1000

/**
 * Which stores serve the chosen place, for lists that the vendor does not limit to it. Null if there is nothing to mark: no
 * place is chosen, all deliver, or the vendor cannot tell. Uses the same lists as home.
 */
export async function servedAmong(shop: Shop, stores: readonly Store[]): Promise<Served | null> {
  if (shop.mode === 'pickup' || !shop.device.place.place || stores.length === 0) return null
  const near = await servingStoreIds(shop, 'delivery')
  if (near === null || near.size >= mostListed || stores.every(({ id }) => near.has(id))) return null
  return { delivery: near, pickup: (await pickupStoreIds(shop)) ?? new Set() }
}

/** The name for pickup, if no store delivers to the place and one has pickup; else ''. */
export async function pickupInstead(shop: Shop, delivering: readonly Store[]): Promise<string> {
  if (delivering.length > 0 || shop.mode === 'pickup') return ''
  return (await pickupStoreIds(shop))?.size ? pickupName(shop) : ''
}

const pickupStoreIds = (shop: Shop) => (shop.settings.isPickupEnabled ? servingStoreIds(shop, 'pickup') : null)

async function servingStoreIds({ vendor, place }: Shop, mode: keyof Served): Promise<ReadonlySet<string> | null> {
  const stores = place && (await orNull(vendor.lists.nearby({ place, mode })))
  return stores && new Set(stores.map(({ id }) => id))
}

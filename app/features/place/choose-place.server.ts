import type { Mode, Place, Point } from '~/domain/place/place'
import type { Zone } from '~/domain/place/zone'
import type { Store } from '~/domain/stores/store'
import { placeHere } from '~/features/place/places.server'
import type { Shop } from '~/http/shop/shop.server'

/** Whether a point is served, and the zone that contains it; null if there is none, or it is unknown. */
type Service = { isServed: boolean; zone: Zone | null }

/**
 * Saves the customer's place with the store that serves it: the one the vendor named with the choice, else the zone's,
 * else the one it finds. `isDetected`: the device reported it. Warns the customer if no store serves it (rules 4.8 and
 * 4.11). Every choice of a place ends here. Returns whether it is served.
 */
export async function choosePlace(
  shop: Shop,
  place: Place,
  { storeId, isDetected = false }: { storeId?: string; isDetected?: boolean } = {},
): Promise<boolean> {
  const [{ isServed, zone }, foundStoreId] = await Promise.all([
    servesPlace(shop, place),
    storeId ? '' : findStoreId(shop, place),
  ])
  shop.device.savePlace({ place, storeId: storeId || zone?.storeId || foundStoreId, storeName: '', isDetected })
  if (!isServed) shop.reply.toast('error', shop.t('home.noStores'))
  return isServed
}

/** A customer who skips gets the vendor's place and is not asked again (rules 4.14). An earlier choice stays. */
export async function skipPlace(shop: Shop) {
  shop.device.savePlace({ isSkipped: true })
  const { systemLocation } = shop.settings
  if (systemLocation && !shop.device.place.place) await choosePlace(shop, await placeHere(shop, systemLocation))
}

/** Whether the vendor's zones serve a point. They do if the vendor has no zones, or does not answer. */
export async function servedAt(shop: Shop, point: Point, mode: Mode): Promise<Service> {
  const unknown = { isServed: true, zone: null }
  if (!shop.settings.usesZones) return unknown
  const zoneAnswer = shop.vendor.settings.zoneOf(point, mode)
  return zoneAnswer.then((zone) => ({ isServed: zone !== null, zone })).catch(() => unknown)
}

/** The same for a place. Without zones, it is served if any store serves it, or if the vendor cannot tell. */
export async function servesPlace(shop: Shop, place: Place): Promise<Service> {
  const { settings, mode } = shop
  if (settings.usesZones) return servedAt(shop, place, mode)
  const isServed = await someStoreServes(shop, place).catch(() => true)
  return { isServed, zone: null }
}

async function someStoreServes({ settings, vendor, mode }: Shop, place: Place): Promise<boolean> {
  const { isSingleStore, findsStoreByLocation, singleStoreId } = settings
  if (!isSingleStore) return (await vendor.lists.nearby({ place, mode })).length > 0
  if (findsStoreByLocation) return (await vendor.lists.serving({ place, mode })).length > 0
  return mode === 'pickup' || singleStoreId === '' || vendor.stores.seemsInReach(singleStoreId, place)
}

/** If the brand shows one store at a time and finds it by location, the first that serves the place (flows 3.5). */
async function findStoreId(shop: Shop, place: Place): Promise<string> {
  const { findsStoreByLocation, isSingleStore, selectsStoreByHand } = shop.settings
  if (!findsStoreByLocation || !isSingleStore || selectsStoreByHand) return ''
  const [first] = await shop.vendor.lists.serving({ place, mode: shop.mode }).catch(() => [])
  return first?.id ?? ''
}

/** The stores that serve the place (flows 3.5), else those that the vendor lists there; [] if no place is known. */
export async function servingStores(shop: Shop): Promise<Store[]> {
  const { vendor, place, mode } = shop
  if (!place) return []
  return vendor.lists.serving({ place, mode }).catch(() => vendor.lists.nearby({ place, mode }))
}

/** Saves the customer's pick of the stores that serve the place; returns null, and saves nothing, for any other. */
export async function chooseStore(shop: Shop, storeId: string): Promise<Store | null> {
  const store = (await servingStores(shop)).find(({ id }) => id === storeId)
  if (!store) return null
  shop.device.savePlace({ storeId, storeName: store.name })
  return store
}

/**
 * How a page invites the visitor to choose a place (rules 4.2): by asking the device or the visitor. Null if they have a
 * place or skipped choosing, or the system is unavailable. For a preview, throws the redirect to the same page with the
 * vendor's own place.
 */
export async function placeInvitation(shop: Shop): Promise<'detect' | 'ask' | null> {
  const { settings, url } = shop
  const { place, isSkipped } = shop.device.place
  if (place || isSkipped || !settings.isSystemAvailable) return null
  if (settings.findsStoreByLocation) return 'detect'
  const query = new URLSearchParams(url.searchParams)
  if (query.get('preview') !== 'true' || !settings.systemLocation) return 'ask'
  await skipPlace(shop)
  query.delete('preview')
  throw shop.redirect(url.pathname + (query.size > 0 ? `?${query}` : ''))
}

import { addressLine } from '~/domain/address-line'
import type { Address, NewAddress } from '~/domain/address'
import { sealPlace, type SealedPlace } from '~/features/place/places.server'
import type { Shop } from '~/http/shop.server'

/** Makes a saved address primary and the place the shop delivers to (flows 2.5). Throws the vendor's failures. */
export async function usePrimaryAddress(shop: Shop, userId: string, address: Address) {
  await shop.vendor.addresses.setPrimary(userId, address.id)
  placeFrom(shop, address)
}

/** Saves a new address and makes it primary; without an id in the answer the newest of the list (flows 12.2). */
export async function saveAddress(shop: Shop, userId: string, address: NewAddress) {
  const added = await shop.vendor.addresses.add(address)
  const id = added.id ?? newestId(await shop.vendor.addresses.list())
  if (id) await shop.vendor.addresses.setPrimary(userId, id)
  placeFrom(shop, address)
}

/** After signing in the primary address, when there is one, becomes the place (rules 4.7). It never stands in the way. */
export async function deliverToPrimary(shop: Shop) {
  const primary = await shop.vendor.addresses.primary().catch(() => null)
  if (primary) placeFrom(shop, primary)
}

/**
 * The place that was chosen for browsing, as far as it is none of the saved addresses: where a new address most likely is.
 * Null when there is none, or when the saved ones cannot be had: a form that starts empty is no harm.
 */
export async function placeToSave(shop: Shop): Promise<SealedPlace | null> {
  const { place } = shop.device.place
  if (!place?.address) return null
  const saved = await shop.vendor.addresses.list().catch(() => null)
  const isSaved = ({ latitude, longitude }: Address) => latitude === place.latitude && longitude === place.longitude
  return saved && !saved.some(isSaved) ? sealPlace({ ...place, zip: '' }) : null
}

function placeFrom(shop: Shop, address: NewAddress) {
  const { latitude, longitude, city, state } = address
  shop.device.savePlace({
    place: { latitude, longitude, city, state, address: addressLine(address, shop.locale).slice(0, 300) },
  })
}

function newestId(addresses: Address[]): string | null {
  const ids = addresses.map(({ id }) => id).sort((a, b) => Number(b) - Number(a))
  return ids[0] ?? null
}

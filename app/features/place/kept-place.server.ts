import type { Shop } from '~/http/shop.server'
import { modeNumber } from '~/vendor/wire-fields'

/** The chosen place under the names of other clients of the API (rules 21.7), as the browser mirrors it; '' for none. */
export function keptPlace({ device, mode }: Shop): string {
  const { place, storeId } = device.place
  if (!place) return ''
  return JSON.stringify({
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    address: place.address,
    city: place.city,
    state: place.state,
    restaurantId: storeId && Buffer.from(storeId).toString('base64'),
    pickupDeliveryFlag: String(modeNumber(mode)),
  })
}

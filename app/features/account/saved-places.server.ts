import type { Address } from '~/domain/address'
import { isAt } from '~/features/account/address.server'
import type { Shop } from '~/http/shop.server'

/** A customer's saved addresses with the one that the shop delivers to; null for guests, who have none (rules 4.6). */
export async function savedPlaces(shop: Shop) {
  if (!shop.user) return null
  const addresses: Address[] = await shop.vendor.addresses.list()
  const { place } = shop.device.place
  const current = addresses.find((address) => address.isPrimary && place && isAt(place, address))
  return { as: shop.user.id, addresses, current: current?.id ?? null }
}

import type { User } from '~/domain/account/user'
import { isAt } from '~/features/account/address.server'
import { partOf, type Part } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'

export type SavedAddresses = Awaited<ReturnType<typeof readSaved>>

/** A customer's saved addresses, with the one that the shop delivers to; null for guests, who have none (rules 4.6). */
export async function savedPlaces(shop: Shop): Promise<Part<SavedAddresses> | null> {
  return shop.user && partOf(readSaved(shop, shop.user))
}

async function readSaved(shop: Shop, user: User) {
  const addresses = await shop.vendor.addresses.toChooseFrom()
  const { place } = shop.device.place
  const current = addresses.find((address) => address.isPrimary && place && isAt(place, address))
  return { as: user.id, addresses, current: current?.id ?? null }
}

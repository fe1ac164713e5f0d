import type { Store } from '~/domain/stores/store'
import type { Shop } from '~/http/shop/shop.server'

/** The longest store name stored with the place. */
const nameLimit = 80

/**
 * The stores that serve the place, as the vendor finds them for it (flows 3.5); if that fails, those that it lists there. [] if no
 * place is known.
 */
export async function servingStores(shop: Shop): Promise<Store[]> {
  const { vendor, place, mode } = shop
  if (!place) return []
  return vendor.lists.serving({ place, mode }).catch(() => vendor.lists.nearby({ place, mode }))
}

/** Stores the customer's pick among the stores that serve the place; returns null, and stores nothing, if it is none of them. */
export async function chooseStore(shop: Shop, storeId: string): Promise<Store | null> {
  const store = (await servingStores(shop)).find(({ id }) => id === storeId)
  if (!store) return null
  shop.device.savePlace({ storeId, storeName: store.name.slice(0, nameLimit) })
  return store
}

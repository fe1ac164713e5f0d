import type { StoreDetail } from '~/domain/stores/store'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'

/**
 * A store with its overrides of the vendor's settings (flows 5.10). If its details do not contain them they are read separately, and
 * if that fails the vendor's settings apply.
 */
export async function withOverrides({ vendor }: Shop, store: StoreDetail): Promise<StoreDetail> {
  const overrides = store.saysOverrides ? null : await orNull(vendor.stores.overrides(store.id))
  return overrides ? { ...store, overrides } : store
}

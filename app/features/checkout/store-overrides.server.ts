import type { StoreDetail } from '~/domain/stores/store'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'

/**
 * A store with what overrides the vendor's settings there (flows 5.10). Its details bring that; where they do not it is asked for, and
 * where that fails the vendor's own settings hold.
 */
export async function withOverrides({ vendor }: Shop, store: StoreDetail): Promise<StoreDetail> {
  const overrides = store.saysOverrides ? null : await orNull(vendor.stores.overrides(store.id))
  return overrides ? { ...store, overrides } : store
}

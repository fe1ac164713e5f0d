import type { Mode, Point } from '~/domain/place/place'
import type { Zone } from '~/domain/place/zone'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'

/** `mode` is the customer's by default. `fresh` bypasses the cache. */
type ZoneOptions = { mode?: Mode; fresh?: boolean }

/**
 * The vendor's zone for a delivery to a point (rules 4.8); null for pickup, for a vendor without zones, outside them, and while the
 * vendor cannot tell.
 */
export async function deliveryZone(
  shop: Shop,
  point: Point | null,
  { mode = shop.mode, fresh = false }: ZoneOptions = {},
): Promise<Zone | null> {
  if (!shop.settings.usesZones || mode !== 'delivery' || !point) return null
  return orNull(shop.vendor.settings.zoneOf(point, 'delivery', { fresh }))
}

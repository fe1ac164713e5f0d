import { realtimeSources } from '~/domain/brand/realtime'
import type { TrackMapData } from '~/domain/orders/track'
import { env } from '~/env.server'
import type { Shop } from '~/http/shop/shop.server'
import type { OrderSnapshot } from './order-snapshot.server'

/** The maps service's key; missing if the deployment has its own tiles. */
const keyOf = ({ settings }: Shop) => (env().MAP_TILES_URL ? '' : settings.mapsBrowserKey)

/** The tiles below the drawing of an order's route, if the deployment has any. */
export type MapTiles = { url: string; attribution: string }

/** The tiles of the deployment, or null. */
export function mapTiles(): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = env()
  return url ? { url, attribution } : null
}

/** The data of the courier's map; null while the position is unknown (rules 13.7, 13.9). */
export function trackMapOf(shop: Shop, snapshot: OrderSnapshot, storeName: string): TrackMapData | null {
  const { store, customer, courier, driver } = snapshot
  if (!courier) return null
  const { t, settings } = shop
  const driverId = driver?.id ?? ''
  return {
    key: keyOf(shop),
    store,
    customer,
    courier,
    unit: settings.distanceUnit,
    // Some characters are not allowed in a path of the database.
    realtime:
      settings.realtime && /^[\w-]+$/.test(driverId)
        ? { config: settings.realtime, path: env().REALTIME_DRIVER_PATH.replaceAll('{driver_id}', driverId) }
        : null,
    words: {
      label: t('trackMap.label', { store: storeName }),
      store: storeName,
      customer: t('trackMap.customer'),
      courier: t('orderStatus.courier'),
      away: t('trackMap.away'),
      distance: t(`store.${settings.distanceUnit}`),
      near: t('trackMap.near'),
      show: t('trackMap.show'),
    },
  }
}

/** The external sources of an order page that has a map, or will have one. */
export function trackPolicy(shop: Shop) {
  const { realtime } = shop.settings
  const tiles = env().MAP_TILES_URL
  return {
    ...(tiles && { pictures: [new URL(tiles).origin] }),
    ...(keyOf(shop) && { maps: true }),
    connectsTo: realtime ? realtimeSources(realtime) : [],
  }
}

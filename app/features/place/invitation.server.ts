import type { Shop } from '~/http/shop/shop.server'
import type { Settings } from '~/domain/brand/settings'
import { skipPlace } from './choose-place.server'

/** How a customer without a place is invited to choose one; a device that has permission is not asked for it. */
type Invitation = 'detect' | 'ask'

/**
 * The invitation that a page shows (rules 4.2); null if the visitor has a place or skipped choosing, or while the system is not
 * available. For a preview with the vendor's own place it throws the redirect to the same page with that place.
 */
export async function placeInvitation(shop: Shop): Promise<Invitation | null> {
  const { place, isSkipped } = shop.device.place
  if (place || isSkipped || !shop.settings.isSystemAvailable) return null
  const query = new URLSearchParams(shop.url.searchParams)
  const unplaced = whenUnplaced(shop.settings, query)
  if (unplaced !== 'preview') return unplaced
  await skipPlace(shop)
  query.delete('preview')
  throw shop.redirect(shop.url.pathname + (query.size > 0 ? `?${query}` : ''))
}

/** What the shop does when the customer has chosen no place: detect it, preview with its own place, or ask. */
type Unplaced = 'detect' | 'preview' | 'ask'

/** The order of rules 4.2. A preview needs a place of the vendor's own. */
export function whenUnplaced(
  settings: Pick<Settings, 'findsStoreByLocation' | 'systemLocation'>,
  query: URLSearchParams,
): Unplaced {
  if (settings.findsStoreByLocation) return 'detect'
  return query.get('preview') === 'true' && settings.systemLocation ? 'preview' : 'ask'
}

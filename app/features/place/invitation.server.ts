import { whenUnplaced } from '~/domain/place/unplaced'
import type { Shop } from '~/http/shop/shop.server'
import { skipPlace } from './choose-place.server'

/** How a customer without a place is invited to choose one: where the device may tell where it is, it need not be asked. */
export type Invitation = 'detect' | 'ask'

/**
 * The invitation that a page shows (rules 4.2), or null: who has a place or would not choose one is not asked, nor is anybody while
 * the system is not available. Where the vendor's own place is taken for a preview, throws the way to the same page with it.
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

import type { Settings } from '~/domain/brand/settings'

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

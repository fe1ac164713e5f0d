import type { Settings } from '~/domain/brand/settings'

/** What a shop does about a customer who has chosen no place: asks the device, takes its own place for a preview, or invites. */
export type Unplaced = 'detect' | 'preview' | 'ask'

/** The order of rules 4.2. A preview needs a place of the vendor's own. */
export function whenUnplaced(
  settings: Pick<Settings, 'findsStoreByLocation' | 'systemLocation'>,
  query: URLSearchParams,
): Unplaced {
  if (settings.findsStoreByLocation) return 'detect'
  return query.get('preview') === 'true' && settings.systemLocation ? 'preview' : 'ask'
}

import type { MapPoint } from './map-point'
import type { OrderStatus } from './order'

/** What watchers of an order are told each time it is looked at (rules 13.7). */
export type TrackEvent = {
  status: OrderStatus
  /** As the vendor tells them; '' when it does not. */
  minutesLeft: string
  /** Where the courier is; null before there is one, and once the order is over. */
  courier: MapPoint | null
  /** Another one means that what the page's live region shows has changed. */
  version: string
}

/** What the map of an order is drawn from in the browser; a point that is not known is null. */
export type TrackMapData = {
  /** The key that the maps service knows this site by, or ''. */
  key: string
  store: MapPoint | null
  customer: MapPoint | null
  courier: MapPoint | null
  /** What distances are told in. */
  unit: 'km' | 'mi'
  /** The vendor's realtime database and where the courier stands in it; null follows the page's events alone. */
  realtime: { config: Record<string, string>; path: string } | null
  words: TrackWords
}

export type TrackWords = Record<
  'label' | 'store' | 'customer' | 'courier' | 'away' | 'near' | 'show' | 'loading' | 'failed',
  string
>

/** On the document, with what a server's event told; the map listens to it. */
export const trackTold = 'shop:track'

import { distanceBetween } from '~/domain/place/distance'
import type { MapPoint } from '~/domain/place/map-point'
import type { Mode } from '~/domain/place/place'
import type { OrderStatus } from './order'

/** What watchers of an order are told each time it is looked at (rules 13.7). */
export type TrackEvent = {
  status: OrderStatus
  /** As the vendor tells them; '' when it does not. */
  minutesLeft: string
  /** Where the courier is; null before there is one, and once the order is over. */
  courier: MapPoint | null
  /** Changes when the page's live region has to change. */
  version: string
}

/** What the map of an order is drawn from in the browser; a point that is not known is null. */
export type TrackMapData = {
  /** The key that the maps service knows this site by; '' where the drawing of the way is all there is. */
  key: string
  store: MapPoint | null
  customer: MapPoint | null
  courier: MapPoint | null
  /** What distances are told in. */
  unit: 'km' | 'mi'
  /** The vendor's realtime database and the path of the courier's position; null when only the page's events are used. */
  realtime: { config: Record<string, string>; path: string } | null
  words: TrackWords
}

export type TrackWords = Record<
  'label' | 'store' | 'customer' | 'courier' | 'away' | 'near' | 'distance' | 'show',
  string
>

/** On the document, with what a server's event told; the map listens to it. */
export const trackUpdate = 'shop:track'

/** What a courier is doing for an order, where the vendor's answers tell it (rules 13.2). */
export type DriverStage = 'to-pickup' | 'handed-over' | 'out-for-delivery'

/** How near to the store, in km, a courier that has the order has not set out yet. */
const atStore = 0.1

/** The courier's part of an order's way; null before there is a courier, and once they have arrived. */
export function driverStage(order: {
  status: OrderStatus
  hasDriver: boolean
  courier: MapPoint | null
  store: MapPoint | null
}): DriverStage | null {
  const { status, hasDriver, courier, store } = order
  if (!hasDriver && !courier) return null
  if (status === 'placed' || status === 'in-kitchen' || status === 'ready') return 'to-pickup'
  if (status !== 'on-the-way') return null
  const isAtStore = (distanceBetween(courier, store, 'km') ?? Infinity) <= atStore
  return isAtStore ? 'handed-over' : 'out-for-delivery'
}

/** The longest estimate that is shown, in minutes; anything longer is an error of the vendor. */
const mostMinutes = 24 * 60

/** The minutes left, from the vendor's '12', '12.4' or '12 min'; null when there are none. */
export function minutesOf(said: string): number | null {
  const [, number] = /^(\d{1,5}(?:\.\d+)?)\s*(?:m\w*\.?)?$/i.exec(said.trim()) ?? []
  const minutes = Math.ceil(Number(number ?? 0))
  return minutes > 0 && minutes <= mostMinutes ? minutes : null
}

/** In how many minutes an order comes or can be fetched, as the vendor says it; null where that is over, not begun, or not said. */
export function minutesToGo({ status, mode }: { status: OrderStatus; mode: Mode }, said: string): number | null {
  const isComing = ['placed', 'in-kitchen', ...(mode === 'pickup' ? [] : ['ready', 'on-the-way'])].includes(status)
  return isComing ? minutesOf(said) : null
}

/** The time of day, 'HH:mm:ss', so many minutes after another. */
export function timeAfter(time: string, minutes: number): string {
  const [hours = 0, past = 0] = time.split(':').map(Number)
  const at = (hours * 60 + past + minutes) % (24 * 60)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(at / 60))}:${two(at % 60)}:00`
}

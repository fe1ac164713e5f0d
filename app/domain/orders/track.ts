import { distanceBetween } from '~/domain/place/distance'
import type { Mode, Point } from '~/domain/place/place'
import type { OrderStatus } from './order'

/** What watchers of an order receive each time it is read (rules 13.3). */
export type TrackEvent = {
  status: OrderStatus
  /** Where the courier is; null before there is one, and once the order is over. */
  courier: Point | null
  /** Changes when the page's live region has to change. */
  version: string
}

/** The input for the map of an order in the browser; an unknown point is null. */
export type TrackMapData = {
  /** The key by which the maps service knows this site; '' if there is only the drawing. */
  key: string
  store: Point | null
  customer: Point | null
  courier: Point
  unit: 'km' | 'mi'
  /** The vendor's realtime database and the path of the position in it; null if only the page's events are used. */
  realtime: { config: Record<string, string>; path: string } | null
  words: Record<'label' | 'store' | 'customer' | 'courier' | 'away' | 'near' | 'distance' | 'show', string>
}

/** What a courier is doing for an order, if the vendor's answers say it (rules 13.2). */
type DriverStage = 'to-pickup' | 'handed-over' | 'out-for-delivery'

/** The parts of an order that say what its courier does. */
type Courier = { status: OrderStatus; driver: object | null; courier: Point | null; store: Point | null }

/** A courier with the order who is within this many km of the store has not set out yet. */
const atStore = 0.1

/** The courier's part of an order's route; null before there is a courier, and once they have arrived. */
export function driverStage({ status, driver, courier, store }: Courier): DriverStage | null {
  if (!driver && !courier) return null
  if (status === 'placed' || status === 'in-kitchen' || status === 'ready') return 'to-pickup'
  if (status !== 'on-the-way') return null
  const isAtStore = (distanceBetween(courier, store, 'km') ?? Infinity) <= atStore
  return isAtStore ? 'handed-over' : 'out-for-delivery'
}

/** The longest estimate that is shown, in minutes; anything longer is an error of the vendor. */
const mostMinutes = 24 * 60

/** The minutes left, from the vendor's '12', '12.4' or '12 min'; null if missing. */
export function minutesOf(text: string): number | null {
  const [, number] = /^(\d{1,5}(?:\.\d+)?)\s*(?:m\w*\.?)?$/i.exec(text.trim()) ?? []
  const minutes = Math.ceil(Number(number ?? 0))
  return minutes > 0 && minutes <= mostMinutes ? minutes : null
}

/** In how many minutes, by the vendor, an order arrives or can be fetched; null if over, not started, or unknown. */
export function minutesToGo({ status, mode }: { status: OrderStatus; mode: Mode }, text: string): number | null {
  const isComing = ['placed', 'in-kitchen', ...(mode === 'pickup' ? [] : ['ready', 'on-the-way'])].includes(status)
  return isComing ? minutesOf(text) : null
}

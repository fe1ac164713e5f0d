import type { StoreSeed } from '../catalogue/store-seed'
import type { Brand } from '../catalogue/types'
import { kilometres, type Point } from '../core/geo'
import { rounded } from '../core/money'

/** Companies that deliver for stores. */
export type CourierCompany = NonNullable<StoreSeed['courier']>

/** Their names. */
export const COMPANY_NAMES: Record<CourierCompany, string> = { dunzo: 'Dunzo', porter: 'Porter' }

interface Tariff {
  /** Both in multiples of the brand's own first fee, so that they fit every currency. */
  base: number
  perKm: number
  minutesToPickup: number
}

const TARIFFS: Record<CourierCompany, Tariff> = {
  dunzo: { base: 1.2, perKm: 0.3, minutesToPickup: 8 },
  porter: { base: 1.6, perKm: 0.2, minutesToPickup: 12 },
}

const DETOUR = 1.3
const MINUTES_PER_KM = 3
/** Farther than this there is no road, in kilometres. */
const LONGEST_ROAD_KM = 60
/** Couriers ride this far, in kilometres. */
const LONGEST_RIDE_KM = 12

/** Length of the road between two points in kilometres, and the minutes it takes. */
interface Road {
  km: number
  minutes: number
}

/** The road between two points; null when there is none. */
export function roadBetween(a: Point, b: Point): Road | null {
  const km = kilometres(a, b) * DETOUR
  return km > LONGEST_ROAD_KM ? null : { km, minutes: Math.ceil(km * MINUTES_PER_KM) }
}

/** What a company charges for a ride, and how many minutes it takes; null when it is too long. */
export function rideOn(company: CourierCompany, road: Road, brand: Pick<Brand, 'bands'>) {
  if (road.km > LONGEST_RIDE_KM) return null
  const { base, perKm, minutesToPickup } = TARIFFS[company]
  const first = brand.bands.find((band) => band.fee > 0)?.fee ?? 1
  return {
    fee: rounded(first * (base + perKm * road.km)),
    minutesToPickup,
    minutesToDoor: minutesToPickup + road.minutes,
  }
}

import type { Money } from '~/domain/money/money'

/** Companies that bring orders for a vendor, as the vendor names them (flows 5.10). */
export const couriers = ['dunzo', 'porter'] as const
export type Courier = (typeof couriers)[number]

/**
 * What the vendor says of one delivery, beyond its tables: the offer of a courier company, or how long the road is where the vendor
 * brings it itself.
 */
export type Ride = {
  courier: Courier | null
  /** Names a courier's offer; '' where there is none. */
  quotationId: string
  /** What it costs; null where the vendor's tables say so. */
  fee: Money | null
  /** In the vendor's unit; null when it is not said. */
  distance: number | null
}

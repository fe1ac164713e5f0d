import type { DeliveryTable } from '~/domain/brand/settings'
import type { Money } from '~/domain/money/money'

/** One of the vendor's delivery zones (rules 4.8). Null fields are left to the store or the vendor. */
export type Zone = {
  minimum: Money | null
  /** If the zone leaves something out, the vendor's value is used. */
  delivery: Partial<DeliveryTable> | null
  /** No fee from this subtotal on. */
  freeAbove: Money | null
  /** The store that serves the zone, or ''. */
  storeId: string
}

import type { Money } from '~/domain/money/money'
import type { DeliveryTable } from '~/domain/brand/settings'

/** One of the vendor's own delivery zones (rules 4.8). Null where it leaves to the store or the vendor what is asked. */
export type Zone = {
  id: string
  name: string
  minimum: Money | null
  /** What is looked up by is the vendor's where the zone does not say. */
  delivery: (Pick<DeliveryTable, 'bands'> & Partial<DeliveryTable>) | null
  /** No fee from this subtotal on. */
  freeAbove: Money | null
  /** Minutes to show, or ''. */
  minutes: string
  /** The store that serves the zone, or ''. */
  storeId: string
}

import { and, eq } from 'drizzle-orm'
import type { Store } from '../../catalogue/types'
import type { MemberContext } from '../../core/call'
import type { Point } from '../../core/geo'
import { Refusal } from '../../core/refusal'
import type { Queries } from '../../db/open'
import { addresses, type AddressRow } from '../../db/schema'
import { isInReach } from '../../rules/reach'

/** An address of this customer. Addresses of other customers count as missing. */
export function ownAddress(db: Queries, userId: number, addressId: string): AddressRow | undefined {
  const wanted = Number(addressId)
  if (!Number.isSafeInteger(wanted)) return undefined
  const own = and(eq(addresses.id, wanted), eq(addresses.userId, userId))
  return db.select().from(addresses).where(own).get()
}

/** A saved address of the customer that the store delivers to; throws a Refusal otherwise. */
export function addressInReach(
  { demo, user }: Pick<MemberContext<unknown>, 'demo' | 'user'>,
  addressId: string,
  store: Store,
): AddressRow & Point {
  const row = ownAddress(demo.db, user.id, addressId)
  if (!row) throw new Refusal('addressUnknown')
  const point = { lat: row.latitude, lng: row.longitude }
  if (!isInReach(store, point, 'delivery')) throw new Refusal('outOfReach')
  return { ...row, ...point }
}

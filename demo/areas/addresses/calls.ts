import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Brand, Store } from '../../catalogue/types'
import { refused, success, type Answer } from '../../core/answer'
import { memberCall, type Call, type MemberContext, type Voice } from '../../core/call'
import { id, langField, optionalId, pointFields, text } from '../../core/fields'
import { kilometres, type Point } from '../../core/geo'
import type { Db } from '../../db/open'
import { addresses, type AddressRow } from '../../db/schema'
import { isInReach } from '../../rules/reach'
import { isAnother } from '../accounts/accounts'
import { ownAddress } from './addresses'

/** The store that serves a point: the nearest open one that delivers there. */
function servingStore(brand: Brand, at: Point): Store | undefined {
  const serving = brand.stores.filter((store) => !store.closed && isInReach(store, at, 'delivery'))
  const byDistance = (a: Store, b: Store) => kilometres(a.point, at) - kilometres(b.point, at)
  return serving.toSorted(byDistance)[0]
}

function addressView(voice: Voice, row: AddressRow): Record<string, unknown> {
  const store = servingStore(voice.brand, { lat: row.latitude, lng: row.longitude })
  return {
    shiping_id: row.id,
    adress_clarification: row.label,
    flat_no: row.flatNo === '' ? null : row.flatNo,
    house_name: row.houseName,
    Shiping_address: row.address,
    latitude: String(row.latitude),
    longitude: String(row.longitude),
    city: row.city,
    state: row.state,
    zip_code: row.zipCode,
    landmark: row.landmark,
    restaurant_id: store?.id ?? null,
    is_primary: row.isPrimary ? 1 : 0,
  }
}

function listAddresses(context: MemberContext<unknown>): Answer {
  const own = eq(addresses.userId, context.user.id)
  const newestFirst = [desc(addresses.isPrimary), desc(addresses.id)]
  const rows = context.demo.db
    .select()
    .from(addresses)
    .where(own)
    .orderBy(...newestFirst)
    .all()
  if (rows.length === 0) return refused(context.say('noAddresses'), { Result: [] })
  return success(context.say('success'), { Result: rows.map((row) => addressView(context, row)) })
}

const deviceFields = { ...langField, devicetoken: text, devicetype: text, uniqueid: optionalId, type: text }

const within = (degrees: number) => (value: number | null) => value === null || Math.abs(value) <= degrees

const addressFields = {
  ...langField,
  vendor_id: id,
  address: z.string(),
  latitude: pointFields.latitude.refine(within(90)),
  longitude: pointFields.longitude.refine(within(180)),
  address_clarification: text,
  flat_no: optionalId,
  house_name: text,
  landmark: text,
  city: text,
  state: text,
  zip_code: optionalId,
}

type AddressBody = z.output<z.ZodObject<typeof addressFields>>

/** The columns of an address, or the reason why it cannot be saved. */
function columnsOf(
  body: AddressBody,
): Omit<AddressRow, 'id' | 'userId' | 'isPrimary'> | 'addressMissing' | 'placeMissing' {
  const { latitude, longitude } = body
  if (body.address.trim() === '') return 'addressMissing'
  if (latitude === null || longitude === null) return 'placeMissing'
  return {
    label: body.address_clarification || 'Home',
    flatNo: body.flat_no,
    houseName: body.house_name,
    address: body.address,
    landmark: body.landmark,
    city: body.city,
    state: body.state,
    zipCode: body.zip_code,
    latitude,
    longitude,
  }
}

const savedAnswer = (context: MemberContext<AddressBody>, shipingId: number): Answer =>
  success(context.say('addressSaved'), {
    Result: {
      latitude: String(context.body.latitude),
      longitude: String(context.body.longitude),
      shiping_id: shipingId,
    },
  })

const addAddress = memberCall('add_shiping_address', addressFields, (context) => {
  const { demo, body, user, say } = context
  const columns = columnsOf(body)
  if (typeof columns === 'string') return refused(say(columns), { Result: [] })
  const row = demo.db
    .insert(addresses)
    .values({ ...columns, userId: user.id })
    .returning()
    .get()
  return savedAnswer(context, row.id)
})

const updateAddress = memberCall('update_shiping_address', { ...addressFields, shiping_id: id }, (context) => {
  const { demo, body, user, say } = context
  const row = ownAddress(demo.db, user.id, body.shiping_id)
  if (!row) return refused(say('addressUnknown'), { Result: [] })
  const columns = columnsOf(body)
  if (typeof columns === 'string') return refused(say(columns), { Result: [] })
  demo.db.update(addresses).set(columns).where(eq(addresses.id, row.id)).run()
  return savedAnswer(context, row.id)
})

const deleteAddress = memberCall(
  'delete_shiping_address',
  { ...langField, shiping_id: id, vendor_id: optionalId },
  ({ demo, body, user, say }) => {
    const row = ownAddress(demo.db, user.id, body.shiping_id)
    if (!row) return refused(say('addressUnknown'))
    demo.db.delete(addresses).where(eq(addresses.id, row.id)).run()
    return success(say('addressDeleted'))
  },
)

const getPrimaryAddress = memberCall(
  'get_user_primary_address',
  langField,
  (context) => {
    const primary = and(eq(addresses.userId, context.user.id), eq(addresses.isPrimary, true))
    const row = context.demo.db.select().from(addresses).where(primary).get()
    if (!row) return refused(context.say('noAddresses'), { Result: {} })
    return success(context.say('success'), { Result: addressView(context, row) })
  },
  { whenExpired: (say) => ({ code: 401, msg: say('sessionExpired'), Result: {} }) },
)

function makePrimary(db: Db, row: AddressRow): void {
  db.transaction((tx) => {
    tx.update(addresses).set({ isPrimary: false }).where(eq(addresses.userId, row.userId)).run()
    tx.update(addresses).set({ isPrimary: true }).where(eq(addresses.id, row.id)).run()
  })
}

const setPrimaryAddress = memberCall(
  'set_primary_address',
  { ...langField, user_id: id, address_id: id, vendor_id: id },
  ({ demo, brand, body, user, say }) => {
    const row = ownAddress(demo.db, user.id, body.address_id)
    if (isAnother(user, body.user_id) || !row) return refused(say('addressUnknown'), { Result: {} })
    makePrimary(demo.db, row)
    const store = servingStore(brand, { lat: row.latitude, lng: row.longitude })
    return success(say('success'), { Result: { restaurant_id: store?.id ?? '' } })
  },
)

/** Saved addresses. */
export const addressCalls: Call[] = [
  memberCall('list_shiping_address', deviceFields, listAddresses),
  memberCall('get_user_address', deviceFields, listAddresses),
  addAddress,
  updateAddress,
  deleteAddress,
  getPrimaryAddress,
  setPrimaryAddress,
]

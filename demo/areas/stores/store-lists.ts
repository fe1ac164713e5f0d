import { z } from 'zod'
import type { Mode } from '../../catalogue/store-seed'
import type { Brand, Store } from '../../catalogue/types'
import { refused, success, type Answer } from '../../core/answer'
import type { GuestContext } from '../../core/call'
import { momentOf } from '../../core/clock'
import { page, placeFields } from '../../core/fields'
import { pointOf } from '../../core/geo'
import type { MessageKey } from '../../core/messages'
import { ratingsOf } from '../../db/ratings'
import { isOpen } from '../../rules/opening-hours'
import { isInReach } from '../../rules/reach'
import { listedStoreView, type Visit } from './store-view'

/** 1 delivery, 0 pickup, -1 not chosen yet, which counts as delivery. */
const mode = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value): Mode => (String(value ?? '').trim() === '0' ? 'pickup' : 'delivery'))

/** Fields of calls that show stores as seen by a customer. */
export const visitFields = { ...placeFields, delivery_type_time_slots: mode }

type VisitContext = GuestContext<{
  latitude: number | null
  longitude: number | null
  delivery_type_time_slots: Mode
  date?: string
  starttime?: string
}>

/** Start of the wanted slot in milliseconds; null for as soon as possible and for text that is not a date. */
export function slotOf({ body, brand }: Pick<VisitContext, 'body' | 'brand'>): number | null {
  const text = `${body.date ?? ''} ${body.starttime ?? ''}`.trim()
  return text === '' ? null : momentOf(text, brand.timeZone)
}

/** How the customer of a call looks at stores: for the wanted slot, or for now. */
export function visitOf(context: VisitContext): Visit {
  const { body, demo } = context
  return {
    from: pointOf(body.latitude, body.longitude),
    at: slotOf(context) ?? demo.clock.now(),
    mode: body.delivery_type_time_slots,
    ratingOf: ratingsOf(demo.db),
  }
}

/** Does the store serve the place? Without a place every store does. */
export function serves(store: Store, { from, mode }: Visit): boolean {
  return from === null || isInReach(store, from, mode)
}

/** The stores with the open ones first, in their order otherwise. */
export function openFirst(brand: Brand, stores: readonly Store[], { at, mode }: Visit): Store[] {
  const open = new Set(stores.filter((store) => isOpen(store, brand, at, mode)))
  return [...open, ...stores.filter((store) => !open.has(store))]
}

/** One page of a list of stores, and where the next one starts. */
export function storesAnswer(
  context: VisitContext,
  visit: Visit,
  stores: readonly Store[],
  { skip = null, total_record: size = null }: { skip?: number | null; total_record?: number | null },
): Answer {
  const rows = page(stores, skip, size)
  const next = Math.max(0, Math.trunc(skip ?? 0)) + rows.length
  if (rows.length === 0) return refused(context.say('noStores'), { Result: [], open_restaurant: next })
  return success(context.say('success'), {
    Result: rows.map((store) => listedStoreView(context, store, visit)),
    open_restaurant: next,
  })
}

/** A list on its own, or the message that there is nothing. */
export function listAnswer(
  say: VisitContext['say'],
  rows: readonly unknown[],
  nothing: MessageKey = 'notFound',
): Answer {
  return rows.length > 0 ? success(say('success'), { Result: rows }) : refused(say(nothing), { Result: [] })
}

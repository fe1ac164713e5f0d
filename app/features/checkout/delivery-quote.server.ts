import { z } from 'zod'
import type { Address } from '~/domain/place/address'
import { distanceUnitOf } from '~/domain/checkout/amounts'
import { courierOf, deliveryTerms } from '~/domain/checkout/delivery-fee'
import { isPositive, wireMoney, type Money } from '~/domain/money/money'
import { couriers, type Courier } from '~/domain/brand/courier'
import type { DeliveryQuote } from '~/domain/checkout/delivery-fee'
import type { StoreDetail } from '~/domain/stores/store'
import type { Zone } from '~/domain/place/zone'
import { env } from '~/env.server'
import { keyValueStore } from '~/http/store/store.server'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import type { CourierOffer } from '~/vendor-api/delivery-quotes.server'
import type { Point } from '~/vendor-api/wire-fields'

/** A delivery that is about to be ordered. `subtotal` is the sum of its lines. */
type Wanted = { store: StoreDetail; address: Address | null; zone: Zone | null; subtotal: Money }

const money = z.string().regex(/^\d{1,24}(\.\d{1,10})?$/)

/** The answer for a delivery, with a hash of the delivery and its expiry in ms since the epoch. */
const SavedQuote = z.object({
  print: z.string().max(160),
  until: z.number(),
  /** 'YYYY-MM-DD HH:mm:ss' at the vendor, or ''. */
  validTill: z.string().max(40),
  courier: z.enum(couriers).nullable(),
  quotationId: z.string().max(200),
  fee: money.nullable(),
  distance: z.number().nullable(),
})
type SavedQuote = z.infer<typeof SavedQuote>

/** The known facts of a delivery, and why its courier does not go there, in the vendor's words; '' for no reason. */
export type Brought = { deliveryQuote: DeliveryQuote | null; reason: string }

/** How long an answer is valid, in ms: the vendor honours a courier's offer, while a fee by road may change. */
const beliefMs = { offer: 10 * 60_000, road: 60_000 }

const tablesSay: Brought = { deliveryQuote: null, reason: '' }

/**
 * The delivery price of a courier company or, if the vendor is asked for it, the distance by road (flows 5.10). Requested once
 * and stored for a while, so that all pages and submits agree. Without an answer, the vendor's fee table applies.
 */
export async function deliveryQuoteFor(shop: Shop, wanted: Wanted): Promise<Brought> {
  if (!isPositive(wanted.subtotal)) return tablesSay
  const courier = courierOf({ store: wanted.store, settings: shop.settings })
  if (courier)
    return wanted.address && shop.user ? offerOf(shop, courier, shop.user.id, wanted, wanted.address) : tablesSay
  const point = wanted.address ?? shop.place
  return point && goesByRoad(shop, wanted)
    ? { deliveryQuote: await roadTo(shop, wanted.store, point), reason: '' }
    : tablesSay
}

/** Forgets the quote, because the vendor did not accept it. */
export async function forgetDeliveryQuote(shop: Shop) {
  await keyValueStore.set(nameOf(shop), null, 1).catch(() => undefined)
}

async function offerOf(shop: Shop, courier: Courier, userId: string, { store, subtotal }: Wanted, to: Address) {
  const print = [courier, store.id, to.id, printOf(to), wireMoney(subtotal)].join(' ')
  const kept = await savedQuote(shop, print)
  if (kept) return { deliveryQuote: kept, reason: '' }
  const delivery = { userId, storeId: store.id, addressId: to.id, point: to, subtotal: wireMoney(subtotal) }
  const offered: CourierOffer | null = await orNull(shop.vendor.deliveryQuotes.offer(courier, delivery))
  if (!offered?.deliveryQuote) return { deliveryQuote: null, reason: offered?.reason ?? '' }
  await keep(shop, {
    ...offered.deliveryQuote,
    print,
    until: Date.now() + beliefMs.offer,
    validTill: offered.validTill,
  })
  return { deliveryQuote: offered.deliveryQuote, reason: '' }
}

async function roadTo(shop: Shop, store: StoreDetail, point: Point): Promise<DeliveryQuote | null> {
  const print = ['road', store.id, printOf(point)].join(' ')
  const kept = await savedQuote(shop, print)
  if (kept) return kept
  const deliveryQuote = await orNull(
    shop.vendor.deliveryQuotes.road(store.id, point, distanceUnitOf(store, shop.settings)),
  )
  if (deliveryQuote) await keep(shop, { ...deliveryQuote, print, until: Date.now() + beliefMs.road, validTill: '' })
  return deliveryQuote
}

/** Only if the fee depends on the distance and the deployment says that this vendor knows roads. */
function goesByRoad({ settings }: Shop, { store, zone }: Wanted) {
  const { table } = deliveryTerms({ vendor: settings.delivery, zone, store: store.overrides.delivery })
  return table.basis === 'distance' && env().ROAD_DISTANCE_VENDORS.includes(settings.vendorId)
}

/** The latest answer of a customer; of a guest, of their cart. */
const nameOf = ({ settings, user, device }: Shop) => `delivery-quote:${settings.vendorId}:${user?.id ?? device.cartId}`

/** Stores an answer if possible; otherwise it is requested again. */
async function keep(shop: Shop, deliveryQuote: SavedQuote) {
  const kept = SavedQuote.safeParse(deliveryQuote)
  if (kept.success)
    await keyValueStore.set(nameOf(shop), kept.data, kept.data.until - Date.now()).catch(() => undefined)
}

async function savedQuote(shop: Shop, print: string): Promise<DeliveryQuote | null> {
  const deliveryQuote = SavedQuote.safeParse(await keyValueStore.get(nameOf(shop)).catch(() => null)).data
  if (deliveryQuote?.print !== print || deliveryQuote.until < Date.now() || isOver(shop, deliveryQuote)) return null
  const { courier, quotationId, fee, distance } = deliveryQuote
  return { courier, quotationId, fee, distance }
}

/** Whether an offer expires within the minute, by the vendor's clock. One without an expiry does not. */
function isOver({ settings }: Shop, { validTill }: SavedQuote) {
  const { date, time } = vendorNow(settings, new Date(Date.now() + 60_000))
  return /^\d{4}-\d\d-\d\d \d\d:\d\d/.test(validTill) && validTill < `${date} ${time}`
}

const printOf = ({ latitude, longitude }: Point) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`

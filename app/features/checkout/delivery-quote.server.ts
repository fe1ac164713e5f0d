import { z } from 'zod'
import { couriers, type Courier } from '~/domain/brand/settings'
import { distanceUnitOf } from '~/domain/checkout/amounts'
import { courierOf, deliveryTerms, type DeliveryQuote } from '~/domain/checkout/delivery-fee'
import { isPositive, wireMoney, type Money } from '~/domain/money/money'
import type { Address } from '~/domain/place/address'
import type { Point } from '~/domain/place/place'
import type { Zone } from '~/domain/place/zone'
import type { StoreDetail } from '~/domain/stores/store'
import { env } from '~/env.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { keyValueStore } from '~/http/store/store.server'
import type { CourierOffer } from '~/vendor-api/delivery-quotes.server'

/** A delivery that is about to be ordered. `subtotal` is the sum of its lines. */
type Delivery = { store: StoreDetail; address: Address | null; zone: Zone | null; subtotal: Money }

const money = z.string().regex(/^\d{1,24}(\.\d{1,10})?$/)

/** The answer for a delivery, with the delivery that it is for. */
const SavedQuote = z.object({
  key: z.string().max(160),
  /** 'YYYY-MM-DD HH:mm:ss' at the vendor, or ''. */
  validTill: z.string().max(40),
  deliveryQuote: z.object({
    courier: z.enum(couriers).nullable(),
    quotationId: z.string().max(200),
    fee: money.nullable(),
    distance: z.number().nullable(),
  }),
})
type SavedQuote = z.infer<typeof SavedQuote>

/** The quote for a delivery, or null; and the vendor's message why its courier does not deliver there, or ''. */
type QuoteResult = { deliveryQuote: DeliveryQuote | null; reason: string }

/** How long an answer is valid, in ms: the vendor honours a courier's offer, while a fee by road may change. */
const validMs = { offer: 10 * 60_000, road: 60_000 }

const feeTableApplies: QuoteResult = { deliveryQuote: null, reason: '' }

/**
 * The delivery price of a courier company or, if the vendor is asked for it, the distance by road (flows 5.10).
 * Requested once and stored for a while, so that all pages and submits agree. Without an answer, the vendor's fee table
 * applies.
 */
export async function deliveryQuoteFor(shop: Shop, delivery: Delivery): Promise<QuoteResult> {
  if (!isPositive(delivery.subtotal)) return feeTableApplies
  const courier = courierOf({ store: delivery.store, settings: shop.settings })
  if (courier) return courierQuote(shop, courier, delivery)
  const point = delivery.address ?? shop.place
  return point && usesRoadDistance(shop, delivery) ? roadQuote(shop, delivery.store, point) : feeTableApplies
}

/** Forgets the quote, because the vendor did not accept it. */
export async function forgetDeliveryQuote(shop: Shop) {
  await keyValueStore.set(quoteKey(shop), null, 1).catch(() => undefined)
}

async function courierQuote(shop: Shop, courier: Courier, { store, address, ...delivery }: Delivery) {
  const { user } = shop
  if (!user || !address) return feeTableApplies
  const subtotal = wireMoney(delivery.subtotal)
  const key = [courier, store.id, address.id, pointText(address), subtotal].join(' ')
  const request = { userId: user.id, storeId: store.id, addressId: address.id, point: address, subtotal }
  return quoteOnce(shop, key, validMs.offer, () => shop.vendor.deliveryQuotes.offer(courier, request))
}

function roadQuote(shop: Shop, store: StoreDetail, point: Point) {
  const key = ['road', store.id, pointText(point)].join(' ')
  return quoteOnce(shop, key, validMs.road, async () => {
    const unit = distanceUnitOf(store, shop.settings)
    const deliveryQuote = await shop.vendor.deliveryQuotes.road(store.id, point, unit)
    return deliveryQuote && { deliveryQuote, validTill: '' }
  })
}

/** The stored answer for a delivery while it is valid, else the vendor's, which is then stored. */
async function quoteOnce(shop: Shop, key: string, ms: number, ask: () => Promise<CourierOffer | null>) {
  const savedQuote = await readSavedQuote(shop, key)
  if (savedQuote) return { deliveryQuote: savedQuote, reason: '' }
  const offer = await orNull(ask())
  if (!offer?.deliveryQuote) return { deliveryQuote: null, reason: offer?.reason ?? '' }
  const quote: SavedQuote = { key, ...offer }
  // If it cannot be stored, it is requested again.
  await keyValueStore.set(quoteKey(shop), quote, ms).catch(() => undefined)
  return { deliveryQuote: offer.deliveryQuote, reason: '' }
}

/** Whether to ask for the distance by road: the fee depends on it, and the deployment lists this vendor. */
function usesRoadDistance({ settings }: Shop, { store, zone }: Delivery) {
  const { table } = deliveryTerms({ settings, store, zone })
  return table.basis === 'distance' && env().ROAD_DISTANCE_VENDORS.includes(settings.vendorId)
}

/** The key of the stored quote: one per customer, or per cart for a guest. */
const quoteKey = ({ settings, user, device }: Shop) =>
  `delivery-quote:${settings.vendorId}:${user?.id ?? device.cartId}`

async function readSavedQuote(shop: Shop, key: string): Promise<DeliveryQuote | null> {
  const quote = SavedQuote.safeParse(await keyValueStore.get(quoteKey(shop)).catch(() => null)).data
  if (quote?.key !== key || isExpired(shop, quote)) return null
  return quote.deliveryQuote
}

/** Whether an offer expires within the minute, by the vendor's clock. One without an expiry does not. */
function isExpired({ settings }: Shop, { validTill }: SavedQuote) {
  const { date, time } = vendorNow(settings, new Date(Date.now() + 60_000))
  return validTill !== '' && validTill < `${date} ${time}`
}

const pointText = ({ latitude, longitude }: Point) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`

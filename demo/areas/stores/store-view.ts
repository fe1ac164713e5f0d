import type { Band } from '../../catalogue/brand-seed'
import type { TagSeed } from '../../catalogue/menu-seed'
import type { Mode } from '../../catalogue/store-seed'
import type { Store } from '../../catalogue/types'
import type { Voice } from '../../core/call'
import { wallTime } from '../../core/clock'
import { inMetric, kilometres, type Point } from '../../core/geo'
import { money } from '../../core/money'
import type { RatingOf } from '../../db/ratings'
import { isOpen, MIDNIGHT, weekdayOf, weekOf } from '../../rules/opening-hours'
import { DELIVERY_RADIUS_KM } from '../../rules/reach'

/** The point, the time (milliseconds) and the mode for which a customer looks at stores, and the ratings of stores. */
export interface Visit {
  from: Point | null
  at: number
  mode: Mode
  ratingOf: RatingOf
}

/** Opening hours as the API writes them: midnight is 00:00:00 at both ends. */
export function timingRows(store: Pick<Store, 'hours'>, mode: Mode): Record<string, string>[] {
  return weekOf(store, mode).map(({ day, from, to }) => ({
    day,
    open_time: `${from}:00`,
    close_time: to === MIDNIGHT ? '00:00:00' : `${to}:00`,
    status: '1',
    date: '',
  }))
}

/** The delivery hours of single dates within the next twelve months; a day without any is switched off. */
function datedRows({ deliveryOnDates = {} }: Pick<Store, 'deliveryOnDates'>, now: string): Record<string, string>[] {
  const [year, today] = [Number(now.slice(0, 4)), now.slice(5, 10)]
  return Object.entries(deliveryOnDates).flatMap(([day, spans]) => {
    const date = `${day < today ? year + 1 : year}-${day}`
    const rows = spans.map(({ from, to }) => ({ open_time: `${from}:00`, close_time: `${to}:00`, status: '1' }))
    const closed = { open_time: '00:00:00', close_time: '00:00:00', status: '0' }
    return (rows.length > 0 ? rows : [closed]).map((row) => ({ day: weekdayOf(date), ...row, date }))
  })
}

function tagView(tag: TagSeed) {
  const [first, second] = typeof tag.name === 'string' ? [tag.name, ''] : tag.name
  return { id: tag.id, name: first, secondary_name: second, background_color: tag.background, text_color: tag.color }
}

/** Distance from the given point (the brand's own one when there is none), in the brand's unit, one decimal. */
function distanceTo(voice: Voice, store: Store, from: Point | null): number {
  const km = kilometres(from ?? voice.brand.location, store.point)
  return Math.round(inMetric(km, voice.brand.metric) * 10) / 10
}

function cuisineNames(voice: Voice, store: Store): string[] {
  return store.cuisines.map((key) => {
    const cuisine = voice.brand.cuisines.find((entry) => entry.key === key)
    return cuisine ? voice.words(cuisine.name) : key
  })
}

/** What an order shows of its store. */
export function storeFace(voice: Voice, store: Store) {
  return {
    name: voice.words(store.name),
    icon_image: voice.picture(store.picture),
    cuisine_name: cuisineNames(voice, store),
  }
}

/** Open or not as the API writes it. */
export function onOff({ brand }: Voice, store: Store, { at, mode }: Visit): '1' | '0' {
  return isOpen(store, brand, at, mode) ? '1' : '0'
}

/** A store as shown in lists. */
export function listedStoreView(voice: Voice, store: Store, visit: Visit): Record<string, unknown> {
  const distance = distanceTo(voice, store, visit.from)
  const { stars, reviews } = visit.ratingOf(store)
  return {
    restaurant_id: store.id,
    slug: store.slug,
    ...storeFace(voice, store),
    restaurant_on_off: onOff(voice, store, visit),
    rating: stars,
    avg_rating: stars.toFixed(1),
    review_count: reviews,
    restaurant_type: store.veg ? '1' : '2',
    is_pre_order: store.preOrder ? 1 : 0,
    show_customer_app: store.showsDistance ? 'distence' : 'time',
    is_show_customer_app: 1,
    delivery_time: store.showsDistance ? String(distance) : voice.say('minutes', { count: String(store.minutes) }),
    delivery_times: store.showsDistance ? String(distance) : String(store.minutes),
    two_person_price: String(store.twoPersonPrice),
    discount_text: store.discount ? voice.words(store.discount) : '',
    minimum_order_value: String(store.minimum ?? 0),
    minimum_admin_commision: store.minimumCommission ?? null,
    location_address: voice.words(store.address),
    distance,
    item_counts: store.itemsById.size,
    menu_category_count: store.menuCategories.length,
    app_detail_layout: '1',
    franchisee_id: 0,
    restaurant_service_tax: store.taxPercent ?? 0,
    restaurant_packaging_charge: String(store.packaging?.charge ?? 0),
    restaurant_packaging_type: store.packaging?.type ?? 'Fixed',
    restaurant_convince_charge: store.convenience?.charge ?? 0,
    restaurant_convince_type: store.convenience?.type ?? 'Fixed',
    restaurant_tags: store.tags ? store.tags.map(tagView) : null,
  }
}

/** A store above the items that were found in it. */
export function foundStoreView(voice: Voice, store: Store, visit: Visit): Record<string, unknown> {
  return {
    restaurant_id: store.id,
    name: voice.words(store.name),
    slug: store.slug,
    icon_image: voice.picture(store.picture),
    location_address: voice.words(store.address),
    avg_rating: visit.ratingOf(store).stars.toFixed(1),
    restaurant_on_off: onOff(voice, store, visit),
  }
}

/** Delivery fee table as the API writes it. */
export function chargeBands(bands: readonly Band[]) {
  return bands.map((band) => ({
    min_value: band.min,
    max_value: band.max,
    delivery_charges: money(band.fee),
  }))
}

/** Settings of one store that override those of the vendor. */
export function storeSettingsView(voice: Voice, store: Store): Record<string, unknown> {
  return {
    restaurant_id: store.id,
    included_tax: voice.brand.taxIncluded ? 1 : 0,
    restaurant_service_tax: store.taxPercent ?? 0,
    is_pickup_enable: 1,
    contact_less_delivery: 1,
    restaurant_payment_option: store.paymentOption ?? 'Both',
    payment_gateway_new: store.gateways ?? voice.brand.gateways,
    delivery_charges_type: voice.brand.deliveryType,
    charges: chargeBands(voice.brand.bands),
    distance_metric: voice.brand.metric,
    driver_tip_status: 1,
    is_order_image_enable: store.takesPictures ? 1 : 0,
    delivery_partner: store.courier ?? '',
  }
}

/** A store with everything its page, the cart and the checkout need. */
export function storeDetailView(voice: Voice, store: Store, visit: Visit): Record<string, unknown> {
  return {
    ...listedStoreView(voice, store, visit),
    latitude: String(store.point.lat),
    longitude: String(store.point.lng),
    full_address: `${voice.words(store.address)}, ${voice.words(voice.brand.city)}`,
    phone: voice.brand.supportPhone,
    description: voice.words(store.about),
    payment_option: store.paymentOption ?? 'Both',
    time_slots: '30',
    is_same_day_delivery: 1,
    max_dilivery_radius: DELIVERY_RADIUS_KM,
    delivery_charge: '0',
    parcel_charge: 0,
    business_licence_number: `LIC-${store.id}`,
    rating_user_count: visit.ratingOf(store).reviews,
    delivery_type_time_slots: '1',
    delivered_timming: timingRows(store, 'delivery'),
    new_delivered_timming: datedRows(store, wallTime(visit.at, voice.brand.timeZone)),
    pickup_timming: timingRows(store, 'pickup'),
    settings: storeSettingsView(voice, store),
  }
}

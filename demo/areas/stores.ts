import { z } from 'zod/v4'
import { storeById, storeBySlug } from '../catalogue/catalogue'
import type { Store } from '../catalogue/types'
import { found, refused, type Answer } from '../core/answer'
import { guestCall, type Call, type GuestContext, type Voice } from '../core/call'
import { id, listOf, looseNumber, optionalId, page, placeFields, slotFields, text, vendorFields } from '../core/fields'
import { kilometres, pointOf, type Point } from '../core/geo'
import { DELIVERY_RADIUS_KM, storeDetailView, storeView } from '../views/store-view'

/** Customers go this far themselves, in kilometres. */
const PICKUP_RADIUS_KM = 25

/** 1 delivery, 0 pickup, -1 not chosen yet, which counts as delivery. */
const mode = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => (String(value ?? '') === '0' ? 'pickup' : 'delivery'))

const cuisineList = guestCall('get_cuisinelist', vendorFields, ({ brand, say, words }) => {
  const rows = brand.cuisines.map((cuisine) => ({ cuisine_id: cuisine.id, cuisine_name: words(cuisine.name) }))
  return rows.length > 0 ? found(say('success'), { Result: rows }) : refused(say('notFound'), { Result: [] })
})

const bannerFields = { ...vendorFields, ...placeFields, delivery_type_time_slots: mode }

const banners = guestCall('get_banner', bannerFields, (context) => {
  const { brand, body, say, picture } = context
  const from = pointOf(body.latitude, body.longitude)
  const rows = brand.banners.map((banner) => ({
    id: banner.id,
    image: picture(banner.picture),
    banner_restaurant: banner.stores
      .flatMap((storeId) => storeById(brand, String(storeId)) ?? [])
      .map((store) => storeView(context, store, from)),
  }))
  return rows.length > 0 ? found(say('success'), { Result: rows }) : refused(say('notFound'), { Result: [] })
})

const categories = guestCall(
  'restaurant_categorylisting',
  { ...vendorFields, ...placeFields, city: text, state: text },
  ({ brand, say, words, picture }) => {
    const rows = brand.categories.map((category) => ({
      category_id: category.id,
      category_name: words(category.name),
      category_desc: words(category.about),
      category_img: picture(category.picture),
      color_code: category.color,
      text_color_code: category.textColor,
    }))
    return rows.length > 0 ? found(say('success'), { Result: rows }) : refused(say('notFound'), { Result: [] })
  },
)

const nearbyFields = {
  ...vendorFields,
  ...placeFields,
  ...slotFields,
  cityname: text,
  state: text,
  delivery_type_time_slots: mode,
  cuisine_id: optionalId,
  sort_type: optionalId,
  filter_type: text,
  cost_range: text,
  user_id: optionalId,
  skip: looseNumber,
  total_record: looseNumber,
  category_id: optionalId,
  brand_id: optionalId,
}

type NearbyBody = z.output<z.ZodObject<typeof nearbyFields>>

const ORDERS: Record<string, (a: Store, b: Store) => number> = {
  '1': (a, b) => a.twoPersonPrice - b.twoPersonPrice,
  '2': (a, b) => a.minutes - b.minutes,
  '3': (a, b) => b.rating - a.rating,
}

const openFirst = (a: Store, b: Store) => Number(a.closed ?? false) - Number(b.closed ?? false)

function matching(voice: Voice, body: NearbyBody, from: Point | null): Store[] {
  const { brand } = voice
  const radius = body.delivery_type_time_slots === 'pickup' ? PICKUP_RADIUS_KM : DELIVERY_RADIUS_KM
  const cuisineIds = listOf(body.cuisine_id)
  const cuisines = brand.cuisines.filter((cuisine) => cuisineIds.includes(String(cuisine.id))).map((entry) => entry.key)
  return brand.stores
    .filter((store) => from === null || kilometres(from, store.point) <= radius)
    .filter((store) => cuisineIds.length === 0 || store.cuisines.some((key) => cuisines.includes(key)))
    .filter((store) => body.category_id === '' || String(store.category) === body.category_id)
    .toSorted((a, b) => openFirst(a, b) || (ORDERS[body.sort_type]?.(a, b) ?? 0))
}

function nearby(context: GuestContext<NearbyBody>): Answer {
  const { body, say } = context
  const from = pointOf(body.latitude, body.longitude)
  const rows = page(matching(context, body, from), body.skip, body.total_record)
  const next = Math.max(0, body.skip ?? 0) + rows.length
  if (rows.length === 0) return refused(say('noStores'), { Result: [], open_restaurant: next })
  return found(say('success'), { Result: rows.map((store) => storeView(context, store, from)), open_restaurant: next })
}

const detail = guestCall('get_restaurant_detail', { ...vendorFields, ...placeFields, restaurant_id: id }, (context) => {
  const { brand, body, say } = context
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'), { Result: {} })
  return found(say('success'), { Result: storeDetailView(context, store, pointOf(body.latitude, body.longitude)) })
})

const detailBySlug = guestCall(
  'get_restaurant_detail_by_slug',
  { ...vendorFields, ...placeFields, slug: z.string() },
  (context) => {
    const { brand, body, say } = context
    const store = storeBySlug(brand, body.slug)
    if (!store) return refused(say('storeUnknown'), { Result: {} })
    return found(say('success'), { Result: storeDetailView(context, store, pointOf(body.latitude, body.longitude)) })
  },
)

/** Finding stores. */
export const storeCalls: Call[] = [
  cuisineList,
  banners,
  categories,
  guestCall('get_nearby_restaurant_v2', nearbyFields, nearby),
  // The name of the first version is still in use by older clients.
  guestCall('get_nearby_restaurant', nearbyFields, nearby),
  detail,
  detailBySlug,
]

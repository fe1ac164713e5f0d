import { z } from 'zod'
import { storeById, storeBySlug } from '../../catalogue/catalogue'
import type { Brand, Store } from '../../catalogue/types'
import { refused, success, type Answer } from '../../core/answer'
import { guestCall, type Call, type GuestContext, type Voice } from '../../core/call'
import { id, listOf, looseNumber, optionalId, pointFields, slotFields, text, vendorFields } from '../../core/fields'
import { kilometres } from '../../core/geo'
import { storesOfChain } from './chains'
import { listAnswer, openFirst, serves, storesAnswer, visitFields, visitOf } from './store-lists'
import { listedStoreView, storeDetailView, type Visit } from './store-view'

const cuisineList = guestCall('get_cuisinelist', vendorFields, ({ brand, say, words }) => {
  const rows = brand.cuisines.map((cuisine) => ({ cuisine_id: cuisine.id, cuisine_name: words(cuisine.name) }))
  return listAnswer(say, rows)
})

const storesOfBanner = (brand: Brand, banner: Brand['banners'][number]): Store[] =>
  banner.stores.flatMap((storeId) => storeById(brand, String(storeId)) ?? [])

function bannerRows(voice: Voice, visit: Visit) {
  return voice.brand.banners.map((banner) => ({
    id: banner.id,
    image: voice.picture(banner.picture),
    banner_restaurant: storesOfBanner(voice.brand, banner).map((store) => listedStoreView(voice, store, visit)),
  }))
}

function categoryRows({ brand, words, picture }: Voice) {
  return brand.categories.map((category) => ({
    category_id: category.id,
    category_name: words(category.name),
    category_desc: words(category.about),
    category_img: picture(category.picture),
    color_code: category.color,
    text_color_code: category.textColor,
  }))
}

const homeFields = { ...vendorFields, ...visitFields, city: text, state: text }

const banners = guestCall('get_banner', homeFields, (context) =>
  listAnswer(context.say, bannerRows(context, visitOf(context))),
)

const categories = guestCall('restaurant_categorylisting', homeFields, (context) =>
  listAnswer(context.say, categoryRows(context)),
)

const bannersAndCategories = guestCall('banner_with_category', homeFields, (context) => {
  const both = { banner: bannerRows(context, visitOf(context)), category: categoryRows(context) }
  const isEmpty = both.banner.length === 0 && both.category.length === 0
  return isEmpty ? refused(context.say('notFound'), { Result: [] }) : success(context.say('success'), { Result: both })
})

const bannerStores = guestCall(
  'get_banner_retaurant',
  { ...vendorFields, ...visitFields, banner_id: id, skip: looseNumber, total_record: looseNumber },
  (context) => {
    const { brand, body } = context
    const banner = brand.banners.find((entry) => String(entry.id) === body.banner_id.trim())
    const stores = banner ? storesOfBanner(brand, banner) : []
    const visit = visitOf(context)
    return storesAnswer(context, visit, openFirst(brand, stores, visit), body)
  },
)

const nearbyFields = {
  ...vendorFields,
  ...visitFields,
  ...slotFields,
  cityname: text,
  state: text,
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

type Order = (a: Store, b: Store) => number

/** The order a sort_type asks for; undefined for the usual one. */
function orderOf(sortType: string, { ratingOf }: Visit): Order | undefined {
  switch (sortType.trim()) {
    case '1':
      return (a, b) => a.twoPersonPrice - b.twoPersonPrice
    case '2':
      return (a, b) => a.minutes - b.minutes
    case '3':
      return (a, b) => ratingOf(b).stars - ratingOf(a).stars
  }
}

function matching(brand: Brand, body: NearbyBody, visit: Visit): Store[] {
  const cuisineIds = listOf(body.cuisine_id)
  const cuisines = brand.cuisines.filter((cuisine) => cuisineIds.includes(String(cuisine.id))).map((entry) => entry.key)
  const stores = (body.brand_id === '' ? brand.stores : storesOfChain(brand, body.brand_id))
    .filter((store) => serves(store, visit))
    .filter((store) => cuisineIds.length === 0 || store.cuisines.some((key) => cuisines.includes(key)))
    .filter((store) => body.category_id === '' || String(store.category) === body.category_id)
  const order = orderOf(body.sort_type, visit)
  return openFirst(brand, order ? stores.toSorted(order) : stores, visit)
}

function nearby(context: GuestContext<NearbyBody>): Answer {
  const visit = visitOf(context)
  return storesAnswer(context, visit, matching(context.brand, context.body, visit), context.body)
}

const aroundHere = guestCall(
  'get_currentlocation_restaurant',
  { ...vendorFields, ...visitFields, ...pointFields },
  (context) => {
    const { brand, say } = context
    const visit = visitOf(context)
    const { from } = visit
    if (from === null) return refused(say('noStores'), { Result: [] })
    const served = brand.stores.filter((store) => serves(store, visit))
    const nearest = served.toSorted((a, b) => kilometres(from, a.point) - kilometres(from, b.point))
    const rows = nearest.map((store) => listedStoreView(context, store, visit))
    return listAnswer(say, rows, 'noStores')
  },
)

type VisitBody = z.output<z.ZodObject<typeof visitFields>>

function detailAnswer(context: GuestContext<VisitBody>, store: Store | undefined): Answer {
  if (!store) return refused(context.say('storeUnknown'), { Result: {} })
  return success(context.say('success'), { Result: storeDetailView(context, store, visitOf(context)) })
}

const detail = guestCall('get_restaurant_detail', { ...vendorFields, ...visitFields, restaurant_id: id }, (context) =>
  detailAnswer(context, storeById(context.brand, context.body.restaurant_id)),
)

const detailBySlug = guestCall(
  'get_restaurant_detail_by_slug',
  { ...vendorFields, ...visitFields, slug: z.string() },
  (context) => detailAnswer(context, storeBySlug(context.brand, context.body.slug)),
)

/** Finding stores. */
export const storeCalls: Call[] = [
  cuisineList,
  banners,
  categories,
  bannersAndCategories,
  bannerStores,
  guestCall('get_nearby_restaurant_v2', nearbyFields, nearby),
  // The name of the first version is still in use by older clients.
  guestCall('get_nearby_restaurant', nearbyFields, nearby),
  aroundHere,
  detail,
  detailBySlug,
]

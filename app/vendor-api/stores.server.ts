import { z } from 'zod'
import type { Mode, Point } from '~/domain/place/place'
import type { MenuCategory } from '~/domain/stores/menu'
import type { Review, StoreDetail, StoreOverrides } from '~/domain/stores/store'
import { checkMenu } from './menu-check.server'
import { cacheRules, publicRead, read, shortPatience, type Freshness, type Send } from './send'
import {
  eachOnceBy,
  flag,
  id,
  ifYes,
  image,
  isYes,
  list,
  listById,
  named,
  oneOfList,
  result,
  text,
  timeText,
} from './wire'
import { modeNumber, rating, wirePoint } from './wire-fields'
import { StoreInFull, StoreSettings, Timing } from './wire-store'

const StoreOrNull = result(oneOfList(StoreInFull))
/** With 101 the store is closed, whatever the answer says beside it (flows 8.1). */
const TakingOrders = ifYes(result(oneOfList(z.object({ status: flag })))).transform((answer) => answer?.status ?? false)

const ReviewRow = named<Review>({
  stars: [rating, 'rating'],
  name: [text, 'user_name'],
  dateText: [timeText, 'created_at'],
  text: [text, 'description'],
}).refine(({ stars, text }) => stars > 0 || text !== '', 'a review says something')

/** Reviews have no id. */
const Reviews = result(list(ReviewRow).transform((reviews) => eachOnceBy(reviews)))

/** The serving store is beside Result, even with 101; it is a hint, so an invalid one is dropped. */
const Categories = named<{ categories: MenuCategory[]; store: StoreDetail | null }>({
  categories: [listById(z.object({ id, name: text, image })), 'Result'],
  store: [oneOfList(StoreInFull).catch(null), 'restaurant_details'],
})

const readPart = { ...publicRead, patience: shortPatience } as const
const check = { ...read, auth: 'optional' } as const

export const storeCalls = (send: Send) => ({
  /** The store of a page address; null when there is no such store. */
  bySlug: (slug: string, place: Point | null): Promise<StoreDetail | null> =>
    send('get_restaurant_detail_by_slug', { slug, ...wirePoint(place) }, StoreOrNull, {
      ...publicRead,
      cache: cacheRules.store,
      isKnown: (store) => store?.slug === slug,
    }),

  /** One store; null when there is no such store. */
  byId: (storeId: string, place: Point | null, { fresh }: Freshness = {}): Promise<StoreDetail | null> =>
    send('get_restaurant_detail', { restaurant_id: storeId, ...wirePoint(place) }, StoreOrNull, {
      ...publicRead,
      cache: fresh ? undefined : cacheRules.store,
      isKnown: (store) => store?.id === storeId,
    }),

  /** The overrides of the vendor's settings, for a store whose details lack them; {} if there are none (flows 5.10). */
  overrides: (storeId: string): Promise<StoreOverrides> =>
    send('get-restaurant-settings', { restaurant_id: storeId }, StoreSettings, {
      ...readPart,
      cache: cacheRules.storeSettings,
      isKnown: (overrides) => Object.keys(overrides).length > 0,
    }),

  /** Opening hours for delivery and pickup; no rows if the vendor names none (flows 3.10). */
  timing: (storeId: string, { fresh }: Freshness = {}) =>
    send('restaurantTiming', { restaurant_id: storeId }, result(Timing), {
      ...readPart,
      cache: fresh ? undefined : cacheRules.timing,
      isKnown: ({ delivery, pickup }) => delivery.length + pickup.length > 0,
    }),

  /** A store's reviews, newest first; [] if there are none (flows 3.10). */
  reviews: (storeId: string): Promise<Review[]> =>
    send('get_restaurant_rating', { restaurant_id: storeId }, Reviews, {
      ...readPart,
      cache: cacheRules.reviews,
      isKnown: (reviews) => reviews.length > 0,
    }),

  /** First check before an order (flows 8.1). Date and time are those of the slot, '' for as soon as possible. */
  isTakingOrders: (order: { storeId: string; mode: Mode; date: string; time: string }): Promise<boolean> =>
    send(
      'get_restaurant_on_off',
      {
        delivery_type_time_slots: modeNumber(order.mode),
        starttime: order.time,
        restaurant_id: order.storeId,
        date: order.date,
      },
      TakingOrders,
      check,
    ),

  /** Whether a store takes orders for now in a mode, which its details do not name. */
  isOpenNow: (storeId: string, mode: Mode, { fresh }: Freshness = {}): Promise<boolean> =>
    send(
      'get_restaurant_on_off',
      { delivery_type_time_slots: modeNumber(mode), starttime: '', restaurant_id: storeId, date: '' },
      TakingOrders,
      { ...readPart, cache: fresh ? undefined : cacheRules.store },
    ),

  /** Second check before an order, delivery only: does the store deliver to the point (flows 8.2)? */
  isInReach: (storeId: string, point: Point): Promise<boolean> =>
    send('check_restaurant_radius', { ...wirePoint(point), restaurant_id: storeId }, isYes, check),

  /** `isInReach` for pages that only show the store: the answer is cached, and its timeout is short. */
  seemsInReach: (storeId: string, point: Point): Promise<boolean> =>
    send('check_restaurant_radius', { ...wirePoint(point), restaurant_id: storeId }, isYes, {
      ...readPart,
      cache: cacheRules.reach,
    }),

  checkMenu: checkMenu(send),

  /** Menu categories of a store, and the store that serves the place; [] and null if there are none (flows 3.6). */
  menuCategories: (storeId: string, place: Point | null) =>
    send('restaurant_menu_category', { restaurant_id: storeId, ...wirePoint(place) }, Categories, {
      ...publicRead,
      orElse: 'restaurantCategoryWithMenu',
      cache: cacheRules.menus,
      isKnown: ({ categories }) => categories.length > 0,
    }),
})

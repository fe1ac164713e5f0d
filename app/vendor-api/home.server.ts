import { z } from 'zod'
import type { Point, Mode } from '~/domain/place/place'
import type { Banner, BrandOfStores, Category, Cuisine } from '~/domain/stores/store'
import { cacheRules } from './cache-rules'
import { publicRead, type Send } from './send'
import { color, id, image, list, named, result, text } from './wire'
import { modeNumber, wirePoint } from './wire-fields'
import { isRecord } from './wire-values'

/** The customer's place, and delivery or pickup. */
export type Visit = { place: (Point & { city: string; state: string }) | null; mode: Mode }

/** A banner without a picture is dropped. Of its stores only the fields for a link are read. */
const BannerRow = named<Banner>({
  id: [id, 'id'],
  image: [image.refine(Boolean, 'a picture is missing'), 'image'],
  stores: [list(named({ id: [id, 'restaurant_id'], name: [text, 'name'], slug: [text, 'slug'] })), 'banner_restaurant'],
})

const CategoryRow = named<Category>({
  id: [id, 'category_id'],
  name: [id, 'category_name'],
  text: [text, 'category_desc'],
  image: [image, 'category_img'],
  background: [color, 'color_code'],
  color: [color, 'text_color_code'],
})

const CuisineRow = named<Cuisine>({ id: [id, 'cuisine_id'], name: [id, 'cuisine_name'] })

const BrandRow = named<BrandOfStores>({
  id: [id, 'id'],
  name: [id, 'brand_name'],
  image: [image, 'brand_image'],
  text: [text, 'description'],
})

/** A list as the whole Result, or as a part of it beside other lists. */
const listOrPart = <Row extends z.ZodType>(name: string, row: Row) =>
  result(z.preprocess((wire) => (isRecord(wire) && name in wire ? wire[name] : wire), list(row)))

const Banners = listOrPart('banner', BannerRow)
const Categories = listOrPart('category', CategoryRow)
const Cuisines = result(list(CuisineRow))
const Brands = result(list(BrandRow))

/** The page shows the rest without such a part, so its timeout is shorter than the page's. */
const read = { ...publicRead, patience: 0.3, cache: cacheRules.home } as const

/** Some APIs return banners and categories in one call. */
const withBoth = { ...read, orElse: 'banner_with_category' } as const

export const homeCalls = (send: Send) => ({
  /** Banners with their stores; [] if there are none (flows 3.1). */
  banners: ({ place, mode }: Visit): Promise<Banner[]> =>
    send('get_banner', { ...wirePoint(place), delivery_type_time_slots: modeNumber(mode) }, Banners, withBoth),

  /** Kinds of business; [] if there are none. The field for the city has another name than in other calls (flows 3.1). */
  categories: (place: Visit['place']): Promise<Category[]> =>
    send(
      'restaurant_categorylisting',
      { city: place?.city ?? '', state: place?.state ?? '', ...wirePoint(place) },
      Categories,
      withBoth,
    ),

  /** The cuisines by which stores can be filtered; [] if there are none (flows 3.3). */
  cuisines: (): Promise<Cuisine[]> => send('get_cuisinelist', {}, Cuisines, { ...read, cache: cacheRules.cuisines }),

  /** Brands whose stores serve the place; [] if there are none (flows 3.5). */
  brands: ({ place, mode }: Visit): Promise<BrandOfStores[]> =>
    send('brand-list', { ...wirePoint(place), delivery_type_time_slots: modeNumber(mode) }, Brands, read),
})

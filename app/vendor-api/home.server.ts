import { z } from 'zod'
import { type Mode, type Point } from '~/domain/place/place'
import { type Banner, type BrandOfStores, type Category, type Cuisine, type Store } from '~/domain/stores/store'
import { type StoreFilter } from '~/domain/stores/store-filter'
import { readPages } from './read-pages'
import { cacheRules, publicRead, shortPatience, type Send } from './send'
import { color, id, image, list, listById, named, number, result, text } from './wire'
import { wirePoint, wireVisit } from './wire-fields'
import { StoreRow, Stores } from './wire-store'
import { isRecord } from './wire-values'

/** The customer's place, and delivery or pickup. */
export type Visit = { place: (Point & { city: string; state: string }) | null; mode: Mode }

/** A banner without a picture is dropped. Of its stores only the fields for a link are read. */
const BannerRow = named<Banner>({
  id: [id, 'id'],
  image: [image.refine(Boolean, 'a picture is missing'), 'image'],
  stores: [
    listById(named({ id: [id, 'restaurant_id'], name: [text, 'name'], slug: [text, 'slug'] })),
    'banner_restaurant',
  ],
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
const listOrPart = <Row extends z.ZodType<{ id: string }>>(name: string, row: Row) =>
  result(z.preprocess((wire) => (isRecord(wire) && name in wire ? wire[name] : wire), listById(row)))

const Banners = listOrPart('banner', BannerRow)
const Categories = listOrPart('category', CategoryRow)
const Cuisines = result(listById(CuisineRow))
const Brands = result(listById(BrandRow))

const read = { ...publicRead, patience: shortPatience, cache: cacheRules.home } as const

/** Some APIs return banners and categories in one call. */
const withBoth = { ...read, orElse: 'banner_with_category' } as const

export const homeCalls = (send: Send) => ({
  /** Banners with their stores; [] if there are none (flows 3.1). */
  banners: (visit: Visit): Promise<Banner[]> => send('get_banner', wireVisit(visit), Banners, withBoth),

  /** Kinds of business; [] if there are none. Other calls name the field for the city differently (flows 3.1). */
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
  brands: (visit: Visit): Promise<BrandOfStores[]> => send('brand-list', wireVisit(visit), Brands, read),
})

type NearbyQuery = {
  place: Point & { city: string; state: string }
  mode: Mode
  filter?: Pick<StoreFilter, 'cuisines' | 'sort'>
  categoryId?: string
}

/** The default order is not sent, so that the request equals one without a filter (flows 3.3). */
const sortTypes = { relevance: '', cost: '1', time: '2', rating: '3' } as const

const StorePage = named({ rows: [list(StoreRow), 'Result'], next: [number(), 'open_restaurant'] })
const hasRows = ({ rows }: { rows: unknown[] }) => rows.length > 0

/** How many pages of a banner's stores are read. */
const mostPages = 10

/** Lists of stores; [] for none. Visitors can ask for any brand or banner id; one without stores counts as unknown. */
export const storeListCalls = (send: Send) => ({
  /**
   * Stores that serve a place, open ones first, each once; [] when none does (flows 3.2). They may be limited to a
   * category or to cuisines, and sorted. The vendor must know the cuisines.
   */
  nearby({ place, mode, filter, categoryId }: NearbyQuery): Promise<Store[]> {
    const payload = {
      cityname: place.city,
      ...wireVisit({ place, mode }),
      state: place.state,
      total_record: 1000,
      skip: 0,
      cuisine_id: filter?.cuisines.join(',') ?? '',
      sort_type: sortTypes[filter?.sort ?? 'relevance'],
      ...{ date: '', starttime: '', user_id: '', filter_type: '', cost_range: '' },
      ...(categoryId && { category_id: categoryId }),
    }
    const options = { ...publicRead, cache: cacheRules.nearby, orElse: 'get_nearby_restaurant' }
    return send('get_nearby_restaurant_v2', payload, Stores, options)
  },

  /** Stores that a customer at a place may pick from; [] if there are none (flows 3.5). */
  serving: (visit: { place: Point; mode: Mode }): Promise<Store[]> =>
    send('get_currentlocation_restaurant', wireVisit(visit), Stores, { ...publicRead, cache: cacheRules.nearby }),

  /** Stores of a brand that serve a place (flows 3.5). */
  ofBrand(brandId: string, visit: Visit): Promise<Store[]> {
    const payload = { brand_id: brandId, ...wireVisit(visit), skip: 0, total_record: 1000 }
    const isKnown = (stores: Store[]) => stores.length > 0
    return send('brand-restaurant', payload, Stores, { ...publicRead, isKnown, cache: cacheRules.nearby })
  },

  /** Stores of a banner, page by page: the vendor says where the next one starts (flows 3.5). */
  ofBanner(bannerId: string, place: Visit['place']): Promise<Store[]> {
    const options = { ...publicRead, cache: cacheRules.nearby, isKnown: hasRows }
    const read = (skip: number) =>
      send('get_banner_retaurant', { banner_id: bannerId, skip, ...wirePoint(place) }, StorePage, options)
    return readPages(mostPages, read, ({ next }) => next)
  },
})

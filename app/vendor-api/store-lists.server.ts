import type { Point, Mode } from '~/domain/place/place'
import type { Store } from '~/domain/stores/store'
import type { StoreFilter } from '~/domain/stores/store-filter'
import { cacheRules } from './cache-rules'
import type { Visit } from './home.server'
import { publicRead, type Send } from './send'
import { list, named, number } from './wire'
import { modeNumber, wirePoint } from './wire-fields'
import { StoreRow, Stores } from './wire-store'

type NearbyQuery = {
  place: Point & { city: string; state: string }
  mode: Mode
  filter?: Pick<StoreFilter, 'cuisines' | 'sort'>
  categoryId?: string
}

/** The default order is not sent, so that the request equals one without a filter (flows 3.3). */
const sortTypes = { relevance: '', cost: '1', time: '2', rating: '3' } as const

const StorePage = named({ stores: [list(StoreRow), 'Result'], next: [number(), 'open_restaurant'] })

/** How many pages of a banner's stores are read. */
const mostPages = 10

/**
 * Lists of stores; each returns [] if there is none. Visitors can ask for any number of brands and banners that do not exist; those
 * that exist have stores.
 */
export const storeListCalls = (send: Send) => ({
  /**
   * Stores that serve a place, open ones first, each once; [] when none does (flows 3.2). They may be limited to a category or to
   * cuisines, and sorted. The vendor must know the cuisines.
   */
  nearby({ place, mode, filter, categoryId }: NearbyQuery): Promise<Store[]> {
    const payload = {
      cityname: place.city,
      ...wirePoint(place),
      delivery_type_time_slots: modeNumber(mode),
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
  serving({ place, mode }: { place: Point; mode: Mode }): Promise<Store[]> {
    const payload = { ...wirePoint(place), delivery_type_time_slots: modeNumber(mode) }
    return send('get_currentlocation_restaurant', payload, Stores, { ...publicRead, cache: cacheRules.nearby })
  },

  /** Stores of a brand that serve a place (flows 3.5). */
  ofBrand(brandId: string, { place, mode }: Visit): Promise<Store[]> {
    const visit = { ...wirePoint(place), delivery_type_time_slots: modeNumber(mode) }
    const payload = { brand_id: brandId, ...visit, skip: 0, total_record: 1000 }
    const isKnown = (stores: Store[]) => stores.length > 0
    return send('brand-restaurant', payload, Stores, { ...publicRead, isKnown, cache: cacheRules.nearby })
  },

  /** Stores of a banner, page by page: the vendor says where the next one starts (flows 3.5). */
  async ofBanner(bannerId: string, place: Visit['place']): Promise<Store[]> {
    const stores = new Map<string, Store>()
    for (let at = 0, skip = 0; at < mostPages; at++) {
      const payload = { banner_id: bannerId, skip, ...wirePoint(place) }
      const page = await send('get_banner_retaurant', payload, StorePage, {
        ...publicRead,
        cache: cacheRules.nearby,
        isKnown: ({ stores }) => stores.length > 0,
      })
      const before = stores.size
      for (const store of page.stores) stores.set(store.id, store)
      if (stores.size === before || page.next <= skip) break
      skip = page.next
    }
    return [...stores.values()]
  },
})

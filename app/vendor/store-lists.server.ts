import type { Mode } from '~/domain/place'
import type { Store } from '~/domain/store'
import { cacheRules } from './cache-rules'
import type { Send } from './send'
import { list, result } from './wire'
import { modeNumber, wirePoint, type Point } from './wire-fields'
import { StoreRow } from './wire-store'

/** How the vendor narrows and orders a list: ids of cuisines, and what to sort by. */
export type ListFilter = { cuisines: readonly string[]; sort: 'relevance' | 'cost' | 'time' | 'rating' }

type NearbyQuery = {
  place: Point & { city: string; state: string }
  mode: Mode
  filter?: ListFilter
  categoryId?: string
}

/** Unsorted is not told, so that it is the same question as one without a filter (flows 3.3). */
const sortTypes = { relevance: '', cost: '1', time: '2', rating: '3' } as const

const Stores = result(list(StoreRow))

const read = { auth: 'none', accept: [200, 101], retry: true } as const

/** Lists of stores; each gives [] when there is none. */
export const storeListCalls = (send: Send) => ({
  /**
   * Stores that serve a place, open ones first, each once; [] when none does (flows 3.2). Those of one category only, or of some
   * cuisines in an order, where asked for: cuisines must be known to the vendor.
   */
  async nearby({ place, mode, filter, categoryId }: NearbyQuery): Promise<Store[]> {
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
    return eachOnce(await send('get_nearby_restaurant_v2', payload, Stores, { ...read, cache: cacheRules.nearby }))
  },

  /** Stores that a customer at a place may pick among; [] when there are none (flows 3.5). */
  async serving({ place, mode }: { place: Point; mode: Mode }): Promise<Store[]> {
    const payload = { ...wirePoint(place), delivery_type_time_slots: modeNumber(mode) }
    return eachOnce(
      await send('get_currentlocation_restaurant', payload, Stores, { ...read, cache: cacheRules.nearby }),
    )
  },
})

function eachOnce(stores: Store[]): Store[] {
  return stores.filter((store, at) => stores.findIndex((other) => other.id === store.id) === at)
}

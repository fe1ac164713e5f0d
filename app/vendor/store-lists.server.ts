import type { Mode } from '~/domain/place'
import type { Store } from '~/domain/store'
import { cacheRules } from './cache-rules'
import type { Send } from './send'
import { list, result } from './wire'
import { modeNumber, wirePoint, type Point } from './wire-fields'
import { StoreRow } from './wire-store'

const Stores = result(list(StoreRow))

const read = { auth: 'none', accept: [200, 101], retry: true } as const

/** Lists of stores; each gives [] when there is none. */
export const storeListCalls = (send: Send) => ({
  /** Stores that serve a place, open ones first, each once; [] when none does (flows 3.2). */
  async nearby({ place, mode }: { place: Point & { city: string; state: string }; mode: Mode }): Promise<Store[]> {
    const payload = {
      cityname: place.city,
      ...wirePoint(place),
      delivery_type_time_slots: modeNumber(mode),
      state: place.state,
      total_record: 1000,
      skip: 0,
      ...{ date: '', cuisine_id: '', starttime: '', sort_type: '', user_id: '', filter_type: '', cost_range: '' },
    }
    const stores = await send('get_nearby_restaurant_v2', payload, Stores, { ...read, cache: cacheRules.nearby })
    return stores.filter((store, at) => stores.findIndex((other) => other.id === store.id) === at)
  },
})

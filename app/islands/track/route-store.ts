import { withPosition, type CourierRoute } from '~/domain/orders/courier-route'
import type { Point } from '~/domain/place/place'
import type { TrackMapData } from '~/domain/orders/track'

/** A store with the route of one courier, for React and other code to subscribe to. */
export function routeStore({ store, courier }: Pick<TrackMapData, 'store' | 'courier'>) {
  const listeners = new Set<() => void>()
  // The path before the page was opened is unknown, so it starts at the store.
  let route: CourierRoute = [store, courier].reduce((route, place) => (place ? withPosition(route, place) : route), {
    path: [],
    heading: null,
  } as CourierRoute)
  return {
    get: () => route,
    moveTo(place: Point) {
      const before = route
      route = withPosition(route, place)
      if (route !== before) for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type RouteStore = ReturnType<typeof routeStore>

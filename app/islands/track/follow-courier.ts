import { placeOf, withPosition, type CourierRoute } from '~/domain/orders/courier-route'
import type { TrackMapData } from '~/domain/orders/track'
import { type Point } from '~/domain/place/place'

/** How long after a position from the database the page's own events are ignored, in milliseconds. */
const trustMs = 20_000

/** Follows a courier by the realtime database, or by the page's events while that is missing, refuses or is silent. */
export function follower(moveTo: (place: Point) => void) {
  let close: (() => void) | null = null
  let isWanted = false
  let refusedPath = ''
  let heardAt = -Infinity

  const shut = () => {
    isWanted = false
    close?.()
    close = null
    heardAt = -Infinity
  }

  return {
    onEvent(place: Point) {
      if (performance.now() - heardAt > trustMs) moveTo(place)
    },
    async open(source: NonNullable<TrackMapData['realtime']>) {
      if (isWanted || refusedPath === source.path) return
      isWanted = true
      // If the script cannot be loaded, the page's events still report every position.
      const database = await import('./database').catch(() => null)
      if (!isWanted) return
      if (!database) return shut()
      const refused = () => {
        refusedPath = source.path
        shut()
      }
      let isFirst = true
      try {
        close = database.readDatabase(source, {
          changed(value) {
            const place = placeOf(value)
            // The first value may be old, and a removed value is not a position.
            heardAt = place && !isFirst ? performance.now() : -Infinity
            isFirst = false
            if (place) moveTo(place)
          },
          refused,
        })
      } catch {
        // The vendor's configuration may be invalid.
        refused()
      }
    },
    shut,
  }
}

/** A store with the route of one courier, for React and other code to subscribe to. */
export function routeStore({ store, courier }: Pick<TrackMapData, 'store' | 'courier'>) {
  const listeners = new Set<() => void>()
  // The path before the page was opened is unknown, so it starts at the store.
  const places = [store, courier].filter((place) => place !== null)
  let route = places.reduce<CourierRoute>(withPosition, { path: [], heading: null })
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

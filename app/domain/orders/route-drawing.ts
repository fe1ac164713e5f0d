import { placeIn, viewOf, type MapView } from '~/domain/place/map-view'
import type { Point } from '~/domain/place/place'
import type { TrackMapData } from './track'

/** The part of the drawing that is seen at any size, in its own pixels; markers fit into it. */
export const drawingSize = { width: 340, height: 300 }

/** The largest zoom of the drawing, so that the marks do not overlap. */
const nearest = 17

/** The view that shows the known places of an order. */
export function routeView({ store, customer, courier }: Pick<TrackMapData, 'store' | 'customer' | 'courier'>): MapView {
  const points = [courier, customer, store].filter((point) => point !== null)
  return viewOf(points, drawingSize, nearest)
}

/** The line through these points, as the `d` of a path; '' for fewer than two. */
export function pathThrough(view: MapView, points: readonly Point[]): string {
  if (points.length < 2) return ''
  const places = points.map((point) => placeIn(view, point))
  return `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`
}

/** The `transform` that puts a mark at a place. */
export function transformAt(view: MapView, point: Point): string {
  const { x, y } = placeIn(view, point)
  return `translate(${x} ${y})`
}

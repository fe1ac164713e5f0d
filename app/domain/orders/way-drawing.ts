import { placeIn, viewOf, type MapView } from '~/domain/place/map-view'
import type { MapPoint } from '~/domain/place/map-point'
import type { TrackMapData } from './track'

/** The part of the drawing that is seen at any size, in its own pixels; markers fit into it. */
export const drawingSize = { width: 340, height: 300 }

/** As near as the drawing shows an order: the marks shall not lie on each other. */
const nearest = 17

/** The known places that the drawing of an order's way shows. */
export function wayView({ store, customer, courier }: Pick<TrackMapData, 'store' | 'customer' | 'courier'>): MapView {
  return viewOf(
    [courier, customer, store].filter((point) => point !== null),
    drawingSize,
    nearest,
  )
}

/** The way through these places, as the `d` of a path; '' for less than two of them. */
export function pathThrough(view: MapView, points: readonly MapPoint[]): string {
  if (points.length < 2) return ''
  return `M${points
    .map((point) => placeIn(view, point))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`
}

/** The `transform` that puts a mark at a place. */
export function transformAt(view: MapView, point: MapPoint): string {
  const { x, y } = placeIn(view, point)
  return `translate(${x} ${y})`
}

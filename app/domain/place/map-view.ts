import { isSamePoint, radians, tile, wrapLongitude, type Point } from './place'

export type MapView = { centre: Point; zoom: number }

type Size = { width: number; height: number }

/** Padding in pixels between the visible points and the map's edge; markers fit into it. */
const margin = 44

/** A point in pixels at zoom 0; its longitude relative to another's, so that the date line does not separate them. */
function pixelsOf({ latitude, longitude }: Point, from: number) {
  const turn = wrapLongitude(longitude - from)
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin(radians(latitude))))
  return { x: (turn / 360) * tile, y: -(Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tile }
}

function pointAt({ x, y }: { x: number; y: number }, from: number): Point {
  const longitude = from + (x / tile) * 360
  return {
    latitude: (Math.atan(Math.sinh((-y * 2 * Math.PI) / tile)) * 180) / Math.PI,
    longitude: wrapLongitude(longitude),
  }
}

/** The view centred on the points, at the largest zoom that shows all of them, but at most `nearest`. */
export function viewOf(points: readonly Point[], { width, height }: Size, nearest: number): MapView {
  const from = points[0]?.longitude ?? 0
  const pixels = points.map((point) => pixelsOf(point, from))
  const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const innerLength = (length: number) => Math.max(1, length - 2 * margin)
  const scale = Math.min(innerLength(width) / (right - left), innerLength(height) / (bottom - top))
  const zoom = Math.floor(Math.log2(scale))
  return {
    centre: pointAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, from),
    zoom: Math.max(0, Math.min(nearest, zoom)),
  }
}

/** The next view: the current one as long as it shows all points and a larger zoom would not, else a new one. */
export function nextView(view: MapView, points: readonly Point[], size: Size, nearest: number): MapView {
  const wanted = viewOf(points, size, nearest)
  const from = view.centre.longitude
  const middle = pixelsOf(view.centre, from)
  const scale = 2 ** view.zoom
  const isSeen = points.every((point) => {
    const { x, y } = pixelsOf(point, from)
    const isIn = (distance: number, length: number) => Math.abs(distance) * scale <= (length - margin) / 2
    return isIn(x - middle.x, size.width) && isIn(y - middle.y, size.height)
  })
  const isSame = wanted.zoom === view.zoom && isSamePoint(wanted.centre, view.centre)
  return isSame || (isSeen && wanted.zoom <= view.zoom) ? view : wanted
}

/** Where a point is in a view, in pixels to the right and down of its middle. */
export function placeIn({ centre, zoom }: MapView, point: Point): { x: number; y: number } {
  const [at, middle] = [pixelsOf(point, centre.longitude), pixelsOf(centre, centre.longitude)]
  const scale = 2 ** zoom
  return { x: inTenths((at.x - middle.x) * scale), y: inTenths((at.y - middle.y) * scale) }
}

/** The tiles that cover this size around a view's middle, each with its numbers and its offset from there. */
export function tilesOf({ centre, zoom }: MapView, { width, height }: Size) {
  const count = 2 ** zoom
  const { x, y } = pixelsOf(centre, 0)
  const middle = { x: (x + tile / 2) * count, y: (y + tile / 2) * count }
  const numbers = (from: number, length: number) => {
    const first = Math.floor((from - length / 2) / tile)
    return Array.from({ length: Math.floor((from + length / 2) / tile) - first + 1 }, (_, more) => first + more)
  }
  const isOnEarth = (row: number) => row >= 0 && row < count
  return numbers(middle.y, height)
    .filter(isOnEarth)
    .flatMap((row) =>
      numbers(middle.x, width).map((column) => ({
        z: zoom,
        x: ((column % count) + count) % count,
        y: row,
        left: inTenths(column * tile - middle.x),
        top: inTenths(row * tile - middle.y),
      })),
    )
}

const inTenths = (pixels: number) => Math.round(pixels * 10) / 10

import { drawingSize, pathThrough, routeView, transformAt } from '~/domain/orders/route-drawing'
import type { TrackMapData } from '~/domain/orders/track'
import { placeIn } from '~/domain/place/map-view'
import { type Point } from '~/domain/place/place'
import type { RouteStore } from './follow-courier'

/** How long a courier takes from one place to the next, in milliseconds. */
const glideMs = 1000

/** Moves smoothly from one place to another, or at once with reduced motion. The returned function stops it. */
export function glide(from: Point, to: Point, show: (place: Point) => void): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to)
    return () => {}
  }
  let frame = 0
  const startedAt = performance.now()
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, now - startedAt) / glideMs)
    const between = (name: keyof Point) => from[name] + (to[name] - from[name]) * share
    show(share === 1 ? to : { latitude: between('latitude'), longitude: between('longitude') })
    if (share < 1) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

/** Moves the courier on the server's drawing of the route, which scrolls while they are outside its visible part. */
export function moveDrawing(frame: Element, route: RouteStore, data: TrackMapData) {
  const view = routeView(data)
  const part = (name: string) => frame.querySelector(`[data-part=${name}]`)
  let shownPlace = data.courier
  let stop = () => {}
  const show = (place: Point) => {
    shownPlace = place
    part('courier')?.setAttribute('transform', transformAt(view, place))
    part('gone')?.setAttribute('d', pathThrough(view, [...route.get().path.slice(0, -1), place]))
    if (data.customer) part('ahead')?.setAttribute('d', pathThrough(view, [place, data.customer]))
    const { width, height } = drawingSize
    const { x, y } = placeIn(view, place)
    const isIn = Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2
    const [left, top] = isIn ? [0, 0] : [x, y]
    for (const layer of frame.querySelectorAll(':scope > svg'))
      layer.setAttribute('viewBox', [left - width / 2, top - height / 2, width, height].join(' '))
  }
  route.subscribe(() => {
    const to = route.get().path.at(-1)
    stop()
    if (to) stop = glide(shownPlace, to, show)
  })
}

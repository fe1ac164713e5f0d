import type { Point } from '~/domain/place/place'

/** How long a courier takes from one place to the next, in milliseconds. */
const glideMs = 1000

/** Moves smoothly from one place to another, or at once if reduced motion is preferred. The returned function stops it. */
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

import { changedNotably, distanceLeft, distanceText } from '~/domain/orders/courier-route'
import type { TrackMapData } from '~/domain/orders/track'
import type { RouteStore } from './route-store'

/** Keeps the sentence about the courier's distance up to date, and announces it only if it has changed notably (rules 13.9). */
export function announceDistance(element: HTMLElement, way: RouteStore, data: TrackMapData) {
  const seen = element.querySelector('.track-way')
  const aloud = document.createElement('p')
  aloud.className = 'vh'
  aloud.setAttribute('role', 'status')
  element.append(aloud)
  const left = () => distanceLeft(data, way.get().path.at(-1) ?? null)
  let told = left()
  way.subscribe(() => {
    const now = left()
    const text = distanceText(data, now, document.documentElement.lang)
    if (seen && seen.textContent !== text) seen.textContent = text
    if (!changedNotably(told, now)) return
    told = now
    aloud.textContent = text
  })
}

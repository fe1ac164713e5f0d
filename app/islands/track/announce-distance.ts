import { changedNotably, distanceLeft, distanceText } from '~/domain/orders/courier-route'
import type { TrackMapData } from '~/domain/orders/track'
import type { RouteStore } from './route-store'

/** Keeps the sentence about the courier's distance up to date, and announces it only if it has changed notably (rules 13.9). */
export function announceDistance(element: HTMLElement, route: RouteStore, data: TrackMapData) {
  const visibleText = element.querySelector('.track-distance')
  const liveRegion = document.createElement('p')
  liveRegion.className = 'vh'
  liveRegion.setAttribute('role', 'status')
  element.append(liveRegion)
  const currentDistance = () => distanceLeft(data, route.get().path.at(-1) ?? null)
  let announced = currentDistance()
  route.subscribe(() => {
    const now = currentDistance()
    const text = distanceText(data, now, document.documentElement.lang)
    if (visibleText && visibleText.textContent !== text) visibleText.textContent = text
    if (!changedNotably(announced, now)) return
    announced = now
    liveRegion.textContent = text
  })
}

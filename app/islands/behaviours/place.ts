import { markOf } from '../attributes'
import { forgetSubscription } from './subscription'

/** The names under which other clients keep the place (rules 21.7). */
const names = ['latitude', 'longitude', 'address', 'city', 'state', 'restaurantId', 'pickupDeliveryFlag']

/** Mirrors the shop's place into local storage for other clients; of one that is gone nothing stays, nor of a subscription. */
export function place(element: HTMLElement) {
  try {
    const kept = JSON.parse(markOf(element, 'place') || '{}') as Record<string, string | undefined>
    for (const name of names) {
      const value = kept[name]
      if (value) localStorage.setItem(name, value)
      else localStorage.removeItem(name)
    }
    if (markOf(element, 'subscribing') === null) forgetSubscription()
  } catch {
    // Storage is full or forbidden: the cookie holds the place.
  }
}

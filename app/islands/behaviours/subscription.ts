import { markOf } from '../attributes'

/** The names under which other clients keep the subscription being made (rules 21.7). */
const names = ['subscription_products', 'subscription_cart']

/** Mirrors the subscription being made into local storage for other clients. */
export function subscription(element: HTMLElement) {
  try {
    const kept = JSON.parse(markOf(element, 'subscription') || '{}') as Record<string, unknown>
    for (const name of names) if (kept[name]) localStorage.setItem(name, JSON.stringify(kept[name]))
  } catch {
    // Storage is full or forbidden: the cookie holds it.
  }
}

/** Nothing of one stays that was made, or whose customer has left. */
export function forgetSubscription() {
  for (const name of names) localStorage.removeItem(name)
}

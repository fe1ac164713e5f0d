import { marked } from '../attributes'
import { fetchPage } from '../behaviours/page'
import { fillRegion } from '../behaviours/region'
import { islandsOf } from '../page-data'
import type { CartView } from './cart-view'

let latest: { abort: AbortController; done: Promise<void> } | null = null

export const followers = () => [...document.querySelectorAll<HTMLElement>(marked('follows-cart'))]

/** Resolves when what follows the cart is up to date, or could not be had. */
export async function followed() {
  while (latest) await latest.done
}

export const isFollowing = () => latest !== null

/**
 * What the server computes from the cart, such as the bill with its quote, is filled anew: all of it, and the cart itself, from
 * one copy of the page. Only the newest copy counts. An emptied review has become another page, which takes its place.
 */
export function follow(take: (cart: CartView) => void) {
  if (followers().length === 0) return
  latest?.abort.abort()
  const abort = new AbortController()
  const mine = { abort, done: fillAll(abort.signal, take).catch(() => undefined) }
  latest = mine
  void mine.done.then(() => {
    if (latest === mine) latest = null
  })
}

async function fillAll(signal: AbortSignal, take: (cart: CartView) => void) {
  const regions = followers()
  for (const region of regions) region.setAttribute('aria-busy', 'true')
  try {
    const page = await fetchPage(location.href, { signal })
    if (signal.aborted) return
    if (page === 'elsewhere') return location.reload()
    if (!page) return
    const main = document.querySelector('main')
    if (!regions.every((region) => fillRegion(region, page)) && main) fillRegion(main, page)
    const { cart } = islandsOf(page)['cart-review'] ?? {}
    if (cart) take(cart)
  } finally {
    if (!signal.aborted) for (const region of regions) region.removeAttribute('aria-busy')
  }
}

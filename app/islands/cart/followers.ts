import { fetchPage, fillRegion } from '../fetch-page'
import { islandsOf } from '../island-props'
import type { CartView } from './cart-view'

/** The saves that the next copy of the page must include: one after another, so that the last one wins. */
let saving: Promise<unknown> = Promise.resolve()

let latest: { abort: AbortController; done: Promise<void> } | null = null

/** The parts of the page that the server computes from the cart, such as the bill. */
export const followers = () => [...document.querySelectorAll<HTMLElement>('[data-follows-cart]')]

/** Resolves when the content that follows the cart is up to date, or could not be loaded. */
export async function whenUpToDate() {
  while (latest) await latest.done
}

/** Whether a newer copy of these parts is on its way. */
export const isFollowing = () => latest !== null

/**
 * Refreshes what the server computes from the cart, such as the bill and its revision. All of it, and the cart, comes
 * from one copy of the page, fetched once every pending save is done. Only the newest copy is used. If the cart becomes
 * empty, the review is replaced by the page for an empty cart.
 */
export function follow(take: (cart: CartView) => void, save?: () => Promise<unknown>) {
  if (followers().length === 0) return
  latest?.abort.abort()
  const abort = new AbortController()
  // A failed save is ignored: the next copy shows what counts.
  saving = saving.then(save).catch(() => undefined)
  const done = saving.then(() => fillAll(abort.signal, take)).catch(() => undefined)
  const mine = { abort, done }
  latest = mine
  void done.then(() => {
    if (latest === mine) latest = null
  })
}

async function fillAll(signal: AbortSignal, take: (cart: CartView) => void) {
  if (signal.aborted) return
  const regions = followers()
  for (const region of regions) region.setAttribute('aria-busy', 'true')
  try {
    const page = await fetchPage(location.href, { signal })
    if (page === 'elsewhere') return location.reload()
    if (!page) return
    const main = document.querySelector('main')
    if (!regions.every((region) => fillRegion(region, page)) && main) fillRegion(main, page)
    for (const part of document.querySelectorAll<HTMLElement>('[data-beside]')) {
      // A pressed button that waits to send its form stays.
      if (!part.querySelector('[aria-busy]')) fillRegion(part, page)
    }
    const cart = islandsOf(page)['cart-review']?.cart
    if (cart) take(cart)
  } finally {
    if (!signal.aborted) for (const region of regions) region.removeAttribute('aria-busy')
  }
}

import type { CartSum, CartSummary } from './cart/cart-summary'
import type { CartView, CartWords } from './cart/cart-view'

/**
 * The props of each island by name: plain JSON, written once into the page. The badge is on every page with a cart and
 * has what all islands share: words and stamp.
 */
export type IslandProps = {
  'cart-badge': {
    count: number
    sum: CartSum
    words: CartWords
    /** A fingerprint of the cart's cookie when the page was made. */
    stamp: string
    /** The browser sent no cart cookie at all: a cart in local storage may be restored. */
    lost: boolean
  }
  /** `here` is the id of the page's store, or ''; the page itself shows everything about that store. */
  'cart-bar': { summary: CartSummary; here: string }
  'cart-panel': { cart: CartView; backTo: string; here?: string }
  'cart-review': { cart: CartView; backTo: string }
}

export type IslandName = keyof IslandProps

export type PageIslands = Partial<IslandProps>

const id = 'islands'

/** The element that carries the props of a page's islands: data, which no content policy takes for a script. */
export function pageData(islands: PageIslands) {
  return `<script type="application/json" id="${id}">${JSON.stringify(islands).replace(/</g, '\\u003c')}</script>`
}

/** The props of a page's islands; none for a page without islands. */
export function islandsOf(page: Document): PageIslands {
  return JSON.parse(page.getElementById(id)?.textContent || '{}') as PageIslands
}

import { useMatches } from '@remix-run/react'
import type { Thing } from '~/domain/brand/structured-data'
import type { PagePolicy } from '~/http/page-cache/headers.server'
import type { CartSum } from '~/islands/cart/cart-summary'

/** What search engines and shared links need to know about a screen; without any of it the screen is not indexed. */
export type PageMeta = {
  /** The canonical address of the page, with its query. */
  canonical: string
  /** Its own, if it has one; else the vendor's. */
  description?: string
  /** A picture's address, on this site or elsewhere. */
  image?: string
  /** For search engines, so only on pages of guests. */
  structured?: Thing[]
}

/** What a screen's data may tell the shell. */
export type ScreenData = {
  /** The document's title; without one it is the shop's. */
  title?: string
  /** The icon of its tab; without one it is the shop's. */
  icon?: string
  meta?: PageMeta
  /** What its page may load from elsewhere. */
  policy?: PagePolicy
  /** Seconds after which a page without scripts reloads itself. */
  refreshSeconds?: number
  /** The screen's own error in words, which is not repeated above it. */
  says?: string[]
  /** The previous step of ordering. The bar then shows a link to it instead of the menu, the place and the search. */
  previousStep?: { href: string; label: string }
  /** The cart's total at current prices, when the screen has loaded them. */
  cartSum?: CartSum | null
}

/** The part of the screen's data that the shell reads; nothing when the screen failed. */
export function useScreenData(): ScreenData {
  return (useMatches().at(-1)?.data as ScreenData | undefined) ?? {}
}

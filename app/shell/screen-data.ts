import { useMatches } from '@remix-run/react'
import type { CartSum } from '~/islands/cart/cart-sum'

/** What the data of a screen may say to the shell. */
type ScreenData = {
  /** Seconds after which a page without scripts loads itself anew. */
  refreshSeconds?: number
  /** What the cart comes to at this moment's prices, where the screen has asked for them. */
  cartSum?: CartSum | null
}

/** What the data of the screen says to the shell around it. */
export function useScreenData(): ScreenData {
  return (useMatches().at(-1)?.data as ScreenData | undefined) ?? {}
}

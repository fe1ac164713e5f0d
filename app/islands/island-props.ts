import type { CartBadgeProps } from './cart/cart-badge'
import type { CartPanelProps } from './cart/cart-panel'
import type { CartReviewProps } from './cart/cart-review'

/** The props of every island by name: plain JSON, with the words the island needs. */
export type IslandProps = {
  'cart-badge': CartBadgeProps
  'cart-panel': CartPanelProps
  'cart-review': CartReviewProps
}

import type { ComponentProps } from 'react'
import { CartBar } from '~/islands/cart/cart-bar'
import { Island } from '~/islands/island'

/** The cart bar at the bottom of a page of stores or items, kept up to date by its island. */
export function PageCartBar({ words, ...bar }: ComponentProps<typeof CartBar>) {
  return (
    <Island name="cart-bar" props={bar}>
      <CartBar {...bar} words={words} />
    </Island>
  )
}

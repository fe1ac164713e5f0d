import { useLocale } from '~/i18n/use-t'
import { CartBar, type CartSummary } from '~/islands/cart/cart-bar'
import { Island } from '~/islands/island'
import { cartWords } from './cart-words.server'

/** The cart bar at the bottom of a page of stores or items, kept up to date by its island. */
export function PageCartBar({ summary, here = '' }: { summary: CartSummary; here?: string }) {
  const words = cartWords(useLocale())
  return (
    <Island name="cart-bar" props={{ summary, here }}>
      <CartBar {...{ summary, here, words }} />
    </Island>
  )
}

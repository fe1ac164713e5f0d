import { reviewPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { fill, type CartWords } from './words'

/** The top bar's cart link with the total quantity. */
export function CartBadge({ count, words }: { count: number; words: CartWords }) {
  return (
    <a className="cart-link" href={reviewPath()} aria-label={fill(words['cart.link'], { count })}>
      <Icon name="shopping-bag" />
      {count > 0 && (
        <span className="cart-count" aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  )
}

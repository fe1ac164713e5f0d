import { reviewPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { fill, type CartWords } from './words'

export type CartBadgeProps = {
  count: number
  words: CartWords
  /** The browser sent no cart cookie at all: a cart in local storage may be restored. */
  lost?: boolean
}

/** The top bar's cart link with the total quantity (spec 2 'Top bar'). */
export function CartBadge({ count, words }: CartBadgeProps) {
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

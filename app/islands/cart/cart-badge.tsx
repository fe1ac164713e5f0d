import { reviewPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { fill, type CartWords } from './words'

type Props = { count: number; words: CartWords; announcement?: string }

/** The top bar's cart link with the total quantity. It stands on every page with a cart, so what changes in one is announced here. */
export function CartBadge({ count, words, announcement = '' }: Props) {
  return (
    <>
      <a className="icon-button" href={reviewPath()} aria-label={fill(words['cart.link'], { count })}>
        <Icon name="shopping-bag" />
        {count > 0 && (
          <span className="count" key={count} aria-hidden="true">
            {count}
          </span>
        )}
      </a>
      <p className="vh" role="status">
        {announcement}
      </p>
    </>
  )
}

import { useRef } from 'react'
import { numberText } from '~/domain/text/number-text'
import { reviewPath } from '~/paths'
import { Drawing } from '~/ui/basics'
import { shoppingBag } from '~/ui/icons/drawings'
import { CartSum } from './cart-sum'
import { wordFor, type CartWords } from './words'

type Props = { count: number; sum: CartSum; words: CartWords; announcement?: string }

/**
 * The top bar's cart link with the total quantity, in a wide window with the sum. It is on every page with a cart, so it
 * announces the changes of all islands.
 */
export function CartBadge({ count, sum, words, announcement = '' }: Props) {
  const first = useRef(count).current
  return (
    <>
      <a className="icon-button cart-top" href={reviewPath()}>
        <Drawing path={shoppingBag} />
        <span className="vh">{wordFor(words, 'cart.link', { count })}</span>{' '}
        {count > 0 && (
          // A new element for each count would make the browser recalculate the style of the whole page.
          <span className={count === first ? 'count' : `count ${count % 2 ? 'odd' : 'even'}`} aria-hidden="true">
            {numberText(count, words.locale)}
          </span>
        )}
        {count > 0 && <CartSum sum={sum} words={words} />}
      </a>
      <p className="vh" role="status">
        {announcement}
      </p>
    </>
  )
}

import { cartCount, cartSubtotal } from '~/domain/cart/cart'
import { cartGoal } from '~/domain/cart/cart-goal'
import { formatLeast } from '~/domain/money/money'
import { numberText } from '~/domain/text/number-text'
import { reviewPath } from '~/paths'
import { CartSum } from './cart-sum'
import type { CartView } from './cart-view'
import { WithAmount } from '~/ui/basics'
import type { CartWords } from './words'

/** The content of the cart bar; the store's name is '' when it is not known here. Plain JSON. */
export type CartSummary = CartSum &
  Pick<CartView, 'storeId' | 'storeName' | 'minimum' | 'freeDeliveryFrom'> & { count: number }

/** The summary of a cart with the vendor's prices. */
export function summaryOf(cart: CartView): CartSummary {
  const { storeId, storeName, minimum, freeDeliveryFrom, currency } = cart
  const sums = { count: cartCount(cart), total: cartSubtotal(cart.lines, currency), isAsSeen: false }
  return { ...sums, storeId, storeName, minimum, freeDeliveryFrom, currency }
}

/** `here` is the id of the store that the page shows, '' on pages of many stores. */
type Props = { summary: CartSummary; here: string; words: CartWords }

/** The phone's link from browsing to the review: count, store and total, and the missing amount to the next goal. */
export function CartBar({ summary, here, words }: Props) {
  const { count, storeId, storeName } = summary
  if (count === 0) return null
  return (
    <aside className="cart-bar" aria-label={words['cart.title']}>
      <Goal summary={summary} words={words} />
      <a className="cart-go" href={reviewPath()}>
        <span className="count">{numberText(count, words.locale)}</span>
        <span className="what">
          <strong>{words['cart.view']}</strong>
          {storeName && storeId !== here && (
            <span className="small-text" dir="auto">
              {storeName}
            </span>
          )}
        </span>
        <CartSum sum={summary} words={words} />
      </a>
    </aside>
  )
}

/** The missing amount to the minimum or to free delivery, with a progress bar. */
export function Goal({ summary, words }: { summary: CartSummary; words: CartWords }) {
  const goal = cartGoal({ ...summary, subtotal: summary.total })
  if (!goal) return null
  const text = words[goal.kind === 'minimum' ? 'cart.toMinimum' : 'cart.toFreeDelivery']
  return (
    <div className="goal">
      <p>
        <WithAmount text={text} amount={formatLeast(goal.missing, summary.currency)} />
      </p>
      <progress value={Number(summary.total)} max={Number(goal.of)} aria-hidden="true" />
    </div>
  )
}

import { useRef } from 'react'
import { cartCount, cartSubtotal } from '~/domain/cart/cart'
import { cartGoal } from '~/domain/cart/cart-goal'
import { formatLeast, formatMoney, type Currency, type Money } from '~/domain/money/money'
import { numberText } from '~/domain/text/number-text'
import { reviewPath } from '~/paths'
import { Drawing } from '~/ui/icon'
import { shoppingBag } from '~/ui/icons/drawings'
import { Amount, WithAmount } from '~/ui/text'
import { wordFor, type CartView, type CartWords } from './cart-view'

/** The total of a cart. Plain JSON. */
export type CartSum = {
  total: Money
  /** Whether the total uses the prices that the customer last saw, because this page did not ask the vendor. */
  isAsSeen: boolean
  currency: Currency
}

/** The sum of the cart, marked as an estimate if it may have changed since. */
export function CartSum({ sum: { total, isAsSeen, currency }, words }: { sum: CartSum; words: CartWords }) {
  return (
    <span className="cart-total">
      {isAsSeen && (
        <>
          <span className="vh">{words['cart.asSeen']}</span>
          <span aria-hidden="true">≈ </span>
        </>
      )}
      <Amount>{formatMoney(total, currency)}</Amount>
    </span>
  )
}

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

type CartBadgeProps = { count: number; sum: CartSum; words: CartWords; announcement?: string }

/** The top bar's cart link: quantity and, if wide, sum. On every page with a cart, so it announces all its changes. */
export function CartBadge({ count, sum, words, announcement = '' }: CartBadgeProps) {
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

import { cartCount, cartSubtotal } from '~/domain/cart'
import { cartGoal } from '~/domain/cart-goal'
import { formatMoney, type Currency, type Money } from '~/domain/money'
import { reviewPath } from '~/paths'
import { Amount } from '~/ui/amount'
import type { CartView } from './cart-view'
import { WithAmount } from '~/ui/with-amount'
import type { CartWords } from './words'

/** What the bar says of a cart. Plain JSON. */
export type CartSummary = {
  count: number
  total: Money
  /** The total is of the prices that the customer saw last: the vendor was not asked again for this page. */
  isAsSeen: boolean
  storeId: string
  /** '' when it is not known here. */
  storeName: string
  minimum: Money
  freeDeliveryFrom: Money | null
  currency: Currency
}

/** The summary of a cart with the vendor's prices. */
export function summaryOf(cart: CartView): CartSummary {
  const { storeId, storeName, minimum, freeDeliveryFrom, currency } = cart
  const sums = { count: cartCount(cart), total: cartSubtotal(cart.lines), isAsSeen: false }
  return { ...sums, storeId, storeName, minimum, freeDeliveryFrom, currency }
}

/** `here` is the id of the store that the page shows, '' on pages of many stores. */
type Props = { summary: CartSummary; here: string; words: CartWords }

/** The phone's way from browsing to the review: count, store and total, and what is missing to the next goal. */
export function CartBar({ summary, here, words }: Props) {
  const { count, total, isAsSeen, storeId, storeName, currency } = summary
  if (count === 0) return null
  const amount = formatMoney(total, currency)
  return (
    <aside className="cart-bar" aria-label={words['cart.title']}>
      <Goal summary={summary} words={words} />
      <a className="cart-go" href={reviewPath()}>
        <span className="count">{count}</span>
        <span className="what">
          <strong>{words['cart.view']}</strong>
          {storeName && storeId !== here && (
            <span className="small-text" dir="auto">
              {storeName}
            </span>
          )}
        </span>
        <span className="sum">
          {isAsSeen && (
            <>
              <span className="vh">{words['cart.asSeen']}</span>
              <span aria-hidden="true">≈ </span>
            </>
          )}
          <Amount>{amount}</Amount>
        </span>
      </a>
    </aside>
  )
}

/** What is missing to the minimum or to free delivery, with a bar of how far it is. */
export function Goal({ summary, words }: { summary: CartSummary; words: CartWords }) {
  const goal = cartGoal({ ...summary, subtotal: summary.total })
  if (!goal) return null
  const text = words[goal.kind === 'minimum' ? 'cart.toMinimum' : 'cart.toFreeDelivery']
  return (
    <div className="goal">
      <p>
        <WithAmount text={text} amount={formatMoney(goal.missing, summary.currency)} />
      </p>
      <progress value={Number(summary.total)} max={Number(goal.of)} aria-hidden="true" />
    </div>
  )
}

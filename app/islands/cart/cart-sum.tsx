import { formatMoney, type Currency, type Money } from '~/domain/money/money'
import { Amount } from '~/ui/basics'
import type { CartWords } from './words'

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

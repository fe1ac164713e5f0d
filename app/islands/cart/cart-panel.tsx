import { cartCount, cartSubtotal } from '~/domain/cart'
import { formatMoney, type Money } from '~/domain/money'
import { cartObstacle, type CartObstacle } from '~/domain/obstacle'
import { cartPath, clearCartPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { mark } from '../attributes'
import { CartLines } from './cart-lines'
import type { CartView } from './cart-view'
import { fill, type CartWords } from './words'

type Props = { cart: CartView; words: CartWords; backTo: string; announcement?: string }

/** The cart side panel: lines, item count and total, Clear Cart, and View Cart when ordering is open. */
export function CartPanel({ cart, words, backTo, announcement = '' }: Props) {
  const count = cartCount(cart)
  const subtotal = cartSubtotal(cart.lines)
  return (
    <section className="cart-panel" id="cart" aria-label={words['cart.title']} data-empty={count === 0 || undefined}>
      <div className="cart-panel-head">
        <h2 tabIndex={-1}>{words['cart.title']}</h2>
        {count > 0 && (
          <a className="link" href={clearCartPath(backTo)} {...mark({ dialog: true })}>
            {words['cart.clear']}
          </a>
        )}
      </div>
      {count === 0 ? (
        <div className="cart-empty">
          <Icon name="shopping-bag" />
          <p>{words['cart.empty']}</p>
          <p>{words['cart.emptyHint']}</p>
        </div>
      ) : (
        <>
          {cart.storeName && (
            <p className="cart-store">
              <a href={cart.storePath}>{cart.storeName}</a>
            </p>
          )}
          <CartLines lines={cart.lines} currency={cart.currency} words={words} backTo={backTo} />
        </>
      )}
      <CartFooter cart={cart} count={count} subtotal={subtotal} words={words} />
      {count > 0 && (
        <a className="cart-bar" href="#cart">
          <span>{fill(words['cart.itemCount'], { count })}</span>
          <strong>{formatMoney(subtotal, cart.currency)}</strong>
          <Icon name="chevron-down" />
        </a>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  )
}

type FooterProps = { cart: CartView; count: number; subtotal: Money; words: CartWords }

function CartFooter({ cart, count, subtotal, words }: FooterProps) {
  const obstacle = cartObstacle(cart.lines, cart.minimum)
  const reason = count > 0 && reasonWhyNot(cart, obstacle, words)
  return (
    <div className="cart-foot">
      {count > 0 && (
        <p className="cart-sum">
          <span>{fill(words['cart.itemCount'], { count })}</span>
          <strong>{formatMoney(subtotal, cart.currency)}</strong>
        </p>
      )}
      {reason && <p className="cart-minimum">{reason}</p>}
      {cart.canCheckOut && (
        <form method="post" action={cartPath()} {...mark({ cart: true })}>
          <input type="hidden" name="intent" value="check-out" />
          <button className="button wide" disabled={obstacle?.kind === 'below-minimum'}>
            {words['cart.view']}
          </button>
        </form>
      )}
    </div>
  )
}

/** Why the cart cannot be ordered as it is, in words, or null. */
function reasonWhyNot({ canCheckOut, currency }: CartView, obstacle: CartObstacle | null, words: CartWords) {
  if (!canCheckOut) return words['home.closed']
  if (obstacle?.kind === 'unavailable') return words['review.someUnavailable']
  if (obstacle?.kind !== 'below-minimum') return null
  return fill(words['cart.minimum'], { amount: formatMoney(obstacle.minimum, currency) })
}

import { cartCount, cartSubtotal, lineKey, lineTotal, quantityLimit, type PricedLine } from '~/domain/cart/cart'
import { cartBlocker, type CartBlocker } from '~/domain/checkout/blocker'
import { formatLeast, formatMoney, type Currency } from '~/domain/money/money'
import { listText } from '~/domain/text/number-text'
import { cartPath, clearCartPath, locationPath, placePath } from '~/paths'
import { HiddenFields } from '~/ui/hidden-fields'
import { Drawing, VegMark } from '~/ui/icon'
import { shoppingBag, trash2 } from '~/ui/icons/drawings'
import { Amount, ChangedAmount, WithAmount } from '~/ui/text'
import { Goal, summaryOf } from './cart-summary'
import { wordFor, type CartView, type CartWords } from './cart-view'
import { QuantityStepper } from './controls'

/** `here` is the id of the store that the page shows, whose own links are already beside its name. */
type Props = { cart: CartView; words: CartWords; backTo: string; here?: string }

/** The cart beside a menu: lines, item count and total, Clear Cart, and View Cart when ordering is open. */
export function CartPanel({ cart, words, backTo, here }: Props) {
  const count = cartCount(cart)
  return (
    <section className="card group" id="cart" aria-label={words['cart.title']}>
      <div className="group-head">
        <h2 tabIndex={-1}>{words['cart.title']}</h2>
        {count > 0 && (
          <a className="link" href={clearCartPath(backTo)} data-dialog="">
            {words['cart.clear']}
          </a>
        )}
      </div>
      {count === 0 ? (
        <div className="cart-empty">
          <Drawing path={shoppingBag} />
          <p className="strong">{words['cart.empty']}</p>
          <p className="quiet">{words['cart.emptyHint']}</p>
        </div>
      ) : (
        <>
          {cart.storeName && (
            <a className="cart-store" href={cart.storePath} dir="auto">
              {cart.storeName}
            </a>
          )}
          <CartLines cart={cart} words={words} backTo={backTo} />
          {cart.tooFar && <TooFar {...cart.tooFar} backTo={backTo} isHere={cart.storeId === here} />}
          <CartFoot cart={cart} count={count} words={words} isHere={cart.storeId === here} />
        </>
      )}
    </section>
  )
}

type FootProps = { cart: CartView; count: number; words: CartWords; isHere: boolean }

function CartFoot({ cart, count, words, isHere }: FootProps) {
  const blocker = cartBlocker(cart.lines, cart.minimum, cart.currency)
  const amount = formatMoney(cartSubtotal(cart.lines, cart.currency), cart.currency)
  return (
    <div className="cart-foot">
      {!blocker && <Goal summary={summaryOf(cart)} words={words} />}
      <ReasonWhyNot cart={cart} blocker={blocker} words={words} isHere={isHere} />
      <p className="beside apart">
        <span>{wordFor(words, 'cart.itemCount', { count })}</span>
        <strong>
          <Amount>{amount}</Amount>
        </strong>
      </p>
      {cart.canCheckOut && (
        <form method="post" action={cartPath()} data-cart="">
          <HiddenFields values={{ intent: 'check-out' }} />
          <button className="button wide" disabled={blocker?.kind === 'below-minimum'}>
            {words['cart.view']}
          </button>
        </form>
      )}
    </div>
  )
}

type TooFarProps = NonNullable<CartView['tooFar']> & { backTo: string; isHere: boolean }

/** Says that the cart's store does not deliver to the chosen place, and offers another place or pickup. */
function TooFar({ text, otherPlace, pickup, backTo, isHere }: TooFarProps) {
  return (
    <div className="cart-reason">
      <p>{text}</p>
      {!isHere && (
        <form className="choices" method="post" action={placePath()}>
          <HiddenFields values={{ intent: 'mode', backTo }} />
          <a className="button quiet compact" href={locationPath(backTo)} data-dialog="">
            {otherPlace}
          </a>
          {pickup && (
            <button className="button quiet compact" name="mode" value="pickup" dir="auto">
              {pickup}
            </button>
          )}
        </form>
      )}
    </div>
  )
}

type ReasonProps = Omit<FootProps, 'count'> & { blocker: CartBlocker | null }

/** Why the cart cannot be ordered now. Below the minimum: the missing amount, elsewhere as a link to the store. */
function ReasonWhyNot({ cart, blocker, words, isHere }: ReasonProps) {
  const { currency } = cart
  if (!cart.canCheckOut) return <p className="cart-reason">{words['home.closed']}</p>
  if (blocker?.kind === 'unavailable') return <p className="cart-reason">{words['review.someUnavailable']}</p>
  if (blocker?.kind !== 'below-minimum') return null
  const more = (
    <span>
      <WithAmount text={words['cart.addMore']} amount={formatLeast(blocker.missing, currency)} />
    </span>
  )
  return (
    <div className="goal">
      <p className="strong">
        <WithAmount text={words['cart.minimum']} amount={formatLeast(blocker.minimum, currency)} />
      </p>
      <progress value={Number(cartSubtotal(cart.lines, currency))} max={Number(blocker.minimum)} aria-hidden="true" />
      {isHere ? (
        <p>{more}</p>
      ) : (
        <a className="link" href={cart.storePath}>
          {more}
        </a>
      )}
    </div>
  )
}

type CartLinesProps = { cart: Pick<CartView, 'lines' | 'currency'>; words: CartWords; backTo: string }

/** The cart's lines with their controls. The review's island has no more, because its bill comes from the server. */
export function CartLines({ cart: { lines, currency }, words, backTo }: CartLinesProps) {
  return (
    <ul className="rows">
      {lines.map((line) => {
        const left = quantityLimit({ lines }, line, line.stock)
        return (
          <li key={lineKey(line)} className="line" data-state={line.state}>
            <div>
              <p className="strong">
                <VegMark diet={line.diet} veg={words['menu.veg']} nonVeg={words['menu.nonVeg']} />{' '}
                <span dir="auto">{line.name}</span>
              </p>
              {line.choiceNames.length > 0 && (
                <p className="quiet small-text" dir="auto">
                  {listText(line.choiceNames, words.locale)}
                </p>
              )}
              <LineNotice {...{ line, left, currency, words }} />
            </div>
            {line.state !== 'unavailable' && (
              <p className="line-amount">
                <Amount>{formatMoney(lineTotal(line, currency), currency)}</Amount>
              </p>
            )}
            <LineControls line={line} isFull={line.quantity >= left} words={words} backTo={backTo} />
          </li>
        )
      })}
    </ul>
  )
}

type NoticeProps = { line: PricedLine; left: number; currency: Currency; words: CartWords }

function LineNotice({ line, left, currency, words }: NoticeProps) {
  if (line.state === 'unavailable') return <p className="line-notice">{words['cart.unavailable']}</p>
  if (line.state === 'stock-reduced')
    return <p className="line-notice">{wordFor(words, 'cart.leftOnly', { count: left })}</p>
  if (line.state === 'same')
    return line.quantity < left ? null : <p className="quiet small-text">{words['cart.stockReached']}</p>
  const before = formatMoney(line.priceSeen, currency)
  return (
    <p className="line-notice">
      <ChangedAmount
        before={before}
        now={formatMoney(line.unitPrice, currency)}
        spokenText={wordFor(words, 'cart.was', { price: before })}
      />
    </p>
  )
}

type ControlsProps = { line: PricedLine; isFull: boolean; words: CartWords; backTo: string }

function LineControls({ line, isFull, words, backTo }: ControlsProps) {
  const { name, quantity } = line
  const key = lineKey(line)
  return (
    <div className="beside apart">
      <form method="post" action={cartPath()} data-cart="">
        <HiddenFields values={{ intent: 'remove', line: key, backTo }} />
        <button className="icon-button line-remove" aria-label={wordFor(words, 'cart.remove', { name })}>
          <Drawing path={trash2} />
        </button>
      </form>
      {line.state !== 'unavailable' && (
        <QuantityStepper line={{ key, name, quantity }} isFull={isFull} words={words} backTo={backTo} />
      )}
    </div>
  )
}

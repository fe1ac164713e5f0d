import { lineKey, lineTotalsAsShown, type PricedLine } from '~/domain/cart'
import { formatMoney, type Currency } from '~/domain/money'
import { cartPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { VegMark } from '~/ui/veg-mark'
import { mark } from '../attributes'
import { fill, type CartWords } from './words'

type Props = { lines: PricedLine[]; currency: Currency; words: CartWords; backTo: string }

/** The cart's lines with their controls. Each control is a form that posts an absolute quantity: pressed twice, it changes nothing more. */
export function CartLines({ lines, currency, words, backTo }: Props) {
  const totals = lineTotalsAsShown(lines, currency)
  return (
    <ul className="cart-lines">
      {lines.map((line, at) => (
        <li key={lineKey(line)} className="cart-line" data-state={line.state}>
          <div className="cart-line-text">
            <VegMark diet={line.diet} veg={words['menu.veg']} nonVeg={words['menu.nonVeg']} />
            <p className="cart-line-name">{line.name}</p>
            {line.choiceNames.length > 0 && <p className="cart-line-choices">{line.choiceNames.join(', ')}</p>}
            <LineNotice line={line} currency={currency} words={words} />
          </div>
          <LineControls line={line} words={words} backTo={backTo} />
          {line.state !== 'unavailable' && (
            <p className="cart-line-amount">{formatMoney(totals[at] ?? '0', currency)}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

function LineNotice({ line, currency, words }: { line: PricedLine; currency: Currency; words: CartWords }) {
  if (line.state === 'unavailable') return <p className="cart-line-notice">{words['cart.unavailable']}</p>
  if (line.state === 'stock-reduced')
    return <p className="cart-line-notice">{fill(words['cart.leftOnly'], { count: line.stock })}</p>
  if (line.state === 'same') return null
  return (
    <p className="cart-line-notice">
      <s aria-label={fill(words['cart.was'], { price: formatMoney(line.priceSeen, currency) })}>
        {formatMoney(line.priceSeen, currency)}
      </s>{' '}
      → <strong>{formatMoney(line.unitPrice, currency)}</strong>
    </p>
  )
}

function LineControls({ line, words, backTo }: { line: PricedLine; words: CartWords; backTo: string }) {
  const name = { name: line.name }
  return (
    <div className="line-controls">
      {line.state !== 'unavailable' && (
        <form className="stepper" method="post" action={cartPath()} {...mark({ cart: true })}>
          <input type="hidden" name="intent" value="set-quantity" />
          <input type="hidden" name="line" value={lineKey(line)} />
          <input type="hidden" name="from" value={line.quantity} />
          <input type="hidden" name="backTo" value={backTo} />
          <button name="quantity" value={line.quantity - 1} aria-label={fill(words['cart.decrease'], name)}>
            <Icon name="minus" />
          </button>
          <span className="stepper-count">{line.quantity}</span>
          <button name="quantity" value={line.quantity + 1} aria-label={fill(words['cart.increase'], name)}>
            <Icon name="plus" />
          </button>
        </form>
      )}
      <form method="post" action={cartPath()} {...mark({ cart: true })}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="line" value={lineKey(line)} />
        <input type="hidden" name="backTo" value={backTo} />
        <button className="line-remove" aria-label={fill(words['cart.remove'], name)}>
          <Icon name="trash-2" />
        </button>
      </form>
    </div>
  )
}

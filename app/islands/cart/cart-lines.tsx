import { lineKey, lineTotal, quantityLimit, type PricedLine } from '~/domain/cart/cart'
import { formatMoney, type Currency } from '~/domain/money/money'
import { listText } from '~/domain/text/number-text'
import { cartPath } from '~/paths'
import { HiddenFields, Drawing, Amount, ChangedAmount, VegMark } from '~/ui/basics'
import { trash2 } from '~/ui/icons/drawings'
import type { CartView } from './cart-view'
import { QuantityStepper } from './quantity-stepper'
import { wordFor, type CartWords } from './words'

type Props = { cart: Pick<CartView, 'lines' | 'currency'>; words: CartWords; backTo: string }

/** The cart's lines with their controls: all that the review screen has of the cart, because its bill comes from the server. */
export function CartLines({ cart: { lines, currency }, words, backTo }: Props) {
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

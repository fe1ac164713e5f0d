import { lineKey } from '~/domain/cart/cart'
import { numberText } from '~/domain/text/number-text'
import { cartPath, itemPath } from '~/paths'
import { HiddenFields } from '~/ui/hidden-fields'
import { Drawing } from '~/ui/icon'
import { minus, plus, trash2 } from '~/ui/icons/drawings'
import { wordFor, type CartWords } from './cart-view'

type Props = {
  line: { key: string; name: string; quantity: number }
  words: CartWords
  /** The page that follows without scripts. */
  backTo: string
  /** In the brand's colour if it shows that something is in the cart. */
  isFilled?: boolean
  /** Whether there are no more units: its plus is dimmed, and says so when it is pressed. */
  isFull?: boolean
}

/** Minus, units, plus: a form that posts an absolute quantity, so that pressed twice it changes nothing more. */
export function QuantityStepper({ line, words, backTo, isFilled = false, isFull = false }: Props) {
  const { key, name, quantity } = line
  return (
    <form className={isFilled ? 'stepper' : 'stepper calm'} method="post" action={cartPath()} data-cart="">
      <HiddenFields values={{ intent: 'set-quantity', line: key, from: quantity, backTo }} />
      <button name="quantity" value={quantity - 1} aria-label={wordFor(words, 'cart.decrease', { name })}>
        <Drawing path={isFilled && quantity === 1 ? trash2 : minus} />
      </button>
      <span className="stepper-count">{numberText(quantity, words.locale)}</span>
      <button
        name="quantity"
        value={quantity + 1}
        className={isFull ? 'full' : undefined}
        aria-label={wordFor(words, 'cart.increase', { name })}
      >
        <Drawing path={plus} />
      </button>
    </form>
  )
}

type AdderProps = {
  item: { id: string; name: string; hasChoices: boolean }
  storeId: string
  units: number
  backTo: string
  words: CartWords
}

/**
 * The cart control of a menu's item: Add, or a stepper once it is in the cart. An item with choices keeps its Add,
 * which opens them and shows how many are in the cart, because each choice may be its own line.
 */
export function Adder({ item, storeId, units, backTo, words }: AdderProps) {
  const { id, name, hasChoices } = item
  if (units > 0 && !hasChoices) {
    const line = { key: lineKey({ itemId: id, choiceIds: [] }), name, quantity: units }
    return <QuantityStepper line={line} words={words} backTo={`${backTo}#item-${encodeURIComponent(id)}`} isFilled />
  }
  const label = wordFor(words, 'item.add', { name })
  const button = (
    <button
      className={units > 0 ? 'add held' : 'add'}
      aria-label={units > 0 ? `${label}, ${wordFor(words, 'cart.held', { count: units })}` : label}
    >
      {units > 0 ? (
        <span className="stepper-count">{numberText(units, words.locale)}</span>
      ) : (
        <span>{words['item.addShort']}</span>
      )}
      <Drawing path={plus} className="icon small" />
    </button>
  )
  return hasChoices ? (
    <form action={itemPath(storeId, id)} data-dialog="">
      <HiddenFields values={{ backTo }} />
      {button}
    </form>
  ) : (
    <form method="post" action={cartPath()} data-cart="">
      <HiddenFields values={{ intent: 'add', storeId, itemId: id, backTo }} />
      {button}
    </form>
  )
}

import { numberText } from '~/domain/text/number-text'
import { cartPath } from '~/paths'
import { HiddenFields, Drawing } from '~/ui/basics'
import { minus, plus, trash2 } from '~/ui/icons/drawings'
import { wordFor, type CartWords } from './words'

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

/** Minus, the units of a line, plus: a form that posts an absolute quantity, so that pressed twice it changes nothing more. */
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

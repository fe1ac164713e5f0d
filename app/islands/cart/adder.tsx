import { lineKey } from '~/domain/cart/cart'
import { numberText } from '~/domain/text/number-text'
import { cartPath, itemPath } from '~/paths'
import { HiddenFields, Drawing } from '~/ui/basics'
import { plus } from '~/ui/icons/drawings'
import { QuantityStepper } from './quantity-stepper'
import { wordFor, type CartWords } from './words'

type AdderProps = {
  item: { id: string; name: string; hasChoices: boolean }
  storeId: string
  /** Units of the item in the cart. */
  units: number
  backTo: string
  words: CartWords
}

/**
 * The cart control of a menu's item: Add, or a stepper once it is in the cart. An item with choices keeps its Add, which opens
 * them and shows how many are in the cart, because each choice may be its own line.
 */
export function Adder({ item, storeId, units, backTo, words }: AdderProps) {
  const label = wordFor(words, 'item.add', { name: item.name })
  if (item.hasChoices) {
    return (
      <form action={itemPath(storeId, item.id)} data-dialog="">
        <HiddenFields values={{ backTo }} />
        {units > 0 && <span className="vh">{wordFor(words, 'cart.held', { count: units })}</span>}
        <button className={units > 0 ? 'add held' : 'add'} aria-label={label}>
          {units > 0 ? (
            <span className="stepper-count">{numberText(units, words.locale)}</span>
          ) : (
            <span>{words['item.addShort']}</span>
          )}
          <Drawing path={plus} className="icon small" />
        </button>
      </form>
    )
  }
  if (units > 0) {
    const line = { key: lineKey({ itemId: item.id, choiceIds: [] }), name: item.name, quantity: units }
    return (
      <QuantityStepper line={line} words={words} backTo={`${backTo}#item-${encodeURIComponent(item.id)}`} isFilled />
    )
  }
  return (
    <form method="post" action={cartPath()} data-cart="">
      <HiddenFields values={{ intent: 'add', storeId, itemId: item.id, backTo }} />
      <button className="add" aria-label={label}>
        <span>{words['item.addShort']}</span>
        <Drawing path={plus} className="icon small" />
      </button>
    </form>
  )
}

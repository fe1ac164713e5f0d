import { type FieldMetadata } from '@conform-to/react'
import type { Diet } from '~/domain/menu'
import { useLocale, useT } from '~/i18n/use-t'
import { listText } from '~/i18n/list-text'
import { mark } from '~/islands/attributes'
import { Amount } from '~/ui/amount'
import { FieldErrors } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { OldAndNew } from '~/ui/old-and-new'
import { VegMark } from '~/ui/veg-mark'

type Props = {
  line: {
    name: string
    diet: Diet
    choices: string[]
    quantity: number
    stock: number
    price: string
    /** The price that was seen before, or ''. */
    priceBefore: string
    /** Whether there are fewer than were asked for. */
    isFewer: boolean
  }
  storeName: string
  storePath: string
  field: FieldMetadata<string>
}

/** What is subscribed to: its name and choices, its price, and how many come each time. */
export function ItemLine({ line, storeName, storePath, field }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <section className="card" aria-labelledby="what">
      <div className="group-head">
        <h2 id="what">{t('subscribe.item')}</h2>
        <a className="link" href={storePath} dir="auto">
          {storeName}
        </a>
      </div>
      <div className="row">
        <div className="grow">
          <p className="strong" dir="auto">
            <VegMark diet={line.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} /> {line.name}
          </p>
          {line.choices.length > 0 && (
            <p className="quiet small-text" dir="auto">
              {listText(line.choices, locale)}
            </p>
          )}
          <p>
            {line.priceBefore ? (
              <OldAndNew before={line.priceBefore} now={line.price} said={t('cart.was', { price: line.priceBefore })} />
            ) : (
              <Amount>{line.price}</Amount>
            )}
          </p>
        </div>
        <Units line={line} field={field} />
      </div>
      <FieldErrors field={field} />
      {line.priceBefore && (
        <p className="notice" role="status">
          {t('review.pricesChanged')}
        </p>
      )}
      {line.isFewer && (
        <p className="notice" role="status">
          {t('cart.leftOnly', { count: line.quantity })}
        </p>
      )}
    </section>
  )
}

/** Minus, a number that can be typed, plus; without scripts the buttons ask the server for the page with the new number. */
function Units({ line: { name, stock, quantity }, field }: Pick<Props, 'line' | 'field'>) {
  const t = useT()
  const shown = Number(field.initialValue ?? quantity)
  const most = Math.max(1, stock)
  return (
    <div className="stepper calm">
      <button
        name="step"
        value="-1"
        aria-label={t('cart.decrease', { name })}
        {...mark({ does: 'step', step: -1 })}
        disabled={shown <= 1}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        id={field.id}
        name={field.name}
        defaultValue={field.initialValue}
        min={1}
        max={most}
        inputMode="numeric"
        aria-label={t('item.quantity')}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={field.errors ? field.errorId : undefined}
      />
      <button
        name="step"
        value="1"
        aria-label={t('cart.increase', { name })}
        {...mark({ does: 'step', step: 1 })}
        disabled={shown >= most}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

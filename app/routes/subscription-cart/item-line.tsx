import type { FieldMetadata } from '@conform-to/react'
import type { Diet } from '~/domain/stores/menu'
import { QuantityField } from '~/features/cart/quantity-field'
import { useLocale, useT } from '~/i18n/use-t'
import { listText } from '~/domain/text/list-text'
import { Amount, ChangedAmount } from '~/ui/amount'
import { FieldErrors } from '~/ui/field'
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
    /** Whether fewer units are available than requested. */
    isFewer: boolean
  }
  storeName: string
  storePath: string
  field: FieldMetadata<string>
}

/** The item: its name and choices, its price, and the quantity per delivery. */
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
              <ChangedAmount
                before={line.priceBefore}
                now={line.price}
                spokenText={t('cart.was', { price: line.priceBefore })}
              />
            ) : (
              <Amount>{line.price}</Amount>
            )}
          </p>
        </div>
        <QuantityField name={line.name} quantity={line.quantity} stock={line.stock} field={field} />
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

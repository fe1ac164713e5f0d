import type { OrderLine } from '~/domain/orders/order'
import { listText } from '~/domain/text/list-text'
import { unitsText } from '~/domain/text/number-text'
import { useLocale, useT } from '~/i18n/use-t'
import { Amount } from '~/ui/amount'
import { VegMark } from '~/ui/veg-mark'

/** The lines of a placed order; their amounts are text. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <ul className="rows">
      {lines.map((line, at) => (
        <li key={at} className="row order-line">
          <span className="quiet count">{unitsText(line.quantity, locale)}</span>
          <div className="grow">
            <p dir="auto">
              <VegMark diet={line.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} /> {line.name}
            </p>
            {line.choices.length > 0 && (
              <p className="quiet small-text" dir="auto">
                {listText(line.choices, locale)}
              </p>
            )}
          </div>
          <Amount>{line.amount}</Amount>
        </li>
      ))}
    </ul>
  )
}

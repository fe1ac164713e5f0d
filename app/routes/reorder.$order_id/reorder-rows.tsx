import type { SerializeFrom } from '@remix-run/node'
import type { reorderView } from './reorder.server'
import { listText } from '~/domain/text/list-text'
import { unitsText } from '~/domain/text/number-text'
import { useLocale, useT } from '~/i18n/use-t'
import { Amount, ChangedAmount } from '~/ui/amount'
import { VegMark } from '~/ui/veg-mark'

type Row = SerializeFrom<ReturnType<typeof reorderView>>['rows'][number]

/** The lines for the cart: each with its sum, and what has changed since the order. */
export function ReorderRows({ rows }: { rows: Row[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <ul className="rows">
      {rows.map((row, at) => (
        <li key={at} className="row order-line">
          <span className="quiet count">{unitsText(row.quantity, locale)}</span>
          <div className="grow">
            <p dir="auto">
              <VegMark diet={row.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} /> {row.name}
            </p>
            {row.choices.length > 0 && (
              <p className="quiet small-text" dir="auto">
                {listText(row.choices, locale)}
              </p>
            )}
            {row.quantityBefore && (
              <p className="small-text strong">
                {t('reorder.fewer', { now: row.quantity, before: row.quantityBefore })}
              </p>
            )}
            {row.priceBefore && (
              <p className="small-text strong">
                <ChangedAmount
                  before={row.priceBefore}
                  now={row.price}
                  spokenText={t('cart.was', { price: row.priceBefore })}
                />
              </p>
            )}
          </div>
          <Amount>{row.total}</Amount>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import type { OrderLine } from '~/domain/orders/order'
import { listText } from '~/domain/text/list-text'
import { unitsText } from '~/domain/text/number-text'
import { useLocale, useT } from '~/i18n/use-t'
import { Amount } from '~/ui/amount'
import { VegMark } from '~/ui/veg-mark'
import { VendorText } from '~/ui/vendor-text'

/** The lines of a placed order; their amounts are text. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  return (
    <ul className="rows">
      {lines.map((line, at) => (
        <OrderLineRow key={at} line={line} />
      ))}
    </ul>
  )
}

/** A line with its amount as text; `children` is what else there is to say of it. */
export function OrderLineRow({ line, children }: { line: OrderLine; children?: ReactNode }) {
  const t = useT()
  const locale = useLocale()
  return (
    <li className="row order-line">
      <span className="quiet count">{unitsText(line.quantity, locale)}</span>
      <div className="grow">
        <p dir="auto">
          <VegMark diet={line.diet} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} /> {line.name}
        </p>
        <VendorText className="quiet small-text">{listText(line.choices, locale)}</VendorText>
        {children}
      </div>
      <Amount>{line.amount}</Amount>
    </li>
  )
}

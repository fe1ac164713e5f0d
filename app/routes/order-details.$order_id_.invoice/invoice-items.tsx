import type { OrderLine } from '~/domain/orders/order'
import { listText } from '~/domain/text/list-text'
import { numberText } from '~/domain/text/number-text'
import { useLocale, useT } from '~/i18n/use-t'
import { Amount } from '~/ui/amount'

/** The lines of an order as a table. */
export function InvoiceItems({ lines }: { lines: OrderLine[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <table className="invoice-items">
      <thead>
        <tr>
          <th scope="col">{t('invoice.item')}</th>
          <th scope="col">{t('invoice.quantity')}</th>
          <th scope="col">{t('invoice.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <th scope="row" dir="auto">
              {line.name}
              {line.choices.length > 0 && (
                <span className="quiet small-text">
                  <br />
                  {listText(line.choices, locale)}
                </span>
              )}
            </th>
            <td>{numberText(line.quantity, locale)}</td>
            <td>
              <Amount>{line.amount}</Amount>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

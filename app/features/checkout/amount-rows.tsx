import { billAsShown, type Bill } from '~/domain/amounts'
import { formatMoney, isPositive, type Currency, type Money } from '~/domain/money'
import { useT } from '~/i18n/use-t'

type Row = { label: string; amount: Money; isLess?: boolean }
type Props = {
  amounts: Bill
  currency: Currency
  taxLabel: string
  isDelivery: boolean
}

/** The bill: every amount that is not nothing, and the sum to pay (rules 8.5). */
export function AmountRows({ amounts, currency, taxLabel, isDelivery }: Props) {
  const t = useT()
  const bill = billAsShown(amounts, currency)
  const rows: Row[] = [
    { label: taxLabel, amount: bill.tax },
    { label: t('bill.packaging'), amount: bill.packaging },
    { label: t('bill.convenience'), amount: bill.convenience },
    { label: t('bill.tip'), amount: bill.tip },
    { label: t('bill.discount'), amount: bill.discount, isLess: true },
  ].filter((row) => isPositive(row.amount))
  return (
    <dl className="bill">
      <BillRow label={t('bill.subtotal')} value={formatMoney(bill.subtotal, currency)} />
      {rows.map(({ label, amount, isLess }) => (
        <BillRow key={label} label={label} value={(isLess ? '−' : '') + formatMoney(amount, currency)} />
      ))}
      {isDelivery && (
        <BillRow
          label={t('bill.delivery')}
          value={isPositive(bill.deliveryFee) ? formatMoney(bill.deliveryFee, currency) : t('bill.free')}
        />
      )}
      <div className="bill-total">
        <dt>{t('bill.total')}</dt>
        <dd>{formatMoney(bill.total, currency)}</dd>
      </div>
    </dl>
  )
}

function BillRow({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

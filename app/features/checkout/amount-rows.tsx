import { billAsShown, type Bill } from '~/domain/checkout/amounts'
import { formatMoney, formatSigned, isPositive, type Currency, type Money } from '~/domain/money/money'
import type { WordKey } from '~/i18n/i18n.server'
import { useT } from '~/i18n/use-t'
import { Amount } from '~/ui/amount'

type Row = { label: string; amount: Money; isLess?: boolean }
type Props = {
  /** An unknown fee counts as 0 and is not shown as free. */
  amounts: Bill & { cashback: Money; isFeeKnown?: boolean }
  currency: Currency
  taxLabel: string
  isDelivery: boolean
  sumLabel?: WordKey
}

/** The bill: every amount that is not zero, and the sum to pay (rules 8.5). */
export function AmountRows({ amounts, currency, taxLabel, isDelivery, sumLabel = 'bill.total' }: Props) {
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
      <div>
        <dt>{t('bill.subtotal')}</dt>
        <AmountCell amount={bill.subtotal} currency={currency} />
      </div>
      {rows.map(({ label, amount, isLess }) => (
        <div key={label} className={isLess ? 'off' : undefined}>
          <dt>{label}</dt>
          <AmountCell amount={amount} currency={currency} isLess={isLess} />
        </div>
      ))}
      {isDelivery && (
        <div>
          <dt>{t('bill.delivery')}</dt>
          {isPositive(bill.deliveryFee) ? (
            <AmountCell amount={bill.deliveryFee} currency={currency} />
          ) : (
            <dd>{t(amounts.isFeeKnown === false ? 'bill.unknownFee' : 'bill.free')}</dd>
          )}
        </div>
      )}
      <div className="total">
        <dt>{t(sumLabel)}</dt>
        <AmountCell amount={bill.total} currency={currency} />
      </div>
      {isPositive(amounts.cashback) && (
        <div className="off">
          <dt>{t('bill.cashback')}</dt>
          <AmountCell amount={amounts.cashback} currency={currency} />
        </div>
      )}
    </dl>
  )
}

function AmountCell({ amount, currency, isLess }: { amount: Money; currency: Currency; isLess?: boolean }) {
  return (
    <dd>
      <Amount>{isLess ? formatSigned('−', amount, currency) : formatMoney(amount, currency)}</Amount>
    </dd>
  )
}

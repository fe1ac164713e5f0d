import type { ReactNode } from 'react'
import { billAsShown, type Bill } from '~/domain/checkout/amounts'
import { formatMoney, formatSigned, isPositive, type Currency, type Money } from '~/domain/money/money'
import type { WordKey } from '~/i18n/translator'
import { useT } from '~/i18n/use-t'
import { Amount } from '~/ui/text'

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
  const price = (amount: Money) => formatMoney(amount, currency)
  const rows: [label: string, amount: Money][] = [
    [taxLabel, bill.tax],
    [t('bill.packaging'), bill.packaging],
    [t('bill.convenience'), bill.convenience],
    [t('bill.tip'), bill.tip],
  ]
  return (
    <dl className="bill">
      {isPositive(bill.subtotal) && <BillRow label={t('bill.subtotal')} amount={price(bill.subtotal)} />}
      {rows.map(
        ([label, amount]) => isPositive(amount) && <BillRow key={label} label={label} amount={price(amount)} />,
      )}
      {isPositive(bill.discount) && (
        <BillRow className="off" label={t('bill.discount')} amount={formatSigned('−', bill.discount, currency)} />
      )}
      {isDelivery &&
        (isPositive(bill.deliveryFee) ? (
          <BillRow label={t('bill.delivery')} amount={price(bill.deliveryFee)} />
        ) : (
          <BillRow label={t('bill.delivery')}>
            {t(amounts.isFeeKnown === false ? 'bill.unknownFee' : 'bill.free')}
          </BillRow>
        ))}
      <BillRow className="total" label={t(sumLabel)} amount={price(bill.total)} />
      {isPositive(amounts.cashback) && (
        <BillRow className="off" label={t('bill.cashback')} amount={price(amounts.cashback)} />
      )}
    </dl>
  )
}

type RowProps = { label: string; amount?: string; className?: 'total' | 'off'; children?: ReactNode }

/** A row of a bill: its name, and an amount or other words. */
export function BillRow({ label, amount, className, children }: RowProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{amount === undefined ? children : <Amount>{amount}</Amount>}</dd>
    </div>
  )
}

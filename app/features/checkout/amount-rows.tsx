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
  const rowOf = (label: string, amount: Money) => isPositive(amount) && <BillRow label={label} amount={price(amount)} />
  return (
    <dl className="bill">
      {rowOf(t('bill.subtotal'), bill.subtotal)}
      {rowOf(taxLabel, bill.tax)}
      {rowOf(t('bill.packaging'), bill.packaging)}
      {rowOf(t('bill.convenience'), bill.convenience)}
      {rowOf(t('bill.tip'), bill.tip)}
      {isPositive(bill.discount) && (
        <BillRow className="off" label={t('bill.discount')} amount={formatSigned('−', bill.discount, currency)} />
      )}
      {isDelivery &&
        (rowOf(t('bill.delivery'), bill.deliveryFee) || (
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

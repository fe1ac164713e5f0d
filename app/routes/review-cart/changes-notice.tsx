import type { BillChange } from '~/domain/checkout/bill-changes'
import { formatMoney, formatSigned, type Currency, type Money } from '~/domain/money/money'
import { useT } from '~/i18n/use-t'
import { reviewPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { OldAndNew } from '~/ui/amount'

type Props = {
  /** What changed, in words; '' if another notice says it. */
  text: string
  changes: BillChange[]
  currency: Currency
  taxLabel: string
  /** Id of the form that accepts everything and goes on to the payment; for a guest, who has none, the accepted revision. */
  accepts: { formId: string } | { revision: string } | null
}

/**
 * The differences from what was shown before: each row of the bill as old and new, and one button that accepts them (rules 11.17).
 */
export function ChangesNotice({ text, changes, currency, taxLabel, accepts }: Props) {
  const t = useT()
  const names: Record<BillChange['row'], string> = {
    subtotal: t('bill.subtotal'),
    tax: taxLabel,
    packaging: t('bill.packaging'),
    convenience: t('bill.convenience'),
    deliveryFee: t('bill.delivery'),
    tip: t('bill.tip'),
    discount: t('bill.discount'),
    total: t('bill.total'),
    minimum: t('bill.minimum'),
  }
  return (
    <div className="notice changes">
      <Icon name="circle-alert" />
      <div className="grow">
        {text && <p role="status">{text}</p>}
        {changes.length > 0 && (
          <dl>
            {changes.map((change) => (
              <Row key={change.row} name={names[change.row]} change={change} currency={currency} />
            ))}
          </dl>
        )}
        {accepts && 'formId' in accepts && (
          <button className="button quiet compact" form={accepts.formId}>
            {t('review.accept')}
          </button>
        )}
        {accepts && 'revision' in accepts && (
          <form method="post" action={reviewPath()}>
            <input type="hidden" name="intent" value="accept" />
            <input type="hidden" name="revision" value={accepts.revision} />
            <button className="button quiet compact">{t('review.accept')}</button>
          </form>
        )}
      </div>
    </div>
  )
}

function Row({ name, change, currency }: { name: string; change: BillChange; currency: Currency }) {
  const t = useT()
  const textOf = (amount: Money) =>
    change.row === 'discount' ? formatSigned('−', amount, currency) : formatMoney(amount, currency)
  const before = textOf(change.before)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <OldAndNew before={before} now={textOf(change.now)} spokenText={t('cart.was', { price: before })} />
      </dd>
    </div>
  )
}

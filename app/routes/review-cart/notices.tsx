import { TooFarChoices } from '~/features/place/pickup-instead'
import { useT } from '~/i18n/use-t'
import { addressesPath, cartPath, homePath, orderTimePath, reviewPath } from '~/paths'
import { Icon } from '~/ui/icon'
import type { BlockerView } from './review-view.server'
import { proceedForm } from './schema'
import type { BillChange } from '~/domain/checkout/bill-changes'
import { formatMoney, formatSigned, type Currency, type Money } from '~/domain/money/money'
import { ChangedAmount } from '~/ui/amount'

/** The id of the text that describes the disabled button. */
export const blockerTextId = 'blocker-text'

/** `pickup` is the name for pickup if that is possible, or ''. */
type BlockerProps = { blocker: BlockerView; pickup: string; isSignedIn: boolean }

/** Why this cart cannot be ordered, and the actions that help, such as removing lines or choosing another time or address. */
export function BlockerNotice({ blocker, ...around }: BlockerProps) {
  return (
    <div className="notice blocker">
      <Icon name="circle-alert" />
      <div className="grow" role="status">
        <p id={blockerTextId} dir="auto">
          {blocker.text}
        </p>
        {blocker.hint && (
          <p className="small-text" dir="auto">
            {blocker.hint}
          </p>
        )}
      </div>
      <BlockerActions blocker={blocker} {...around} />
    </div>
  )
}

function BlockerActions({ blocker: { kind, isClosed, without }, pickup, isSignedIn }: BlockerProps) {
  const t = useT()
  switch (kind) {
    case 'out-of-reach':
      // A guest has neither saved addresses nor a form whose fields must be kept.
      if (!isSignedIn) return <TooFarChoices pickup={pickup} backTo={reviewPath()} />
      return (
        <div className="choices">
          <a className="button quiet compact" href={addressesPath(reviewPath())}>
            {t('review.otherAddress')}
          </a>
          {pickup && (
            <button className="button quiet compact" form={proceedForm} name="mode" value="pickup" dir="auto">
              {t('review.pickUpInstead', { pickup })}
            </button>
          )}
        </div>
      )
    case 'no-time':
      return (
        <a className="button quiet compact" href={orderTimePath()} data-dialog="">
          {t(isClosed ? 'store.schedule' : 'times.title')}
        </a>
      )
    case 'unavailable':
      return (
        <div className="choices">
          {without && (
            <button className="button compact" form={proceedForm} name="without" value={without.keys}>
              {t('cart.goOnWithout', { names: without.names })}
            </button>
          )}
          <form method="post" action={cartPath()} data-cart="">
            <input type="hidden" name="intent" value="remove-unavailable" />
            <button className="button quiet compact">{t('cart.removeUnavailable')}</button>
          </form>
        </div>
      )
    default:
      return (
        <a className="button quiet compact" href={homePath()}>
          {t('cart.browse')}
        </a>
      )
  }
}

type ChangesProps = {
  /** What changed, in words; '' if another notice says it. */
  text: string
  changes: BillChange[]
  currency: Currency
  taxLabel: string
  /** Id of the form that accepts everything and goes on to the payment; for a guest, who has none, the accepted revision. */
  accepts: { formId: string } | { revision: string } | null
}

/** The differences from what was shown before, row by row as old and new, and one button that accepts them (rules 11.17). */
export function ChangesNotice({ text, changes, currency, taxLabel, accepts }: ChangesProps) {
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
        <ChangedAmount before={before} now={textOf(change.now)} spokenText={t('cart.was', { price: before })} />
      </dd>
    </div>
  )
}

import type { BillChange } from '~/domain/checkout/bill-changes'
import { formatMoney, formatSigned, isPositive, type Currency, type Money } from '~/domain/money/money'
import { BillRow } from '~/features/checkout/amount-rows'
import { TooFarChoices } from '~/features/place/place-form'
import { useT } from '~/i18n/use-t'
import { addressesPath, cartPath, homePath, orderTimePath, reviewPath } from '~/paths'
import { Button } from '~/ui/form'
import { HiddenFields } from '~/ui/hidden-fields'
import { ButtonLink } from '~/ui/link'
import { NoticeBlock } from '~/ui/notice'
import { ChangedAmount, VendorText } from '~/ui/text'
import { proceedForm, type ReviewView } from './review-view.server'

/** The id of the text that describes the disabled button. */
export const blockerTextId = 'blocker-text'

type BlockerProps = { blocker: NonNullable<ReviewView['blocker']>; checkout: ReviewView }

/** Why this cart cannot be ordered, and what helps, such as removing lines or choosing another time or address. */
export function BlockerNotice({ blocker, checkout }: BlockerProps) {
  return (
    <NoticeBlock
      className="blocker"
      icon="circleAlert"
      role="status"
      action={<BlockerActions blocker={blocker} checkout={checkout} />}
    >
      <p id={blockerTextId} dir="auto">
        {blocker.text}
      </p>
      <VendorText className="small-text">{blocker.hint}</VendorText>
    </NoticeBlock>
  )
}

function BlockerActions({ blocker: { kind, isClosed, without }, checkout }: BlockerProps) {
  const { isSignedIn, pickup } = checkout
  const t = useT()
  switch (kind) {
    case 'out-of-reach':
      // A guest has neither saved addresses nor a form whose fields must be kept.
      if (!isSignedIn) return <TooFarChoices pickup={pickup} backTo={reviewPath()} />
      return (
        <div className="choices">
          <ButtonLink look="quiet compact" href={addressesPath(reviewPath())} label={t('review.otherAddress')} />
          {pickup && (
            <button className="button quiet compact" form={proceedForm} name="mode" value="pickup" dir="auto">
              {t('review.pickUpInstead', { pickup })}
            </button>
          )}
        </div>
      )
    case 'no-time':
      const label = t(isClosed ? 'store.schedule' : 'times.title')
      return <ButtonLink look="quiet compact" href={orderTimePath()} label={label} opensDialog />
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
            <Button look="quiet compact" label={t('cart.removeUnavailable')} />
          </form>
        </div>
      )
    default:
      return <ButtonLink look="quiet compact" href={homePath()} label={t('cart.browse')} />
  }
}

/**
 * The differences from what was shown before, row by row as old and new, and one button that accepts them (rules
 * 11.17): it goes on to the payment. A guest has no form for that, and accepts the revision.
 */
export function ChangesNotice({ checkout }: { checkout: ReviewView }) {
  const { changedText, changes, currency, taxLabel, blocker, isSignedIn, revision } = checkout
  const t = useT()
  return (
    <NoticeBlock className="changes" icon="circleAlert">
      <div className="group tight start">
        {changedText && <p role="status">{changedText}</p>}
        {changes.length > 0 && (
          <dl className="bill">
            {changes.map((change) => (
              <Row key={change.row} change={change} currency={currency} taxLabel={taxLabel} />
            ))}
          </dl>
        )}
        {!blocker && isSignedIn && <Button look="quiet compact" form={proceedForm} label={t('review.accept')} />}
        {!blocker && !isSignedIn && (
          <form method="post" action={reviewPath()}>
            <HiddenFields values={{ intent: 'accept', revision }} />
            <Button look="quiet compact" label={t('review.accept')} />
          </form>
        )}
      </div>
    </NoticeBlock>
  )
}

type RowProps = { change: BillChange; currency: Currency; taxLabel: string }

function Row({ change, currency, taxLabel }: RowProps) {
  const t = useT()
  const { row } = change
  const name = row === 'tax' ? taxLabel : t(row === 'deliveryFee' ? 'bill.delivery' : `bill.${row}`)
  const textOf = (amount: Money) =>
    row === 'discount' && isPositive(amount) ? formatSigned('−', amount, currency) : formatMoney(amount, currency)
  const before = textOf(change.before)
  return (
    <BillRow label={name}>
      <ChangedAmount before={before} now={textOf(change.now)} spokenText={t('cart.was', { price: before })} />
    </BillRow>
  )
}

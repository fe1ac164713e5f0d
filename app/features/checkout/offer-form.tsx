import { getInputProps, type SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { promoLimit } from '~/domain/checkout/coupon'
import { withoutUnseen } from '~/domain/text/text'
import { useT } from '~/i18n/use-t'
import { reviewPath } from '~/paths'
import { Button, FieldErrors, useSchemaForm } from '~/ui/form'
import { Icon } from '~/ui/icon'
import { TextLink } from '~/ui/link'
import { NoticeBlock } from '~/ui/notice'
import { WithAmount } from '~/ui/text'
import type { OfferView } from './offer-view.server'

type Result = SubmissionResult<string[]> | null

type Props = {
  /** `best` is the offer that gives the most for this order, to apply with one press. */
  offer: OfferView & { best?: BestOffer | null }
  /** The answer to the form: `offer` is about the code, `result` about the rest. */
  answer: { offer?: Result; result?: Result } | undefined
  /** The id of the form it belongs to, so that other input is kept; guests have none. */
  formId: string | null
}

export type BestOffer = { code: string; name: string; saves: string; returns: string; isFreeItem: boolean }

const ownForm = 'apply-offer'

/** The offer of an order: the applied one with its Remove, or the field for a code (rules 9.2). */
export function OfferForm({ offer, answer, formId }: Props) {
  const t = useT()
  const { applied, wanted, typed, best } = offer
  const result = answer?.offer
  const refusal = result?.error?.promo ?? []
  // A code that was typed and not applied yet when another button was pressed.
  const unapplied = String(answer?.result?.initialValue?.promo ?? '')
  const form = formId ?? ownForm
  const errorId = `${form}-promo-error`
  const isOfWanted = String(result?.initialValue?.promo).toUpperCase() === wanted?.code.toUpperCase()
  // The missing amount is the whole message then: the field does not repeat it.
  const isBelow = refusal.length > 0 && isOfWanted && Boolean(wanted?.missing)
  const showsField = !applied || result || typed
  return (
    <section className="card" aria-labelledby={offersId}>
      <div className="group-head">
        <h2 id={offersId}>{t('offers.title')}</h2>
        {offer.offersPath && <TextLink href={offer.offersPath} label={t('offers.see')} opensDialog />}
      </div>
      {formId === null && <form hidden id={ownForm} method="post" action={reviewPath()} />}
      {applied && (
        <OfferLine offer={applied} name={applied.code || t('offers.offer')} savesText={t('offers.saves')}>
          <button className="link" form={form} name="intent" value="remove-offer">
            {t('offers.remove')}
          </button>
        </OfferLine>
      )}
      {best && (
        <OfferLine
          offer={best}
          name={best.name || best.code}
          savesText={t('offers.canSave', { code: best.code })}
          className="small-text"
        >
          <button className="button quiet compact" form={form} name="offer" value={best.code}>
            {t('offers.apply')} <span className="vh">{best.code}</span>
          </button>
        </OfferLine>
      )}
      {wanted && <Wanted wanted={wanted} alertId={isBelow ? errorId : undefined} storePath={offer.storePath} />}
      {showsField && (
        <PromoField
          result={result}
          typed={typed || unapplied || wanted?.code}
          takesFocus={Boolean(result || typed)}
          saysWhy={!isBelow}
          formId={form}
        />
      )}
    </section>
  )
}

type LineProps = {
  offer: Pick<NonNullable<OfferView['applied']>, 'saves' | 'returns' | 'isFreeItem'> & { isAutomatic?: boolean }
  name: string
  /** The text around the amount that it saves. */
  savesText: string
  className?: string
  children: ReactNode
}

/** An offer with what it gives, and the button that applies or removes it. */
function OfferLine({ offer, name, savesText, className, children }: LineProps) {
  const { saves, returns, isFreeItem, isAutomatic } = offer
  const t = useT()
  return (
    <div className="row">
      <Icon name="ticketPercent" />
      <div className="grow">
        <p>
          <strong dir="auto">{name}</strong>
        </p>
        <p className={className}>
          {saves && <WithAmount text={savesText} amount={saves} />}
          {returns && <WithAmount text={t('offers.returns')} amount={returns} />}
        </p>
        {isFreeItem && <p className="quiet small-text">{t('offers.singleItem')}</p>}
        {isAutomatic && <p className="quiet small-text">{t('offers.byItself')}</p>}
      </div>
      {children}
    </div>
  )
}

type WantedProps = {
  wanted: NonNullable<OfferView['wanted']>
  /** The id by which the field refers to this text, if the offer was refused just now. */
  alertId?: string
  storePath: string
}

/** Why an offer does not apply now, and what would help. */
function Wanted({ wanted, alertId, storePath }: WantedProps) {
  const t = useT()
  const { code, why, missing } = wanted
  return (
    <NoticeBlock
      className="blocker"
      icon="info"
      role={alertId ? 'alert' : 'status'}
      id={alertId}
      action={missing && <TextLink href={storePath} label={t('review.addMore')} />}
    >
      {why === 'changed' && <p>{t('offers.lost', { code })}</p>}
      {missing ? (
        <p>
          <WithAmount text={t('offers.missing', { code })} amount={missing} />
        </p>
      ) : (
        <p>{why === 'changed' ? t('offers.fitsStill') : t('offers.again', { code })}</p>
      )}
    </NoticeBlock>
  )
}

/** `takesFocus`: the typed code needs attention, so the field scrolls into view. */
type FieldProps = {
  result: Result | undefined
  typed: string | undefined
  takesFocus: boolean
  saysWhy: boolean
  formId: string
}

function PromoField({ result, typed, takesFocus, saysWhy, formId }: FieldProps) {
  const t = useT()
  const [, { promo }] = useSchemaForm(formId, ApplyOffer, { result }, { promo: typed ?? '' })
  const { key, required: _, ...input } = getInputProps(promo, { type: 'text' })
  return (
    <div className="field">
      <label htmlFor={promo.id}>{t('offers.promo')}</label>
      <div className="field-line">
        <input
          key={key}
          {...input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          autoFocus={takesFocus}
        />
        <Button look="quiet" form={formId} intent="apply-offer" label={t('offers.apply')} />
      </div>
      {saysWhy && <FieldErrors field={promo} />}
    </div>
  )
}

/** The anchor on the review pages to which applying or removing an offer leads back. */
export const offersId = 'offer'

/** A promo code, as it is typed. */
export const ApplyOffer = z.object({
  promo: z
    .string({ error: 'offers.enter' })
    .overwrite(withoutUnseen)
    .min(1, 'offers.enter')
    .max(promoLimit, 'field.tooLong'),
})

import { getInputProps, type useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { extrasView } from '~/features/checkout/times.server'
import { useT } from '~/i18n/use-t'
import { reviewPath } from '~/paths'
import { photoTypes } from '~/pictures/picture'
import { Button, FieldErrors } from '~/ui/form'
import { Icon, type IconName } from '~/ui/icon'
import { ErrorText } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { Amount } from '~/ui/text'
import { picturesId, tipId, type Proceed } from './review-view.server'

type Fields = ReturnType<typeof useForm<z.input<typeof Proceed>>>[1]

type View = NonNullable<ReturnType<typeof extrasView>>
/** `as`: the id of the customer that the page was shown to. */
type Props = { extras: View; fields: Fields; as: string; pictureProblem: string | null }

/** The extras of the order: leave at door, a tip, pictures. One line each; the last two can be opened. */
export function ReviewExtras({ extras: { contactless, tip, pictures }, fields, as, pictureProblem }: Props) {
  const t = useT()
  return (
    <section className="card divided extras" aria-label={t('extras.title')}>
      {contactless && <Contactless text={contactless.text} field={fields.contactless} as={as} />}
      {tip && <TipChoice tip={tip} fields={fields} />}
      {pictures && <OrderPictures pictures={pictures} formId={fields.tip.formId} problem={pictureProblem} />}
    </section>
  )
}

type ContactlessProps = { text: string; field: Fields['contactless']; as: string }

/** A script saves it when it changes, like the instructions. */
function Contactless({ text, field, as }: ContactlessProps) {
  const t = useT()
  return (
    <label className="row extra">
      <Icon name="doorOpen" />
      <span className="grow">
        <span className="strong">{t('contactless.label')}</span>
        {text && (
          <span className="quiet small-text" id="contactless-text" dir="auto">
            {text}
          </span>
        )}
      </span>
      <shop-autosave intent="keep" as={as}>
        <input type="hidden" form={field.formId} name="asksContactless" value="on" />
        <input
          type="checkbox"
          form={field.formId}
          name={field.name}
          defaultChecked={field.initialValue !== undefined}
          aria-label={t('contactless.label')}
          aria-describedby={text ? 'contactless-text' : undefined}
        />
      </shop-autosave>
    </label>
  )
}

type LineProps = {
  icon: IconName
  title: string
  chosen: ReactNode
  isOpen: boolean
  id?: string
  children: ReactNode
}

/** A line of the review with the current choice, which opens for changing it. */
function ExtraLine({ icon, title, chosen, isOpen, id, children }: LineProps) {
  const t = useT()
  return (
    <details id={id} open={isOpen}>
      <summary className="row extra">
        <Icon name={icon} />
        <span className="grow">
          <span className="strong">{title}</span>
          <span className="quiet small-text" id={id && `${id}-chosen`} data-beside={id && ''}>
            {chosen}
          </span>
        </span>
        <span className="link">{t('review.changeAddress')}</span>
      </summary>
      {children}
    </details>
  )
}

type TipProps = { tip: NonNullable<View['tip']>; fields: Fields }

/** The courier's tip: none, a suggestion, or an amount of the customer's own (rules 8.9). */
function TipChoice({ tip, fields: { tip: choice, otherTip: other } }: TipProps) {
  const t = useT()
  const { key, ...typed } = getInputProps(other, { type: 'text' })
  const choices = [
    { value: '0', label: t('tip.none') },
    ...tip.suggestions.map(({ amount, text }) => ({ value: amount, label: <Amount>{text}</Amount> })),
    { value: 'other', label: t('tip.other') },
  ]
  return (
    <ExtraLine
      id={tipId}
      icon="handCoins"
      title={t('bill.tip')}
      chosen={tip.sum ? <Amount>{tip.sum}</Amount> : t('tip.none')}
      isOpen={other.errors !== undefined}
    >
      <shop-cart-tip>
        <fieldset className="field extra-body tip">
          <legend className="vh">{t('bill.tip')}</legend>
          <div className="choices">
            {choices.map(({ value, label }) => (
              <label key={value} className="chip">
                <input
                  type="radio"
                  form={choice.formId}
                  name={choice.name}
                  value={value}
                  defaultChecked={choice.initialValue === value}
                />
                {label}
              </label>
            ))}
          </div>
          <div className="field-line">
            <input
              key={key}
              {...typed}
              inputMode="decimal"
              autoComplete="off"
              autoFocus={other.errors !== undefined}
              aria-label={t('tip.amount')}
              placeholder={t('tip.amount')}
            />
            <Button look="quiet" form={choice.formId} intent="tip" label={t('tip.save')} />
          </div>
          <FieldErrors field={other} />
        </fieldset>
      </shop-cart-tip>
    </ExtraLine>
  )
}

type PicturesProps = { pictures: NonNullable<View['pictures']>; formId: string; problem: string | null }

/** Pictures for the store, such as a shopping list: those that were added, and a field for more (rules 11.13). */
function OrderPictures({ pictures: { saved, most }, formId, problem }: PicturesProps) {
  const t = useT()
  const action = `${reviewPath()}#${picturesId}`
  return (
    <ExtraLine
      icon="image"
      title={t('pictures.title')}
      chosen={saved.length > 0 ? t('pictures.count', { number: saved.length, most }) : t('pictures.hint')}
      isOpen={problem !== null}
    >
      {/* A link to an anchor inside closed details opens them. */}
      <div className="field extra-body" id={picturesId}>
        {saved.length > 0 && (
          <ul className="choices order-pictures">
            {saved.map(({ id, src }, at) => (
              <li key={id}>
                <Picture src={src} name={t('pictures.name', { number: at + 1 })} width={192} height={192} />
                <button
                  className="link"
                  form={formId}
                  formAction={action}
                  name="removePicture"
                  value={id}
                  aria-label={t('pictures.removeNamed', { number: at + 1 })}
                >
                  {t('pictures.remove')}
                </button>
              </li>
            ))}
          </ul>
        )}
        {saved.length < most && (
          <>
            <label htmlFor="picture">{t('pictures.choose')}</label>
            <div className="field-line">
              <input
                id="picture"
                type="file"
                form={formId}
                name="picture"
                multiple
                accept={photoTypes}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? 'picture-error' : undefined}
              />
              <button className="button quiet" form={formId} formAction={action} formEncType="multipart/form-data">
                {t('pictures.add')}
              </button>
            </div>
          </>
        )}
        {problem && <ErrorText id="picture-error">{problem}</ErrorText>}
      </div>
    </ExtraLine>
  )
}

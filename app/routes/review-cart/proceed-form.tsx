import { getFormProps, getTextareaProps, useForm, type SubmissionResult } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { reviewPath, signInPath } from '~/paths'
import { FieldErrors } from '~/ui/field'
import { FormErrors } from '~/ui/form-errors'
import { Proceed } from './schema'

type Props = {
  notes: string
  quote: string
  isSignedIn: boolean
  /** What stands against the order, in words; the way on stands above the cart. */
  obstacle: { text: string } | null
  result: SubmissionResult<string[]> | undefined
}

/** Instructions and Proceed To Pay; a guest gets the way to sign-in in its place. */
export function ProceedForm({ notes, quote, isSignedIn, obstacle, result }: Props) {
  const t = useT()
  const [form, fields] = useForm({
    id: 'proceed',
    lastResult: result,
    constraint: getZodConstraint(Proceed),
    defaultValue: { notes },
    defaultNoValidate: false,
  })
  if (!isSignedIn) {
    return (
      <p className="card">
        <a className="button wide" href={signInPath(reviewPath())}>
          {t('review.signIn')}
        </a>
      </p>
    )
  }
  const { key, ...notesProps } = getTextareaProps(fields.notes)
  return (
    <form className="card stack" method="post" {...getFormProps(form)}>
      <FormErrors errors={form.errors} id={form.errorId} />
      <input type="hidden" name="quote" value={quote} />
      <div className="field">
        <label htmlFor={fields.notes.id}>{t('review.notes')}</label>
        <textarea
          key={key}
          {...notesProps}
          {...mark({ keep: 'keep-notes' })}
          rows={2}
          placeholder={t('review.notesHint')}
        />
        <FieldErrors field={fields.notes} />
      </div>
      {obstacle && (
        <p className="cart-minimum" id="why-not">
          {obstacle.text}
        </p>
      )}
      <button className="button wide" disabled={obstacle !== null} aria-describedby={obstacle ? 'why-not' : undefined}>
        {t('review.proceed')}
      </button>
    </form>
  )
}

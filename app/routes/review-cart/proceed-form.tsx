import { getFormProps, getTextareaProps, useForm, type SubmissionResult } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { reviewPath, signInPath } from '~/paths'
import { FieldErrors } from '~/ui/field'
import { FormErrors } from '~/ui/form-errors'
import { ObstacleNotice, obstacleTextId, type ObstacleProps } from './obstacle-notice'
import { Proceed } from './schema'

type Props = {
  notes: string
  quote: string
  isSignedIn: boolean
  result: SubmissionResult<string[]> | undefined
} & ObstacleProps

/** Instructions and Proceed To Pay; a guest gets the way to sign-in in its place. */
export function ProceedForm({ notes, quote, isSignedIn, obstacle, storePath, result }: Props) {
  const t = useT()
  const [form, fields] = useForm({
    id: 'proceed',
    lastResult: result,
    constraint: getZodConstraint(Proceed),
    defaultValue: { notes },
    defaultNoValidate: false,
  })
  // What cannot be had is told above the cart, where it is taken out.
  const notice = obstacle?.kind !== 'unavailable' && <ObstacleNotice obstacle={obstacle} storePath={storePath} />
  if (!isSignedIn) {
    return (
      <div className="card stack">
        {notice}
        <a className="button wide" href={signInPath(reviewPath())}>
          {t('review.signIn')}
        </a>
      </div>
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
      {notice}
      <button
        className="button wide"
        disabled={obstacle !== null}
        aria-describedby={obstacle ? obstacleTextId : undefined}
      >
        {t('review.proceed')}
      </button>
    </form>
  )
}

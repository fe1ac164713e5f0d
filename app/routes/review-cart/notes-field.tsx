import { getTextareaProps, type FieldMetadata } from '@conform-to/react'
import { useT } from '~/i18n/use-t'
import { FieldErrors } from '~/ui/field'

/** Instructions to the store. They belong to the form that proceeds, and are saved on blur. */
export function NotesField({ field }: { field: FieldMetadata<string | undefined> }) {
  const t = useT()
  const hintId = `${field.id}-hint`
  const { key, ...notes } = getTextareaProps(field, { ariaDescribedBy: hintId })
  return (
    <div className="field">
      <label htmlFor={field.id}>{t('review.notes')}</label>
      <p className="quiet small-text" id={hintId}>
        {t('review.notesHint')}
      </p>
      <shop-autosave intent="keep-notes">
        <textarea key={key} {...notes} rows={2} />
      </shop-autosave>
      <FieldErrors field={field} />
    </div>
  )
}

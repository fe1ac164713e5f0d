import { getTextareaProps, type FieldMetadata } from '@conform-to/react'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { FieldErrors } from '~/ui/field'

/** Instructions to the store. They belong to the form that proceeds, and are kept as soon as they are left. */
export function NotesField({ field }: { field: FieldMetadata<string | undefined> }) {
  const t = useT()
  const { key, ...notes } = getTextareaProps(field)
  return (
    <div className="field">
      <label htmlFor={field.id}>{t('review.notes')}</label>
      <textarea key={key} {...notes} {...mark({ keep: 'keep-notes' })} rows={2} placeholder={t('review.notesHint')} />
      <FieldErrors field={field} />
    </div>
  )
}

import { getTextareaProps, type FieldMetadata } from '@conform-to/react'
import { FieldErrors } from './field'

type Props = { field: FieldMetadata<string | undefined>; label: string; hint: string; rows: number }

/** A labelled field for several lines, with its error below; constraints come from the form's schema. */
export function TextArea({ field, label, hint, rows }: Props) {
  const hintId = `${field.id}-hint`
  const { key, ...props } = getTextareaProps(field, { ariaDescribedBy: hintId })
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      <textarea key={key} {...props} rows={rows} dir="auto" />
      <p className="quiet small-text" id={hintId}>
        {hint}
      </p>
      <FieldErrors field={field} />
    </div>
  )
}

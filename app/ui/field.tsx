import { getInputProps, type FieldMetadata } from '@conform-to/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import type { WordKey } from '~/i18n/i18n.server'
import { Icon } from './icon'

type Props = {
  field: FieldMetadata<string | number | undefined>
  label: string
  hint?: string
  /** Stands at the end of the line. */
  end?: ReactNode
  type?: 'text' | 'password' | 'tel' | 'email' | 'search' | 'date' | 'number'
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'autoFocus' | 'min' | 'max' | 'placeholder'
> & { 'data-next'?: '' }

/** A labelled text field with its error beside it; constraints come from the form's schema. */
export function Field({ field, label, hint, end, type = 'text', ...input }: Props) {
  const hintId = `${field.id}-hint`
  const { key, ...props } = getInputProps(field, { type, ariaDescribedBy: hint ? hintId : undefined })
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      <div className="field-input">
        <input key={key} {...props} {...input} />
        {end}
      </div>
      {hint && (
        <p className="quiet small-text" id={hintId}>
          {hint}
        </p>
      )}
      <FieldErrors field={field} />
    </div>
  )
}

/** The errors of a field. Schema messages are dictionary keys. */
export function FieldErrors({ field }: { field: FieldMetadata<unknown> }) {
  const t = useT()
  if (!field.errors?.length) return null
  return (
    <p className="error" id={field.errorId} role="alert">
      <Icon name="circle-alert" className="small" />
      <span>{field.errors.map((error) => t(error as WordKey)).join(' ')}</span>
    </p>
  )
}

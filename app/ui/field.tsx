import { getInputProps, getTextareaProps, type FieldMetadata } from '@conform-to/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import type { WordKey } from '~/i18n/i18n.server'
import { ErrorText } from './notice'

type FieldProps = {
  field: FieldMetadata<string | number | undefined>
  label: string
  hint?: string
  /** Stands at the end of the line. */
  end?: ReactNode
  type?: 'text' | 'password' | 'tel' | 'email' | 'search' | 'date' | 'number'
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'autoFocus' | 'min' | 'max' | 'placeholder' | 'dir'
> & { 'data-next'?: '' }

/** A labelled text field with its error beside it; constraints come from the form's schema. */
export function Field({ field, label, hint, end, type = 'text', ...input }: FieldProps) {
  const { key, ...props } = getInputProps(field, { type, ariaDescribedBy: hint ? hintId(field) : undefined })
  return (
    <Labelled field={field} label={label} hint={hint}>
      <div className="field-input">
        <input key={key} {...props} {...input} />
        {end}
      </div>
    </Labelled>
  )
}

type TextAreaProps = { field: FieldMetadata<string | undefined>; label: string; hint: string; rows: number }

/** A labelled field for several lines. */
export function TextArea({ field, label, hint, rows }: TextAreaProps) {
  const { key, ...props } = getTextareaProps(field, { ariaDescribedBy: hintId(field) })
  return (
    <Labelled field={field} label={label} hint={hint}>
      <textarea key={key} {...props} rows={rows} dir="auto" />
    </Labelled>
  )
}

const hintId = ({ id }: { id: string }) => `${id}-hint`

type LabelledProps = { field: FieldMetadata<unknown>; label: string; hint?: string; children: ReactNode }

function Labelled({ field, label, hint, children }: LabelledProps) {
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      {children}
      {hint && (
        <p className="quiet small-text" id={hintId(field)}>
          {hint}
        </p>
      )}
      <FieldErrors field={field} />
    </div>
  )
}

type CheckboxProps = { field: FieldMetadata<string | undefined>; label: string; value: string; children?: ReactNode }

/** A checkbox with its label and its error below; related content, such as a link, is beside it. */
export function Checkbox({ field, label, value, children }: CheckboxProps) {
  const { key, ...props } = getInputProps(field, { type: 'checkbox', value })
  return (
    <div className="field">
      <div className="tick-line">
        <label className="tick">
          <input key={key} {...props} />
          <span>{label}</span>
        </label>
        {children}
      </div>
      <FieldErrors field={field} />
    </div>
  )
}

type FixedFieldProps = { id: string; label: string; value: string; children?: ReactNode }

/** A value that cannot be changed here, such as a verified number. It is shown but not sent, because the server knows it. */
export function FixedField({ id, label, value, children }: FixedFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} readOnly dir="ltr" />
      {children}
    </div>
  )
}

/** The errors of a field. Schema messages are dictionary keys. */
export function FieldErrors({ field }: { field: FieldMetadata<unknown> }) {
  const t = useT()
  if (!field.errors?.length) return null
  return <ErrorText id={field.errorId}>{field.errors.map((error) => t(error as WordKey)).join(' ')}</ErrorText>
}

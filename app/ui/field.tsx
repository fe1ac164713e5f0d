import { getInputProps, getSelectProps, getTextareaProps, type FieldMetadata } from '@conform-to/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import type { WordKey } from '~/i18n/translator'
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
  'autoComplete' | 'inputMode' | 'autoFocus' | 'min' | 'max' | 'placeholder' | 'dir' | 'readOnly'
> & { 'data-next'?: '' }

/** A labelled text field with its error beside it; constraints come from the form's schema. */
export function Field({ field, label, hint, end, type = 'text', ...input }: FieldProps) {
  const { key, ...props } = getInputProps(field, { type, ariaDescribedBy: hint ? hintId(field) : undefined })
  return (
    <Labelled field={field} label={label} hint={hint}>
      <div className="field-input">
        <input key={key} {...props} {...input} autoFocus={input.autoFocus || isInvalid(field)} />
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
      <textarea key={key} maxLength={longestText} {...props} rows={rows} dir="auto" autoFocus={isInvalid(field)} />
    </Labelled>
  )
}

type SelectProps = {
  field: FieldMetadata<string | undefined>
  label: string
  options: { value: string; text: string }[]
}

/** A labelled choice from a list. */
export function SelectField({ field, label, options }: SelectProps) {
  const { key, ...props } = getSelectProps(field)
  return (
    <Labelled field={field} label={label}>
      <select key={key} {...props}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** No field takes texts as long as this; beyond it the form could become too large to be read (rules 20.8). */
export const longestText = 5000

/** Browsers focus the first invalid field of a page, and scroll to it. */
const isInvalid = ({ errors }: FieldMetadata<unknown>) => Boolean(errors?.length)

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

/** A checkbox with its label and, right below it, its error; related content, such as a link, is beside it or after the error. */
export function Checkbox({ field, label, value, children }: CheckboxProps) {
  const { key, ...props } = getInputProps(field, { type: 'checkbox', value })
  return (
    <div className="field">
      <div className="beside">
        <label className="tick">
          <input key={key} {...props} autoFocus={isInvalid(field)} />
          <span>{label}</span>
        </label>
        <FieldErrors field={field} />
        {children}
      </div>
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

/** The first error of a field; schema messages are dictionary keys. It gets the focus where no control before it does. */
export function FieldErrors({ field }: { field: FieldMetadata<unknown> }) {
  const t = useT()
  const [error] = field.errors ?? []
  if (!error) return null
  return (
    <ErrorText id={field.errorId} tabIndex={-1} autoFocus>
      {t(error as WordKey)}
    </ErrorText>
  )
}

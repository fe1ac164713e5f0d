import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  useForm,
  type DefaultValue,
  type FieldMetadata,
  type FormMetadata,
  type SubmissionResult,
} from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react'
import type { z } from 'zod'
import type { WordKey } from '~/i18n/translator'
import { useT } from '~/i18n/use-t'
import { Icon, type IconName } from './icon'
import type { Look } from './link'
import { ErrorText, FormErrors } from './notice'
import { Picture } from './picture'

/** The state of a form with a schema, which may ask for only some of the fields, after the last answer to it. */
export function useSchemaForm<Values extends Record<string, unknown>>(
  id: string,
  schema: z.ZodType<unknown, Values> | z.ZodType<unknown, Partial<Values>>,
  answer: { result: SubmissionResult<string[]> | null | undefined } | undefined,
  defaultValue?: DefaultValue<Values>,
) {
  return useForm<Values>({ id, lastResult: answer?.result, constraint: getZodConstraint(schema), defaultValue })
}

type Props<Values extends Record<string, unknown>> = {
  form: FormMetadata<Values, string[]>
  title: string
  encType?: 'multipart/form-data'
  /** A picture that stands beside the form on a wide window; `src` is '' if there is none. */
  picture?: { src: string; name: string }
  /** Stands between the title and the errors of the form as a whole. */
  intro?: ReactNode
  /** The children show the errors of the form as a whole, near what they are about. */
  hasOwnErrors?: boolean
  /** Stands below the form. */
  after?: ReactNode
  /** Stands beside the form on a wide window, else below it; only on the customer's own screens. */
  beside?: ReactNode
  children: ReactNode
}

export function FormPage<Values extends Record<string, unknown>>({
  form,
  title,
  encType,
  picture,
  intro,
  hasOwnErrors = false,
  after,
  beside,
  children,
}: Props<Values>) {
  const heading = <h1>{title}</h1>
  const card = (
    <form className="card form" method="post" encType={encType} {...getFormProps(form)}>
      {!beside && heading}
      {intro}
      {!hasOwnErrors && <FormErrors errors={form.errors} id={form.errorId} />}
      {children}
      <TypedAlong form={form} />
    </form>
  )
  if (beside) {
    return (
      <div className="page medium">
        {heading}
        <div className="halves">
          <div>{card}</div>
          <div>{beside}</div>
        </div>
      </div>
    )
  }
  return (
    <div className={picture?.src ? 'page pictured' : 'page narrow'}>
      {picture?.src && <Picture className="cropped form-picture" {...picture} width={1200} height={1200} />}
      {card}
      {after}
    </div>
  )
}

/** Sends what was typed into a form along to another language or theme; the answer to a form repeats typed text. */
export function TypedAlong({ form }: { form: { dirty: boolean } }) {
  return <shop-draft typed={form.dirty ? '' : undefined} />
}

type FieldProps = {
  field: FieldMetadata<string | number | undefined>
  label: string
  hint?: string
  /** Stands at the end of the line. */
  end?: ReactNode
  type?: 'text' | 'password' | 'tel' | 'email' | 'search' | 'date' | 'number'
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'dir'
  | 'inputMode'
  | 'max'
  | 'min'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
> & { 'data-next'?: '' }

/** A labelled text field with its error beside it; constraints come from the form's schema. */
export function Field({ field, label, hint, end, type = 'text', ...input }: FieldProps) {
  const { key, ...props } = getInputProps(field, { type, ariaDescribedBy: hint ? hintId(field) : undefined })
  return (
    <Labelled field={field} label={label} hint={hint}>
      <div className="field-input">
        <input key={key} {...props} {...within} {...input} autoFocus={input.autoFocus || isInvalid(field)} />
        {end}
      </div>
    </Labelled>
  )
}

type TextAreaProps = {
  field: FieldMetadata<string | undefined>
  label: string
  hint?: string
  rows: number
  maxLength?: number
}

/** A labelled field for several lines. */
export function TextArea({ field, label, hint, rows, maxLength = longestText }: TextAreaProps) {
  const { key, ...props } = getTextareaProps(field, { ariaDescribedBy: hint ? hintId(field) : undefined })
  return (
    <Labelled field={field} label={label} hint={hint}>
      <textarea
        key={key}
        maxLength={maxLength}
        {...props}
        {...within}
        rows={rows}
        dir="auto"
        autoFocus={isInvalid(field)}
      />
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
      <select key={key} {...props} {...within}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** A field within its form need not name it. Browsers restore what was typed into one that does, for anybody. */
export const within = { form: undefined }

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

/** A checkbox with its label and, right below it, its error; related content is beside it or after the error. */
export function Checkbox({ field, label, value, children }: CheckboxProps) {
  const { key, ...props } = getInputProps(field, { type: 'checkbox', value })
  return (
    <div className="field">
      <div className="beside">
        <label className="tick">
          <input key={key} {...props} {...within} autoFocus={isInvalid(field)} />
          <span>{label}</span>
        </label>
        <FieldErrors field={field} />
        {children}
      </div>
    </div>
  )
}

type ButtonProps = {
  label: string
  icon?: IconName
  look?: Look | 'destructive'
  /** What it says once it has been pressed. */
  busy?: string
  /** What the form's action is to do, if the form has several buttons. */
  intent?: string
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'disabled' | 'form' | 'formNoValidate'>

/** A button that sends its form, in the looks of `ButtonLink`. */
export function Button({ label, icon, look, busy, intent, ...button }: ButtonProps) {
  return (
    <button
      className={look ? `button ${look}` : 'button'}
      data-busy={busy}
      {...button}
      name={intent && 'intent'}
      value={intent}
    >
      {icon && <Icon name={icon} />}
      {label}
    </button>
  )
}

type FixedFieldProps = { id: string; label: string; value: string; children?: ReactNode }

/** A value that cannot be changed here, such as a verified number. It is not sent: the server knows it. */
export function FixedField({ id, label, value, children }: FixedFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} readOnly dir="ltr" />
      {children}
    </div>
  )
}

/** The first error of a field; schema messages are dictionary keys. It gets the focus if no control before it does. */
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

import type { InputHTMLAttributes, ReactNode } from 'react'
import { useT } from '~/i18n/use-t'

type Props = {
  id: string
  label: string
  /** The search box's own attributes. */
  input: InputHTMLAttributes<HTMLInputElement>
  /** Id of what went wrong, when something did. */
  errorId?: string
  /** What looks the place up; it stands beside the box where there is room. */
  button: ReactNode
  /** What went wrong. */
  children?: ReactNode
}

/** Where a place is looked up. What to type stands above the box: a placeholder would be cut on a phone and with large text. */
export function PlaceField({ id, label, input, errorId, button, children }: Props) {
  const t = useT()
  const hintId = `${id}-hint`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="quiet small-text" id={hintId}>
        {t('location.hint')}
      </p>
      <div className="field-line">
        <input
          id={id}
          name="search"
          autoComplete="street-address"
          enterKeyHint="search"
          {...input}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId ? `${hintId} ${errorId}` : hintId}
        />
        {button}
      </div>
      {children}
    </div>
  )
}

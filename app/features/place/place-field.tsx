import type { InputHTMLAttributes, ReactNode } from 'react'
import { useT } from '~/i18n/use-t'

/** The id of the list of places that complete the text. */
export const placeNames = 'place-names'

type Props = {
  id: string
  label: string
  /** The search box's own attributes. */
  input: InputHTMLAttributes<HTMLInputElement>
  /** The id of the error, if there is one. */
  errorId?: string
  /** The search button; it is beside the box if there is room. */
  button: ReactNode
  /** The error. */
  children?: ReactNode
}

/**
 * The search field for a place. Its hint is above the box, because a placeholder would be cut off on a phone and with large
 * text.
 */
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

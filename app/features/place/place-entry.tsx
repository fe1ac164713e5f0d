import type { InputHTMLAttributes, ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { locationPath } from '~/paths'
import { Button } from '~/ui/form'
import { Icon } from '~/ui/icon'
import { ErrorText } from '~/ui/notice'
import { PlaceForm } from './place-form'

type Props = {
  id: string
  label: string
  find: string
  /** The page to return to; home by default. */
  backTo?: string
  search?: string
  problem?: string | null
  /** How many places were found, in words; null before a search. */
  resultText?: string | null
  /** Whether the device is asked at once, if it already has permission. */
  isAuto?: boolean
  children?: ReactNode
}

/** The two ways to give a place: a name, completed while typing with scripts, or the device (rules 4.13). */
export function PlaceEntry({
  id,
  label,
  find,
  backTo = '',
  search = '',
  problem,
  resultText,
  isAuto,
  children,
}: Props) {
  const t = useT()
  return (
    <div className="group tight place-entry">
      <shop-suggest regions="place-status place-found">
        <form action={locationPath()} role="search" noValidate>
          <input type="hidden" name="backTo" value={backTo} />
          <input type="hidden" name="session" />
          <PlaceField
            id={id}
            label={label}
            input={{ type: 'search', defaultValue: search, required: true, maxLength: 200 }}
            errorId={problem ? `${id}-problem` : undefined}
            button={<Button label={find} />}
          >
            {problem && <ErrorText id={`${id}-problem`}>{problem}</ErrorText>}
          </PlaceField>
        </form>
      </shop-suggest>
      <p className="vh" role="status" id="place-status">
        {resultText}
      </p>
      <div id="place-found">{children}</div>
      {/* A script asks the device. If none has loaded, the next page says that it cannot be asked (rules 4.4). */}
      <PlaceForm className="needs-scripts" intent="location" backTo={backTo}>
        <input type="hidden" name="latitude" />
        <input type="hidden" name="longitude" />
        <shop-locate auto={isAuto ? '' : undefined} denied={t('place.denied')} unavailable={t('place.unavailable')}>
          <button className="link">
            <Icon name="locateFixed" /> {t('place.detect')}
          </button>
        </shop-locate>
      </PlaceForm>
    </div>
  )
}

/** The id of the list of places that complete the text. */
export const placeNames = 'place-names'

type FieldProps = {
  id: string
  label: string
  input: InputHTMLAttributes<HTMLInputElement>
  errorId?: string
  /** The search button; it is beside the box if there is room. */
  button: ReactNode
  children?: ReactNode
}

/** The search field for a place. Its hint is above it: a placeholder would be cut off on phones and with large text. */
export function PlaceField({ id, label, input, errorId, button, children }: FieldProps) {
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
          autoFocus={Boolean(errorId)}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId ? `${hintId} ${errorId}` : hintId}
        />
        {button}
      </div>
      {children}
    </div>
  )
}

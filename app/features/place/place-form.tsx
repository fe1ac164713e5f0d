import type { ComponentPropsWithoutRef } from 'react'
import type { Mode } from '~/domain/place/place'
import { useT } from '~/i18n/use-t'
import { locationPath, placePath } from '~/paths'
import { HiddenFields } from '~/ui/hidden-fields'
import { Icon } from '~/ui/icon'
import { ButtonLink } from '~/ui/link'

type Props = ComponentPropsWithoutRef<'form'> & {
  intent: 'found' | 'location' | 'mode' | 'saved' | 'store' | 'suggested' | 'system'
  backTo: string
  /** Further fields that nobody fills in. */
  values?: Record<string, string>
}

/** A form that chooses the place, the store or the mode, and returns to a page. */
export function PlaceForm({ intent, backTo, values, children, ...form }: Props) {
  return (
    <form method="post" action={placePath()} {...form}>
      <HiddenFields values={{ intent, backTo, ...values }} />
      {children}
    </form>
  )
}

/** The name for pickup, and the page to return to. */
export type PickupInsteadProps = { pickup: string; backTo: string }

/** Switches to pickup if no store delivers to the customer's place; the cart stays (rules 4.10). */
export function PickupInstead({ pickup, backTo }: PickupInsteadProps) {
  const t = useT()
  return (
    <PlaceForm intent="mode" backTo={backTo}>
      <button className="button quiet compact" name="mode" value="pickup" dir="auto">
        {t('review.pickUpInstead', { pickup })}
      </button>
    </PlaceForm>
  )
}

/** The alternatives if a store does not deliver to the chosen place: another place, or pickup if the store has it. */
export function TooFarChoices({ pickup, backTo }: PickupInsteadProps) {
  const t = useT()
  return (
    <div className="choices">
      <ButtonLink look="quiet compact" href={locationPath(backTo)} label={t('review.otherAddress')} opensDialog />
      {pickup && <PickupInstead pickup={pickup} backTo={backTo} />}
    </div>
  )
}

type SwitchProps = {
  mode: Mode
  /** The name for pickup. */
  takeawayText: string
  backTo: string
  /** The id of a form on the page whose action switches and keeps its input; by default the switch is its own form. */
  form?: string
}

/** The Delivery/Takeaway switch (rules 4.9): two buttons, the current one pressed. */
export function ModeSwitch({ mode, takeawayText, backTo, form }: SwitchProps) {
  const t = useT()
  const labels = { delivery: t('mode.delivery'), pickup: takeawayText }
  const buttons = Object.entries(labels).map(([value, label]) => (
    <button key={value} form={form} name="mode" value={value} aria-pressed={mode === value} dir="auto">
      {label}
    </button>
  ))
  if (form) {
    return (
      <div className="segmented" role="group" aria-label={t('mode.label')}>
        {buttons}
      </div>
    )
  }
  return (
    <PlaceForm className="segmented" intent="mode" backTo={backTo} aria-label={t('mode.label')}>
      {buttons}
    </PlaceForm>
  )
}

type FoundProps = {
  /** The name under which a press sends its place. */
  name: string
  places: { value: string; label: string; detail?: string }[]
}

/** The places that were found for a text, as buttons of the form around them. */
export function FoundPlaces({ name, places }: FoundProps) {
  const t = useT()
  return (
    <section aria-label={t('location.results')}>
      <ul className="found divided">
        {places.map(({ value, label, detail }) => (
          <li key={value}>
            <button name={name} value={value}>
              <Icon name="mapPin" />
              <span className="grow group" dir="auto">
                {label}
                {detail && <span className="quiet small-text">{detail}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Mode } from '~/domain/place/place'
import { useT } from '~/i18n/use-t'
import { PlaceForm } from './place-form'

type Props = {
  mode: Mode
  /** The name for pickup. */
  takeawayText: string
  backTo: string
  /** The id of a form on the page, whose action then switches, so that its input is kept; by default it has its own form. */
  form?: string
}

/** The Delivery/Takeaway switch (rules 4.9): two buttons, the current one pressed. */
export function ModeSwitch({ mode, takeawayText, backTo, form }: Props) {
  const t = useT()
  const choices = [
    { value: 'delivery', label: t('mode.delivery') },
    { value: 'pickup', label: takeawayText },
  ]
  const buttons = choices.map(({ value, label }) => (
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

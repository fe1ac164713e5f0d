import type { Mode } from '~/domain/place'
import { useT } from '~/i18n/use-t'
import { placePath } from '~/paths'

/** The Delivery/Takeaway switch (rules 4.9): two buttons, the current one pressed. */
export function ModeSwitch({ mode, takeawayText, backTo }: { mode: Mode; takeawayText: string; backTo: string }) {
  const t = useT()
  const choices = [
    { value: 'delivery', label: t('mode.delivery') },
    { value: 'pickup', label: takeawayText || t('mode.takeaway') },
  ]
  return (
    <form className="segmented" method="post" action={placePath()} aria-label={t('mode.label')}>
      <input type="hidden" name="intent" value="mode" />
      <input type="hidden" name="backTo" value={backTo} />
      {choices.map(({ value, label }) => (
        <button key={value} name="mode" value={value} aria-pressed={mode === value} dir="auto">
          {label}
        </button>
      ))}
    </form>
  )
}

import type { Mode } from '~/domain/place'
import { useT } from '~/i18n/use-t'
import { placePath } from '~/paths'
import { Icon } from '~/ui/icon'

/** The Delivery/Takeaway switch (rules 4.9): two buttons, the current one pressed. */
export function ModeSwitch({ mode, takeawayText, backTo }: { mode: Mode; takeawayText: string; backTo: string }) {
  const t = useT()
  const choices = [
    { value: 'delivery', label: t('mode.delivery'), icon: 'bike' },
    { value: 'pickup', label: takeawayText || t('mode.takeaway'), icon: 'shopping-bag' },
  ]
  return (
    <form className="mode-switch" method="post" action={placePath()} aria-label={t('mode.label')}>
      <input type="hidden" name="intent" value="mode" />
      <input type="hidden" name="backTo" value={backTo} />
      {choices.map(({ value, label, icon }) => (
        <button key={value} name="mode" value={value} aria-pressed={mode === value}>
          <Icon name={icon} /> <span>{label}</span>
        </button>
      ))}
    </form>
  )
}

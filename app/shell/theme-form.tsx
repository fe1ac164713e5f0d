import { themes, type Theme } from '~/domain/brand/theme'
import { useT } from '~/i18n/use-t'
import { themePath } from '~/paths'

/** Light, dark, or as the device has it (rules 24.10): one press picks, with or without scripts. */
export function ThemeForm({ theme, backTo }: { theme: Theme; backTo: string }) {
  const t = useT()
  return (
    <form method="post" action={themePath()} role="group" aria-labelledby="themes" className="themes">
      <input type="hidden" name="backTo" value={backTo} />
      <p className="quiet small-text" id="themes">
        {t('theme.label')}
      </p>
      <div className="segmented">
        {themes.map((name) => (
          <button key={name} name="theme" value={name} aria-pressed={name === theme}>
            {t(`theme.${name}`)}
          </button>
        ))}
      </div>
    </form>
  )
}

import { useLocale, useT } from '~/i18n/use-t'
import { languagePath } from '~/paths'
import { Icon } from '~/ui/icon'

/** Each language in its own words, as its readers look for it. */
const languageNames: Record<string, string> = {
  en: 'English',
  ar: 'العربية',
  es: 'Español',
  th: 'ไทย',
  de: 'Deutsch',
  ru: 'Русский',
  fr: 'Français',
}

/** The language dropdown: one press opens it, the next picks, with or without scripts. */
export function LanguageForm({ languages, backTo }: { languages: string[]; backTo: string }) {
  const t = useT()
  const current = useLocale()
  return (
    <details className="language">
      <summary>
        <Icon name="languages" />
        <span className="vh">{t('shell.language')}:</span> <span>{languageNames[current] ?? current}</span>
      </summary>
      <form method="post" action={languagePath()}>
        <input type="hidden" name="backTo" value={backTo} />
        {languages.map((code) => (
          <button key={code} name="locale" value={code} lang={code} aria-pressed={code === current}>
            {languageNames[code] ?? code}
          </button>
        ))}
      </form>
    </details>
  )
}

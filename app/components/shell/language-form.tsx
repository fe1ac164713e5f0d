import { useLocale, useT } from '~/i18n/use-t'

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

/** The language choice: a select and a button; with scripts the select sends the form itself. */
export function LanguageForm({ languages, backTo }: { languages: string[]; backTo: string }) {
  const t = useT()
  const current = useLocale()
  return (
    <form className="language-form" method="post" action="/language">
      <input type="hidden" name="backTo" value={backTo} />
      <select name="locale" defaultValue={current} aria-label={t('shell.language')} data-submit-on-change="">
        {languages.map((code) => (
          <option key={code} value={code}>
            {languageNames[code] ?? code}
          </option>
        ))}
      </select>
      <noscript>
        <button className="button-quiet">{t('shell.changeLanguage')}</button>
      </noscript>
    </form>
  )
}

import type { Language } from '~/domain/brand/locale'
import { useLocale, useT } from '~/i18n/use-t'
import { languagePath } from '~/paths'
import { Icon } from '~/ui/basics'

/** The language dropdown: one press opens it, the next picks, with or without scripts. */
export function LanguageForm({ languages, backTo }: { languages: Language[]; backTo: string }) {
  const t = useT()
  const current = useLocale()
  return (
    <details className="language">
      <summary>
        <Icon name="languages" />
        <span className="vh">{t('shell.language')}:</span>{' '}
        <span dir="auto">{languages.find(({ code }) => code === current)?.name ?? current}</span>
        <Icon name="chevronDown" className="small" />
      </summary>
      <form method="post" action={languagePath()}>
        <input type="hidden" name="backTo" value={backTo} />
        {languages.map(({ code, name }) => (
          <button key={code} name="locale" value={code} lang={code} dir="auto" aria-pressed={code === current}>
            {name}
          </button>
        ))}
      </form>
    </details>
  )
}

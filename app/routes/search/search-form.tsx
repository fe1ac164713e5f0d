import { useT } from '~/i18n/use-t'
import { searchPath } from '~/paths'
import { Icon } from '~/ui/icon'

/** The search for stores and items; with scripts the results follow typing. */
export function SearchForm({ text, label }: { text: string; label: string }) {
  const t = useT()
  return (
    <shop-suggest regions="search-said search-found">
      <form className="find" role="search" action={searchPath()}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          defaultValue={text}
          aria-label={label}
          placeholder={label}
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button className="button compact">{t('search.submit')}</button>
      </form>
    </shop-suggest>
  )
}

import { useT } from '~/i18n/use-t'
import { searchPath } from '~/paths'
import { Icon } from '~/ui/icon'

/** The search field, below a bar that has no room for it (rules 19.1). */
export function SearchRow({ label }: { label: string }) {
  const t = useT()
  return (
    <form className="find search-row" role="search" aria-label={label} action={searchPath()}>
      <input type="search" name="q" aria-label={label} placeholder={label} maxLength={80} enterKeyHint="search" />
      <button className="icon-button" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}

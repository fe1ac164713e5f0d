import type { TableMenuData } from '~/features/stores/store-screen.server'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/mark'
import { Icon } from '~/ui/icon'

/** Id of the search field, which a label elsewhere on the page leads to. */
export const menuSearchId = 'menu-search'

/** Id of the menu, where a search goes on. */
export const menuId = 'store-menu'

/** Search in the menu and the veg switch: a form and a link, which the server answers with what is found. */
export function MenuTools({ tools }: { tools: NonNullable<TableMenuData['tools']> }) {
  const t = useT()
  return (
    <search className="menu-tools">
      <form className="find" action={`${tools.path}#${menuId}`} {...mark({ does: 'suggest', shortest: 0 })}>
        <Icon name="search" />
        <input
          id={menuSearchId}
          type="search"
          name="q"
          defaultValue={tools.text}
          aria-label={t('menu.search')}
          placeholder={t('menu.search')}
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
        />
        {tools.isVegOnly && <input type="hidden" name="veg" value="1" />}
      </form>
      {tools.vegSwitch && (
        <a className="chip" href={`${tools.vegSwitch}#${menuId}`} aria-current={tools.isVegOnly ? 'true' : undefined}>
          <span className="veg" aria-hidden="true" />
          {t('menu.vegOnly')}
        </a>
      )}
    </search>
  )
}

import type { TableMenuData } from '~/features/stores/store-screen.server'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/** The id of the menu, where a search continues. */
export const menuId = 'store-menu'

/** The ids of the regions that follow typing. */
const menuRegions = 'menu-parts menu-said menu-found'

/** The search in the menu and the veg switch: a form and a link, which the server answers with the results. */
export function MenuTools({ tools, isGoods }: { tools: NonNullable<TableMenuData['tools']>; isGoods: boolean }) {
  const t = useT()
  const label = t(isGoods ? 'search.products' : 'menu.search')
  return (
    <search className="menu-tools">
      <shop-suggest regions={menuRegions} shortest={0}>
        <form className="find" action={`${tools.path}#${menuId}`}>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            defaultValue={tools.text}
            aria-label={label}
            placeholder={label}
            maxLength={80}
            enterKeyHint="search"
            autoComplete="off"
          />
          {tools.isVegOnly && <input type="hidden" name="veg" value="1" />}
        </form>
      </shop-suggest>
      {tools.vegSwitch && (
        <a className="chip" href={`${tools.vegSwitch}#${menuId}`} aria-current={tools.isVegOnly ? 'true' : undefined}>
          <span className="veg" aria-hidden="true" />
          {t('menu.vegOnly')}
        </a>
      )}
    </search>
  )
}

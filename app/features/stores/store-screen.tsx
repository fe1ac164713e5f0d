import type { StoreScreenData } from '~/features/stores/store-screen.server'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { CartBar } from '~/islands/cart/cart-bar'
import { CartPanel } from '~/islands/cart/cart-panel'
import { Island } from '~/islands/island'
import { Icon } from '~/ui/icon'
import { MenuItem } from './menu-item'
import { menuId, menuSearchId, MenuTools } from './menu-tools'
import { StoreHeader } from './store-header'

/** A store with its menu and the cart beside it; the screen of /vendor/{slug} and /restaurant/{id}. */
export function StoreScreen(screen: StoreScreenData) {
  const { store, canOrder, cart, bar, words } = screen
  return (
    <>
      <div className="store-page">
        <StoreHeader store={store} canOrder={canOrder} />
        <div className="menu" id={menuId} {...mark({ menu: store.id })}>
          <MenuTabs {...screen} />
          <MenuSections {...screen} />
          {cart && (
            <aside className="side">
              <Island name="cart-panel" props={cart}>
                <CartPanel {...cart} words={words} />
              </Island>
            </aside>
          )}
        </div>
      </div>
      <Island name="cart-bar" props={bar}>
        <CartBar {...bar} words={words} />
      </Island>
    </>
  )
}

/** The menu's parts: tabs that stay on top, a list beside the menu where there is room. */
function MenuTabs({ links, tools }: StoreScreenData) {
  const t = useT()
  if (links.length === 0) return null
  const areHere = links.every(({ href }) => href.startsWith('#'))
  return (
    <div className="tabs">
      {tools && (
        <label className="icon-button" htmlFor={menuSearchId}>
          <Icon name="search" />
        </label>
      )}
      <nav aria-label={t('store.menu')} {...mark({ does: areHere ? 'sections' : undefined })}>
        <ul>
          {links.map((link) => (
            <li key={link.id}>
              <a href={link.href} aria-current={link.isCurrent ? 'true' : undefined} dir="auto">
                {link.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function MenuSections({ store, canOrder, sections, tools, isGoods, backTo, words }: StoreScreenData) {
  const t = useT()
  return (
    <div className="main">
      {tools && <MenuTools tools={tools} />}
      {sections.length === 0 && (
        <div className="empty">
          <p role="status">{t(tools ? 'menu.nothingFound' : 'store.noMenu')}</p>
          {tools && (
            <a className="button quiet" href={tools.path}>
              {t('menu.showAll')}
            </a>
          )}
        </div>
      )}
      {sections.map((section) => (
        <section key={section.id} id={`section-${section.id}`} className="group" aria-label={section.name}>
          <div>
            <h2 dir="auto">{section.name}</h2>
            {section.description && (
              <p className="quiet" dir="auto">
                {section.description}
              </p>
            )}
          </div>
          <ul className={isGoods ? 'products' : 'dishes'}>
            {section.items.map((item) => (
              <MenuItem key={item.id} {...{ item, storeId: store.id, canOrder, isGoods, backTo, words }} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

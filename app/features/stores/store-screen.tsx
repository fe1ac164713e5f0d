import type { StoreScreenData } from '~/features/stores/store-screen.server'
import { useT } from '~/i18n/use-t'
import { CartPanel } from '~/islands/cart/cart-panel'
import { Island } from '~/islands/island'
import { MenuItemRow } from './menu-item-row'
import { StoreHeader } from './store-header'

/** A store with its menu and the cart beside it; the screen of /vendor/{slug} and /restaurant/{id}. */
export function StoreScreen({ store, canOrder, links, sections, backTo, cart, words }: StoreScreenData) {
  const t = useT()
  return (
    <div className="store-page">
      <StoreHeader store={store} canOrder={canOrder} />
      <nav className="menu-nav" aria-label={t('store.menu')}>
        <ul>
          {links.map((link) => (
            <li key={link.id}>
              <a href={link.href} aria-current={link.isCurrent ? 'true' : undefined}>
                {link.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="menu">
        {sections.length === 0 && <p className="empty">{t('store.noMenu')}</p>}
        {sections.map((section) => (
          <section key={section.id} id={`section-${section.id}`} className="menu-section" aria-label={section.name}>
            <h2>{section.name}</h2>
            {section.description && <p className="menu-section-text">{section.description}</p>}
            <ul className="items">
              {section.items.map((item) => (
                <MenuItemRow key={item.id} item={item} storeId={store.id} canOrder={canOrder} backTo={backTo} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {cart && (
        <aside className="cart-aside">
          <Island name="cart-panel" props={cart}>
            <CartPanel {...cart} words={words} />
          </Island>
        </aside>
      )}
    </div>
  )
}

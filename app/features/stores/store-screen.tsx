import { PageCartBar } from '~/features/cart/page-cart-bar'
import type { StoreScreenData } from '~/features/stores/store-screen.server'
import { CartPanel } from '~/islands/cart/cart-panel'
import { Island } from '~/islands/island'
import { MenuBar, MenuSections } from './menu-sections'
import { menuId } from './menu-tools'
import { StoreHeader } from './store-header'
import { StoreOffers } from './store-offers'

/** A store with its menu and the cart beside it; the screen of /vendor/{slug} and /restaurant/{id}. */
export function StoreScreen(screen: StoreScreenData) {
  const { store, cart, bar, words, backTo } = screen
  const ordering = { storeId: store.id, canOrder: store.canOrder, backTo, words }
  return (
    <>
      <div className="store-page">
        <StoreHeader store={store} isGoods={screen.isGoods}>
          <StoreOffers {...screen} discount={store.discountText} />
        </StoreHeader>
        <shop-cart-menu class="menu" id={menuId} store={store.id}>
          <MenuBar {...screen} />
          <MenuSections {...screen} ordering={ordering} />
          {cart && (
            <aside className="side">
              <Island name="cart-panel" props={cart}>
                <CartPanel {...cart} words={words} />
              </Island>
            </aside>
          )}
        </shop-cart-menu>
      </div>
      <PageCartBar {...bar} words={words} />
    </>
  )
}

import { useLoaderData } from '@remix-run/react'
import { cartWords, PageCartBar } from '~/features/cart/page-cart-bar'
import { useLocale, useT } from '~/i18n/use-t'
import { CartPanel } from '~/islands/cart/cart-panel'
import { Island } from '~/islands/island'
import { Icon } from '~/ui/icon'
import { FailedPart } from '~/ui/notice'
import { MenuBar, menuId, MenuSections } from './menu'
import { StoreHeader } from './store-header'
import type { loadStoreScreen, StoreScreenData } from './store-screen.server'
import storeStyles from './store.css?inline'

/** The handle shared by the screens of a store and its menu. */
export const storeScreen = { styles: [storeStyles], paintsAt: 'store-head' }

/** A store with its menu and the cart beside it; the screen of /vendor/{slug} and /restaurant/{id}. */
export function StoreScreen() {
  const screen = useLoaderData<typeof loadStoreScreen>()
  const { store, cart, summary, backTo } = screen
  const ordering = { storeId: store.id, canOrder: store.canOrder, backTo }
  const words = cartWords(useLocale())
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
      <PageCartBar summary={summary} here={store.id} />
    </>
  )
}

type Props = Pick<StoreScreenData, 'offers' | 'offersPath' | 'backTo'> & { discount: string }

/** The store's discount and its offers in one row, each offer with a link to its details. */
function StoreOffers({ discount, offers, offersPath, backTo }: Props) {
  const t = useT()
  return (
    <>
      {(discount || (offers && offers.length > 0)) && (
        <ul className="store-offers" aria-label={t('offers.title')}>
          {discount && (
            <li className="discount">
              <Icon name="tag" /> <span dir="auto">{discount}</span>
            </li>
          )}
          {offers?.map(({ id, name, code }) => (
            <li key={id}>
              <a className="chip" href={offersPath} data-dialog="">
                <Icon name="ticketPercent" /> <span dir="auto">{name}</span> {code && <code dir="ltr">{code}</code>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {!offers && <FailedPart label={t('offers.title')} retry={backTo} />}
    </>
  )
}

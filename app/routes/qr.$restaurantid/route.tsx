import { useLoaderData } from '@remix-run/react'
import { MenuBar, menuId, MenuSections } from '~/features/stores/menu'
import { StoreHeader } from '~/features/stores/store-header'
import { loadTableMenu, storeIdOf } from '~/features/stores/store-screen.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'

export { storeScreen as handle } from '~/features/stores/store-screen'

/** The menu behind a QR code at a table, for reading: nothing can be ordered (rules 5.16). */
export const loader = shopLoader((shop, params) => loadTableMenu(shop, storeIdOf(params.restaurantid)))

export default function TableMenu() {
  const menu = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="store-page">
      <StoreHeader store={menu.store} note={t('qr.note')} isGoods={menu.isGoods} />
      <div className="menu" id={menuId}>
        <MenuBar {...menu} />
        <MenuSections {...menu} ordering={null} />
      </div>
    </div>
  )
}

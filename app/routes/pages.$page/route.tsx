import { staticScreen } from '~/features/help/vendor-page.server'
import { shopLoader } from '~/http/shop/open-shop.server'

export { VendorPage as default, vendorPageScreen as handle } from '~/features/help/vendor-page'

/** A static page of the vendor, by its slug (rules 18.3). */
export const loader = shopLoader((shop, params) => staticScreen(shop, params.page ?? ''))

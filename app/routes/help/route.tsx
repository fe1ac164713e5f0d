import { legalScreen } from '~/features/help/vendor-page.server'
import { shopLoader } from '~/http/shop/open-shop.server'

export { VendorPage as default, vendorPageScreen as handle } from '~/features/help/vendor-page'

/** The vendor's help page. */
export const loader = shopLoader((shop) => legalScreen(shop, 'help'))

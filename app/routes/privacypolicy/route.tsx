import type { LoaderFunctionArgs } from '@remix-run/node'
import { legalScreen } from '~/features/help/vendor-page.server'
import { openShop } from '~/http/shop/open-shop.server'

export { VendorPage as default, vendorPageScreen as handle } from '~/features/help/vendor-page'

/** The vendor's privacy policy. */
export async function loader(args: LoaderFunctionArgs) {
  return legalScreen(await openShop(args), 'privacy')
}

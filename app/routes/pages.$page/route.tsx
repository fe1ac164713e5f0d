import type { LoaderFunctionArgs } from '@remix-run/node'
import { staticScreen } from '~/features/help/vendor-page.server'
import { openShop } from '~/http/shop/open-shop.server'

export { VendorPage as default, vendorPageScreen as handle } from '~/features/help/vendor-page'

/** A static page of the vendor, by its slug (rules 18.3). */
export async function loader(args: LoaderFunctionArgs) {
  return staticScreen(await openShop(args), args.params.page ?? '')
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { VendorPage } from '~/features/help/vendor-page'
import { staticScreen } from '~/features/help/vendor-page.server'
import { openShop } from '~/http/shop/open-shop.server'
import helpStyles from '~/features/help/help.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [helpStyles] }

/** A static page of the vendor, by its slug (rules 18.3). */
export async function loader(args: LoaderFunctionArgs) {
  return staticScreen(await openShop(args), args.params.page ?? '')
}

export default function StaticPage() {
  return <VendorPage {...useLoaderData<typeof loader>()} />
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { VendorPage } from '~/features/help/vendor-page'
import { legalScreen } from '~/features/help/vendor-page.server'
import { openShop } from '~/http/shop/open-shop.server'
import { helpPath } from '~/paths'
import helpStyles from '~/features/help/help.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [helpStyles] }

/** The vendor's help page. */
export async function loader(args: LoaderFunctionArgs) {
  return legalScreen(await openShop(args), 'help', helpPath())
}

export default function Help() {
  return <VendorPage {...useLoaderData<typeof loader>()} />
}

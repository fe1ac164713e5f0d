import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageBySlug } from '~/domain/brand/static-page'
import { framePolicy, VendorPage } from '~/features/help/vendor-page'
import { vendorPage } from '~/features/help/vendor-page.server'
import { openShop } from '~/http/shop/open-shop.server'
import { pagePath } from '~/paths'
import helpStyles from '~/features/help/help.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [helpStyles], policy: framePolicy }

/** A static page of the vendor, by its slug (rules 18.3). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const page = pageBySlug(shop.settings.staticPages, args.params.page ?? '')
  return vendorPage(shop, page, { heading: page?.name ?? '', canonical: pagePath(page?.slug ?? '') })
}

export default function StaticPage() {
  return <VendorPage {...useLoaderData<typeof loader>()} />
}

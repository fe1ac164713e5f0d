import {
  isFramed,
  isLegalPage,
  legalPage,
  pageBySlug,
  type LegalPage,
  type VendorPage,
} from '~/domain/brand/static-page'
import type { PagePolicy } from '~/http/page-cache/headers.server'
import { existing } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { legalPath, pagePath, pageTextPath } from '~/paths'
import { mayRead } from './page-text.server'

/** The static page of a slug as its screen shows it; a missing one is answered as missing (rules 18.6). */
export function staticScreen(shop: Shop, slug: string) {
  const page = existing(pageBySlug(shop.settings.staticPages, slug))
  return screenOf(shop, page, { title: page.name, canonical: pagePath(slug), text: pageTextPath({ slug }) })
}

/** Terms, privacy policy or help, under the vendor's own title where its page has one. */
export function legalScreen(shop: Shop, legal: LegalPage) {
  const page = existing(legalPage(shop.settings, legal))
  const title = page.name || shop.t(`${legal}.title`)
  return screenOf(shop, page, { title, canonical: legalPath(legal), text: pageTextPath({ legal }) })
}

type Screen = { title: string; canonical: string; text: string }

function screenOf(shop: Shop, page: VendorPage, { title, canonical, text }: Screen) {
  const frame = isShown(shop, page) ? text : ''
  const policy: PagePolicy = { framesOwn: frame !== '' }
  return { title, meta: { canonical }, policy, url: page.url, frame }
}

/** The page that a frame requests; null if no screen frames it. */
export function framedPage(shop: Shop): VendorPage | null {
  const { searchParams } = shop.url
  const legal = searchParams.get('legal') ?? ''
  const page = isLegalPage(legal)
    ? legalPage(shop.settings, legal)
    : pageBySlug(shop.settings.staticPages, searchParams.get('slug') ?? '')
  return page && isShown(shop, page) ? page : null
}

const isShown = ({ origin }: Shop, page: VendorPage) => isFramed(page, origin) && mayRead(page.url)

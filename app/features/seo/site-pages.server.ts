import type { Shop } from '~/http/shop/shop.server'
import { partOf } from '~/http/shop/part.server'
import {
  brandPath,
  categoryPath,
  faqPath,
  homePath,
  landingPath,
  offersPath,
  pagePath,
  pagesPath,
  storePath,
  supportPath,
} from '~/paths'
import { pageLinks } from '~/shell/page-links'
import type { SitemapPage } from './sitemap'

/**
 * All pages in the sitemap (rules 2.14), as seen from the vendor's own place. Categories and brands are left out while the
 * vendor fails to list them; without stores there is no sitemap.
 */
export async function sitePages(shop: Shop): Promise<SitemapPage[]> {
  const { settings, vendor } = shop
  const visit = { place: shop.place, mode: 'delivery' as const }
  const [stores, categories, brands] = await Promise.all([
    shop.place ? vendor.lists.nearby({ place: shop.place, mode: visit.mode }) : [],
    partOf(vendor.home.categories(visit.place)),
    partOf(vendor.home.brands(visit)),
  ])
  const paths = [
    ...[homePath(), landingPath(), offersPath(), faqPath(), pagesPath()],
    ...(settings.support ? [supportPath()] : []),
    ...settings.staticPages.filter(({ url, isExternal }) => url && !isExternal).map(({ slug }) => pagePath(slug)),
    ...(categories.data ?? []).map(({ id }) => categoryPath(id)),
    ...(brands.data ?? []).map(({ id }) => brandPath(id)),
    ...stores.filter(({ slug }) => slug).map(({ slug }) => storePath(slug)),
  ]
  const languages = settings.languages.length > 1 ? settings.languages.map((code) => ({ code })) : []
  return [...new Set(paths)].map((path) => pageLinks({ origin: shop.publicOrigin, languages, lang: null }, path))
}

/** An answer for crawlers, which may cache it for an hour. */
export function xmlAnswer(body: string) {
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

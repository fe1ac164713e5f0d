import { sitemapIndex, sitemapParts, sitemapXml, sitePages, xmlAnswer } from '~/features/seo/sitemap.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { sitemapPath } from '~/paths'

/** The site's pages for search engines, or the list of its sitemaps if there are too many for one (rules 2.14). */
export const loader = shopLoader(async (shop) => {
  const parts = sitemapParts(await sitePages(shop))
  const [only = []] = parts
  if (parts.length === 1) return xmlAnswer(sitemapXml(only))
  return xmlAnswer(sitemapIndex(parts.map((_, at) => shop.publicOrigin + sitemapPath(at + 1))))
})

import { encode } from 'html-entities'
import { partOf } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
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

/** Most addresses of one sitemap, by its protocol. */
const mostAddresses = 50_000

/** The addresses of a site in parts that a sitemap can hold. */
export function sitemapParts<Address>(addresses: readonly Address[]): Address[][] {
  const count = Math.max(1, Math.ceil(addresses.length / mostAddresses))
  return Array.from({ length: count }, (_, at) => addresses.slice(at * mostAddresses, (at + 1) * mostAddresses))
}

/** A page as a sitemap names it, with the same page in other languages. */
type SitemapPage = { canonical: string; alternates: readonly { locale: string; href: string }[] }

/** A sitemap of pages (rules 2.14). */
export function sitemapXml(pages: readonly SitemapPage[]): string {
  const urls = pages.map(({ canonical, alternates }) => {
    const links = alternates.map(
      ({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(href)}"/>`,
    )
    return `<url><loc>${escapeXml(canonical)}</loc>${links.join('')}</url>`
  })
  const spaces = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"`
  return `${declaration}<urlset ${spaces}>${urls.join('\n')}</urlset>`
}

/** The list of a site's sitemaps, if it needs several. */
export function sitemapIndex(addresses: readonly string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('\n')}</sitemapindex>`
}

const declaration = `<?xml version="1.0" encoding="UTF-8"?>\n`

const escapeXml = (text: string) => encode(text, { level: 'xml' })

/**
 * All pages in the sitemap (rules 2.14), as seen from the vendor's own place. Categories and brands are left out while
 * the vendor fails to list them; without stores there is no sitemap.
 */
export async function sitePages(shop: Shop): Promise<SitemapPage[]> {
  const { settings, vendor, place } = shop
  const [stores, categories, brands] = await Promise.all([
    place ? vendor.lists.nearby({ place, mode: 'delivery' }) : [],
    partOf(vendor.home.categories(place)),
    partOf(vendor.home.brands({ place, mode: 'delivery' })),
  ])
  const paths = [
    ...[homePath(), landingPath(), offersPath(), faqPath(), pagesPath()],
    ...(settings.support ? [supportPath()] : []),
    ...settings.staticPages.filter(({ url, isExternal }) => url && !isExternal).map(({ slug }) => pagePath(slug)),
    ...(categories.data ?? []).map(({ id }) => categoryPath(id)),
    ...(brands.data ?? []).map(({ id }) => brandPath(id)),
    ...stores.map(storePath),
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

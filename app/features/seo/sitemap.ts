/** Most addresses of one sitemap, by its protocol. */
const mostAddresses = 50_000

/** The addresses of a site in parts that a sitemap can hold. */
export function sitemapParts<Address>(addresses: readonly Address[], most = mostAddresses): Address[][] {
  const count = Math.max(1, Math.ceil(addresses.length / most))
  return Array.from({ length: count }, (_, at) => addresses.slice(at * most, (at + 1) * most))
}

/** A page as a sitemap names it, with the same page in other languages. */
export type SitemapPage = { canonical: string; alternates: readonly { locale: string; href: string }[] }

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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

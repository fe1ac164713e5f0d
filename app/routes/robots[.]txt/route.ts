import { shopLoader } from '~/http/shop/open-shop.server'
import { sitemapPath } from '~/paths'

/** Personal pages and confirmations, by the beginnings of their paths. */
const notForAll = [
  ...['/cart', '/review-cart', '/payment', '/profile', '/address', '/add-address', '/update-address'],
  ...['/delete-address', '/order', '/sign-', '/social/', '/verify-code', '/forgot-password', '/reset-password'],
  ...['/item/', '/location', '/place', '/language', '/search'],
]

/** The pages that crawlers may read on this host, and its sitemap (rules 2.14). */
export const loader = shopLoader((shop) => {
  const rules = notForAll.map((path) => `Disallow: ${path}`)
  const text = ['User-agent: *', ...rules, '', `Sitemap: ${shop.publicOrigin}${sitemapPath()}`, ''].join('\n')
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
})

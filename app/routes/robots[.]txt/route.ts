import { shopLoader } from '~/http/shop/open-shop.server'
import { sitemapPath } from '~/paths'

/** Personal pages and confirmations, by the beginnings of their paths. */
const notForAll = [
  ...['/cart', '/review-', '/payment', '/profile', '/address', '/add-address', '/update-address', '/delete-address'],
  ...['/order', '/trackorder/', '/rating/', '/reorder/', '/wallet', '/subscription-', '/manage-subscription'],
  ...['/support-chat', '/report-bug', '/sign-', '/social/', '/verify-code', '/forgot-password', '/reset-password'],
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

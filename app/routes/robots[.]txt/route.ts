import type { LoaderFunctionArgs } from '@remix-run/node'
import { openShop } from '~/http/shop/open-shop.server'
import { sitemapPath } from '~/paths'

/** What is somebody's own, or only asks something, by how its addresses begin. */
const notForAll = [
  ...[
    '/cart',
    '/review-cart',
    '/payment',
    '/profile',
    '/address',
    '/add-address',
    '/update-address',
    '/delete-address',
  ],
  ...['/order', '/sign-', '/social/', '/verify-code', '/forgot-password', '/reset-password', '/item/', '/location'],
  ...['/place', '/language', '/search'],
]

/** What programs may look at on this host, and where its sitemap is (rules 2.14). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const rules = notForAll.map((path) => `Disallow: ${path}`)
  const text = ['User-agent: *', ...rules, '', `Sitemap: ${shop.publicOrigin}${sitemapPath()}`, ''].join('\n')
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

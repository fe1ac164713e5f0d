/** Likely next pages that are cached for all guests, so prefetching them costs little. */
const cachedPaths = ['/', '/search']

/** Other likely next pages. Each needs vendor calls, so they are prefetched on press, not on hover. */
const vendorPaths = [
  '/vendor/:store',
  '/restaurant/:store',
  '/category/:category',
  '/brand-items/:brand',
  '/banner-items/:banner',
]

/** Filters, searches and pages of lists are not prefetched: there are many, and few are opened. */
const withQuery = '/*\\?(.+)'

/** Links on a page with a cart: its changes would make prefetched pages outdated. */
const besideCart = ':root:has(.cart-top .count) a'

const prefetch = (paths: string[], eagerness: 'moderate' | 'conservative') => ({
  where: {
    and: [{ href_matches: paths }, { not: { href_matches: withQuery } }, { not: { selector_matches: besideCart } }],
  },
  eagerness,
})

const rules = { prefetch: [prefetch(cachedPaths, 'moderate'), prefetch(vendorPaths, 'conservative')] }

/** The rules by which browsers prefetch links; guests' pages name them in a header (rules 23.10). */
export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** Likely next pages of a guest, the same for all guests. These two are cached for everybody, so that they cost little. */
const known = ['/', '/search']

/** Others of the likely next pages. The vendor is asked for each, so only a press fetches them, not a pointer on its way. */
const others = [
  '/vendor/:store',
  '/restaurant/:store',
  '/category/:category',
  '/brand-items/:brand',
  '/banner-items/:banner',
]

/** Filters, searches and pages of lists are not fetched ahead: there are many, and few are opened. */
const withQuery = '/*\\?(.+)'

/** Links on a page whose cart has changed since: scripts change it, and pages fetched ahead are dropped then. */
const besideCart = ':root:has(.cart-top .count) *'

const prefetch = (paths: string[], eagerness: 'moderate' | 'conservative') => ({
  where: {
    and: [{ href_matches: paths }, { not: { href_matches: withQuery } }, { not: { selector_matches: besideCart } }],
  },
  eagerness,
})

const rules = { prefetch: [prefetch(known, 'moderate'), prefetch(others, 'conservative')] }

/** The rules by which browsers prefetch links; guests' pages name them in a header (rules 23.10). */
export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** The likely next pages of a guest, which are the same for all guests, and cached, so that they cost little. */
const likely = [
  '/',
  '/search',
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

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: likely },
          { not: { href_matches: withQuery } },
          { not: { selector_matches: besideCart } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** The rules by which browsers prefetch links; guests' pages name them in a header (rules 23.10). */
export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** Pages that a guest's next press likely leads to, and that are the same for all guests: they are kept, so that they cost little. */
const likely = [
  '/',
  '/search',
  '/vendor/:store',
  '/restaurant/:store',
  '/category/:category',
  '/brand-items/:brand',
  '/banner-items/:banner',
]

/** Filters, searches and pages of lists: there are many, and nobody else asks for most of them. */
const withQuery = '/*\\?(.+)'

/** Links of a page whose cart has something by now: scripts may have changed it since, and what was fetched is forgotten too. */
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

/** The rules by which browsers fetch links beforehand; guests' pages name them in a header (rules 23.10). */
export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=3600' },
  })
}

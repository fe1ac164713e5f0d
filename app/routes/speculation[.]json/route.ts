import type { LoaderFunctionArgs } from '@remix-run/node'

/** Likely next pages that are cached for all guests, so prefetching them costs little. */
const cachedPaths = ['/', '/search']

/** Other likely next pages. Each needs vendor calls or is made for one guest, so they are prefetched only on press. */
const otherPaths = [
  '/vendor/:store',
  '/restaurant/:store',
  '/category/:category',
  '/brand-items/:brand',
  '/banner-items/:banner',
  '/review-cart',
]

/** Filters, searches and pages of lists are not prefetched: there are many, and few are opened. */
const withQuery = '/*\\?(.+)'

/** Links on a page with a cart: its changes would soon make what was prefetched outdated. */
const besideCart = ':root:has(.cart-top .count) a'

const matching = (paths: string[]) => [{ href_matches: paths }, { not: { href_matches: withQuery } }]

const hovered = { where: { and: [...matching(cachedPaths), { not: { selector_matches: besideCart } }] } }

/** Links on a page where a press waits for its script: it will change the cart. */
const besidePress = ':root:has(button[aria-busy]) a'

/** The address of sign-in says where it leads to. */
const pressable = { or: [{ and: matching([...cachedPaths, ...otherPaths]) }, { href_matches: '/sign-in' }] }

const pressed = { where: { and: [pressable, { not: { selector_matches: besidePress } }] } }

const rulesFor = (isForOne: boolean) => ({
  prefetch: [...(isForOne ? [] : [{ ...hovered, eagerness: 'moderate' }]), { ...pressed, eagerness: 'conservative' }],
})

/** The rules by which browsers prefetch links; guests' pages name them in a header (rules 23.10). */
export function loader({ request }: LoaderFunctionArgs) {
  return new Response(JSON.stringify(rulesFor(new URL(request.url).searchParams.has('one'))), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=3600' },
  })
}

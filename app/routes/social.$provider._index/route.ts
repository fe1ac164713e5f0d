import { redirectTarget } from '~/features/account/pending.server'
import { beginSocial, providerNamed } from '~/features/account/social.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { homePath, signInPath } from '~/paths'

/** Shows an error from before the sign-in starts inside the shop's frame. */
export { ErrorScreen as ErrorBoundary } from '~/shell/error-screen'

/**
 * Starts a sign-in with a provider. It is a link and not a form, because a page's policy does not let its forms lead
 * elsewhere, even by a redirect. Links from other sites lead to our sign-in page, and prefetches start nothing.
 */
export const loader = shopLoader((shop, params, { headers }) => {
  const provider = providerNamed(params.provider)
  if (!provider) return shop.redirect(homePath())
  if (headers.has('Sec-Purpose')) throw new Response(null, { status: 503 })
  const from = headers.get('Sec-Fetch-Site') ?? 'none'
  if (from !== 'same-origin' && from !== 'none') return shop.redirect(signInPath(redirectTarget(shop)))
  return beginSocial(shop, provider)
})

import type { SocialProvider } from '~/domain/brand/settings'
import type { LegalPage } from '~/domain/brand/static-page'

/** One function per address we link to. Ids are encoded here and nowhere else. */

export const homePath = () => '/'
/** A store, by its slug, or by its id if the vendor gave it none. */
export const storePath = ({ id, slug }: { id: string; slug: string }) =>
  slug ? `/vendor/${encodeURIComponent(slug)}` : storeByIdPath(id)
/** A store whose slug is not known. */
export const storeByIdPath = (storeId: string) => `/restaurant/${toBase64Url(storeId)}`
/** The choices of an item, as a page of its own. */
export const itemPath = (storeId: string, itemId: string) =>
  `/item/${encodeURIComponent(storeId)}/${encodeURIComponent(itemId)}`
/** An item with a quantity and the choices with these names, as far as they are still offered. */
export const itemAgainPath = (storeId: string, itemId: string, before: { quantity: number; choices: string[] }) =>
  withQuery(itemPath(storeId, itemId), { quantity: String(before.quantity), named: before.choices })
export const landingPath = () => '/landing-page'
/** The store picker; with many stores, a further page of it. */
export const storesPath = (backTo?: string, page = 1) =>
  withQuery('/stores', { backTo, page: page > 1 ? String(page) : undefined })
/** Hours, address and reviews of a store; '' for one without a slug. */
export const storeInfoPath = (store: { id: string; slug: string }) => (store.slug ? `${storePath(store)}/info` : '')
export const searchPath = (text?: string) => withQuery('/search', { q: text })
/** A category's stores. The contract's address ends in a name; ours has none, so that all languages share it. */
export const categoryPath = (id: string) => `/category/${toBase64Url(`${id}/`)}`
export const brandPath = (id: string) => `/brand-items/${encodeURIComponent(id)}`
export const bannerPath = (id: string) => `/banner-items/${encodeURIComponent(id)}`
export const tagsPath = (tagId?: string) => withQuery('/tag-wise-menu', { tag: tagId })
/** The vendor's offers, or those that apply at a store. */
export const offersPath = ({ storeId, backTo }: { storeId?: string; backTo?: string } = {}) =>
  withQuery('/promo-code', { store: storeId, backTo })
export const faqPath = () => '/faq'
export const supportPath = () => '/support'
/** Reporting a problem; `from` is the page that it may be about. */
export const reportBugPath = (from?: string) => withQuery('/report-bug', { from })
/** The chat with the support; about an order, or a further page of what was said before. */
export const supportChatPath = ({ orderId, page = 1 }: { orderId?: string; page?: number } = {}) =>
  withQuery('/support-chat', { order: orderId, page: page > 1 ? String(page) : undefined })
export const chatEventsPath = () => '/chat-events'
/** A page that every vendor may have. */
export const legalPath = (page: LegalPage) => ({ terms: '/terms', privacy: '/privacypolicy', help: '/help' })[page]
export const pagesPath = () => '/pages'
/** The text of a vendor's page, which its screen frames: of a static page by its slug, or of terms, privacy or help. */
export const pageTextPath = (page: { slug: string } | { legal: string }) => withQuery('/page-text', page)
export const pagePath = (slug: string) => `/pages/${encodeURIComponent(slug)}`
export const iconPath = (name: string) => `/icon/${name}`
export const manifestPath = () => '/manifest.webmanifest'
/** The rules by which browsers prefetch links: of a page for all guests, or for one. */
export const speculationPath = (readers: 'all' | 'one') =>
  readers === 'all' ? '/speculation.json' : '/speculation.json?one'
export const dictionaryPath = (name: string) => `/page-dictionary/${name}`
export const sitemapPath = (part?: number) => (part ? `/sitemaps/${part}` : '/sitemap.xml')
export const cartPath = () => '/cart'
/** Leads back to a page, or says that the browser has kept no cookie. */
export const keptCartPath = (backTo: string) => withQuery('/cart', { backTo })
export const placePath = () => '/place'
export const languagePath = () => '/language'
export const themePath = () => '/theme'
export const clearCartPath = (backTo: string) => withQuery('/cart/clear', { backTo })
export const reviewPath = () => '/review-cart'
/** Choosing the order's time on a day. `asks`: first ask whether it may be 'later', or say that a 'time' is needed. */
export const orderTimePath = ({ day, asks }: { day?: string; asks?: 'later' | 'time' } = {}) =>
  withQuery('/order-time', { day, ask: asks })
/** Paying for the cart, or for an order that was placed and waits for its payment. */
export const paymentPath = (orderId?: string, fail?: string) => withQuery('/payment', { order: orderId, fail })
/** The page that hands a payment over to its gateway, by what is paid. */
export const paymentOnlinePath = (subject: string) => withQuery('/payment-online', { for: subject })
/** The subscription being made: its item, schedule and address. */
export const subscriptionCartPath = () => '/subscription-cart'
/** The review and payment of a subscription, to which gateways return. With an id: one that is made but not paid. */
export const reviewSubscriptionPath = (subscriptionId?: string, fail?: string) =>
  withQuery('/review-subscription', { subscription: subscriptionId, fail })
export const signInPath = (redirectTo?: string) => withQuery('/sign-in', { redirectTo })
/** Sign-in, which leads a signed-in customer on, and says so if the browser has kept no cookie. */
export const cookieCheckPath = (redirectTo: string) => withQuery('/sign-in', { redirectTo, needs: 'cookies' })
export const signOutPath = () => '/sign-out'
export const signUpPath = (redirectTo?: string) => withQuery('/sign-up', { redirectTo })
export const verifyCodePath = (redirectTo?: string) => withQuery('/verify-code', { redirectTo })
export const forgotPasswordPath = (redirectTo?: string) => withQuery('/forgot-password', { redirectTo })
export const resetPasswordPath = (redirectTo?: string) => withQuery('/reset-password', { redirectTo })
/** The start of a sign-in with a provider. */
export const socialPath = (provider: SocialProvider, redirectTo?: string) =>
  withQuery(`/social/${provider}`, { redirectTo })
/** The address that a provider returns to; `answer` names what it has posted. */
export const socialAnswerPath = (provider: SocialProvider, answer?: string) =>
  withQuery(`/social/${provider}/answer`, { answer })
export const profilePath = () => '/profile'
export const changePasswordPath = () => '/profile/password'
export const changeNumberPath = () => '/profile/number'
export const deleteAccountPath = () => '/profile/delete'
export const addressesPath = (backTo?: string) => withQuery('/address', { backTo })
export const addAddressPath = (backTo?: string) => withQuery('/add-address', { backTo })
export const updateAddressPath = (addressId: string, backTo?: string) =>
  withQuery(`/update-address/${encodeURIComponent(addressId)}`, { backTo })
export const deleteAddressPath = (addressId: string, backTo?: string) =>
  withQuery(`/delete-address/${encodeURIComponent(addressId)}`, { backTo })
export const locationPath = (backTo?: string) => withQuery('/location', { backTo })
/** The wallet, with values to fill in its form, or a further page of its history. */
export const walletPath = ({ amount, gateway, page = 1 }: { amount?: string; gateway?: string; page?: number } = {}) =>
  withQuery('/wallet', { amount, gateway, page: page > 1 ? String(page) : undefined })
/** The result of a recharge, to which its gateway returns. */
export const walletPaymentPath = (rechargeId?: string) => withQuery('/wallet-payment', { recharge: rechargeId })
/** Orders under way, or a page of past ones. */
export const ordersPath = (list?: 'past', page = 1) =>
  withQuery('/orders', { list, page: page > 1 ? String(page) : undefined })
export const orderPath = (orderId: string) => `/order-details/${encodeURIComponent(orderId)}`
/** An order as an invoice, for printing and keeping. */
export const invoicePath = (orderId: string) => `${orderPath(orderId)}/invoice`
export const orderStatusPath = (orderId: string) => `/order-status/${encodeURIComponent(orderId)}`
/** The tracking of an order for anybody who has its number, also guests; with a share key, also its destination. */
export const trackPath = (orderId: string, share?: string) =>
  withQuery(`/trackorder/${encodeURIComponent(orderId)}`, { share })
/** The server's events of an order: what its pages follow. */
export const orderEventsPath = (orderId: string, share?: string) =>
  withQuery(`/order-events/${encodeURIComponent(orderId)}`, { share })
/** The customer's subscriptions after the first `skip`. */
export const manageSubscriptionPath = (skip = 0) =>
  withQuery('/manage-subscription', { skip: skip > 0 ? String(skip) : undefined })
/** One subscription, with the calendar of a month, 'YYYY-MM'. */
export const subscriptionStatusPath = (id: string, month?: string) =>
  withQuery(`/subscription-status/${encodeURIComponent(id)}`, { month })
export const cancelSubscriptionPath = (id: string) => `${subscriptionStatusPath(id)}/cancel`
export const ratingPath = (orderId: string) => `/rating/${encodeURIComponent(orderId)}`
/** Ordering the same again: the page that shows what is available, and the action of its form. */
export const reorderPath = (orderId: string) => `/reorder/${encodeURIComponent(orderId)}`
/** The page that asks before another store's cart is replaced; it carries the item to add. */
export const replaceCartPath = (add: {
  storeId: string
  itemId: string
  quantity: number
  choice: string[]
  backTo?: string
}) => {
  const { storeId, itemId, quantity, choice, backTo } = add
  return withQuery('/cart/replace', { storeId, itemId, quantity: String(quantity), choice, backTo })
}

/** Sign-in to link a provider's profile with the existing account of its e-mail. */
export const proveAccountPath = (redirectTo: string) => withQuery('/sign-in', { prove: '1', redirectTo })

/** The host's health check. */
export const healthPath = () => '/healthz'

/** The path of an address on this site, without its query. */
export const pathOf = (address: string) => address.split('?', 1)[0] ?? ''

/** An address with the non-empty parts of its query; several values of a part come one after the other. */
function withQuery(path: string, query: Record<string, string | string[] | undefined>) {
  const parts = Object.entries(query).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value]))
  const filledParts = parts.filter(([, value]) => value !== '')
  return filledParts.length > 0 ? `${path}?${new URLSearchParams(filledParts)}` : path
}

function toBase64Url(text: string) {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

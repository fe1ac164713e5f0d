/** One function per address we link to. Ids are encoded here and nowhere else. */

/** The shop's home; with many stores, a further page of them. */
export const homePath = (page = 1) => (page > 1 ? `/?page=${page}` : '/')
export const storePath = (slug: string) => `/vendor/${encodeURIComponent(slug)}`
/** The choices of an item, as a page of its own. */
export const itemPath = (storeId: string, itemId: string) =>
  `/item/${encodeURIComponent(storeId)}/${encodeURIComponent(itemId)}`
export const cartPath = () => '/cart'
export const placePath = () => '/place'
export const languagePath = () => '/language'
export const clearCartPath = (backTo: string) => `/cart/clear?${new URLSearchParams({ backTo })}`
export const reviewPath = () => '/review-cart'
export const paymentPath = () => '/payment'
export const signInPath = (backTo?: string) =>
  backTo ? `/sign-in?${new URLSearchParams({ redirectTo: backTo })}` : '/sign-in'
export const signOutPath = () => '/sign-out'
export const addressesPath = (backTo?: string) => (backTo ? `/address?${new URLSearchParams({ backTo })}` : '/address')
export const addAddressPath = (backTo?: string) =>
  backTo ? `/add-address?${new URLSearchParams({ backTo })}` : '/add-address'
export const locationPath = (backTo?: string) => (backTo ? `/location?${new URLSearchParams({ backTo })}` : '/location')
export const ordersPath = (list?: 'past') => (list ? '/orders?list=past' : '/orders')
export const orderPath = (orderId: string) => `/order-details/${encodeURIComponent(orderId)}`
export const orderStatusPath = (orderId: string) => `/order-status/${encodeURIComponent(orderId)}`
/** The page that asks before another store's cart is replaced; it carries the item to add. */
export const replaceCartPath = (add: {
  storeId: string
  itemId: string
  quantity: number
  choice: string[]
  backTo?: string
}) => {
  const query = new URLSearchParams({ storeId: add.storeId, itemId: add.itemId, quantity: String(add.quantity) })
  for (const choice of add.choice) query.append('choice', choice)
  if (add.backTo) query.set('backTo', add.backTo)
  return `/cart/replace?${query}`
}

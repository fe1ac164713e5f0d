import { readdirSync, readFileSync } from 'node:fs'
import type { Brand } from './brands'
import type { Visitor } from './visitor'

const routes = new URL('../../app/routes/', import.meta.url)

/** The route folders that show a page of their own. */
export function screenRoutes(): string[] {
  return readdirSync(routes).filter((folder) => {
    const screen = readdirSync(new URL(`${folder}/`, routes)).includes('route.tsx')
    return screen && /^export default /m.test(readFileSync(new URL(`${folder}/route.tsx`, routes), 'utf8'))
  })
}

/** Route folders whose screen only a guest sees. */
export const guestScreens = ['sign-in']

/**
 * An address of every screen, by its route folder. The visitor signs in, has placed an order and has something in the
 * cart again, so that each screen has all that it can show.
 */
export async function everyScreen(visitor: Visitor, { store, place }: Brand): Promise<Record<string, string>> {
  const storePath = `/vendor/${store.slug}`
  const item = await plainItem(visitor, storePath)
  await visitor.signIn()
  await visitor.add(store.id, item)
  const { location } = await visitor.ask('/payment', { form: await visitor.proceedToPay() })
  const orderId = location.split('/').pop() ?? ''
  await visitor.add(store.id, item)
  await visitor.open('/')
  return {
    _index: '/',
    'add-address': `/add-address?search=${encodeURIComponent(place)}`,
    address: '/address',
    'cart.clear': '/cart/clear',
    'cart.replace': `/cart/replace?storeId=${store.id}&itemId=${item.id}`,
    'item.$store_id.$item_id': `/item/${store.id}/${item.id}`,
    location: `/location?search=${encodeURIComponent(place)}`,
    notfound: '/notfound',
    'order-details.$order_id': `/order-details/${orderId}`,
    'order-status.$order_id': `/order-status/${orderId}`,
    orders: '/orders',
    payment: '/payment',
    'restaurant.$restaurant_id': `/restaurant/${Buffer.from(store.id).toString('base64')}`,
    'review-cart': '/review-cart',
    'sign-in': '/sign-in',
    'sign-out': '/sign-out',
    'vendor.$restaurant_name': storePath,
  }
}

/** The first item of a store that goes into the cart without choices. */
export async function plainItem(visitor: Visitor, storePath: string) {
  const { text } = await visitor.open(storePath)
  const [, id = ''] = /name="itemId" value="([^"]+)"/.exec(text) ?? []
  if (!id) throw new Error(`${storePath} has no item to add`)
  return { id }
}

import { readdirSync, readFileSync } from 'node:fs'
import type { Brand } from './brands'
import { attribute, type Visitor } from './visitor'

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
  const [item] = await plainItems(visitor, storePath)
  await visitor.signIn()
  await visitor.add(store.id, item)
  const { location } = await visitor.ask('/payment', { form: await visitor.proceedToPay() })
  const orderId = location.split('/').pop() ?? ''
  await visitor.add(store.id, item)
  await visitor.open('/')
  const search = new URLSearchParams({ search: place })
  const [, addressId = ''] = /\/update-address\/(\d+)/.exec((await visitor.open('/address')).text) ?? []
  const found = new URLSearchParams({ search: place, searchedFor: place, place: await sealedPlace(visitor, place) })
  return {
    _index: '/',
    'add-address': `/add-address?${found}`,
    address: '/address',
    'cart.clear': '/cart/clear',
    'cart.replace': `/cart/replace?storeId=${store.id}&itemId=${item.id}`,
    'delete-address.$shiping_id': `/delete-address/${addressId}`,
    'item.$store_id.$item_id': `/item/${store.id}/${item.id}`,
    location: `/location?${search}`,
    notfound: '/notfound',
    'order-details.$order_id': `/order-details/${orderId}`,
    'order-status.$order_id': `/order-status/${orderId}`,
    orders: '/orders',
    payment: '/payment',
    'profile._index': '/profile',
    'profile.delete': '/profile/delete',
    'profile.number': '/profile/number',
    'restaurant.$restaurant_id': `/restaurant/${Buffer.from(store.id).toString('base64')}`,
    'review-cart': '/review-cart',
    'sign-in': '/sign-in',
    'sign-out': '/sign-out',
    'update-address.$shiping_id': `/update-address/${addressId}`,
    'vendor.$restaurant_name': storePath,
  }
}

/** The first match of a place, sealed as forms carry it. */
async function sealedPlace(visitor: Visitor, place: string) {
  const { text } = await visitor.open(`/location?${new URLSearchParams({ search: place })}`)
  const [field = ''] = /<input[^>]* name="place"[^>]*>/.exec(text) ?? []
  return attribute(field, 'value')
}

/** The items of a store that go into the cart without choices. */
export async function plainItems(visitor: Visitor, storePath: string) {
  const { text } = await visitor.open(storePath)
  const items = [...text.matchAll(/name="itemId" value="([^"]+)"/g)].map(([, id = '']) => ({ id }))
  if (!items[0]) throw new Error(`${storePath} has no item to add`)
  return items as [{ id: string }, ...{ id: string }[]]
}

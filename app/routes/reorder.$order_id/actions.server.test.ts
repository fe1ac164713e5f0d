import { describe, expect, test } from 'vitest'
import type { OrderDetail } from '~/domain/orders/order'
import type { Reorder } from '~/domain/orders/reorder'
import { aCart, aLine, anItem, aStoreDetail } from '~/domain/test-builders'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields, leadsTo, toastOf, type VendorStub } from '../../../tests/support/shop-builders'
import { loadReorder, orderAgain } from './actions.server'

const order = {
  ...{ id: '70001', storeId: '2101', storeName: 'Green Bowl', status: 'delivered', mode: 'delivery' },
  lines: [{ name: 'Paneer Bowl', diet: 'veg', quantity: 2, amount: '360', choices: [] }],
} as unknown as OrderDetail

const offered: Reorder = {
  store: aStoreDetail(),
  lines: [{ itemId: '901', name: 'Paneer Bowl', choiceIds: [], choiceNames: [], quantity: 2, unitPrice: '180' }],
  missing: 0,
}

type Parts = NonNullable<Parameters<typeof aShop>[0]> & {
  order?: OrderDetail | null
  offered?: Partial<Reorder>
  items?: ReturnType<typeof anItem>[]
  isInReach?: boolean
}

/** A shop whose vendor offers the items of the order. */
function open({ order: own = order, offered: change, items = [anItem()], isInReach = true, ...parts }: Parts = {}) {
  const vendor: VendorStub = {
    orders: { details: async () => own, reorder: async () => ({ ...offered, ...change }) },
    stores: { byId: async () => null, isInReach: async () => isInReach },
    menus: { item: async (_store, id) => items.find((item) => item.id === id) ?? null },
  }
  return aShop({ user: aUser(), vendor, ...parts })
}

async function press(parts: Parts = {}, seen = '') {
  const shop = await open(parts)
  const response = await orderAgain(shop, '70001', fields(seen ? { seen } : {}))
  return { shop, to: leadsTo(response), toast: toastOf(response)?.text }
}

/** The hash that the page's form would send. */
const seenHash = async (parts: Parts) => (await loadReorder(await open(parts), '70001')).seen

const inCart = aCart(aLine({ quantity: 2 }))
const otherCart = { storeId: '2102', lines: [aLine({ itemId: '7' })] }

describe('ordering again', () => {
  test('fills an empty cart with one press if nothing changed, and leads to its review', async () => {
    const { shop, to, toast } = await press()
    expect([shop.cart, to, toast]).toEqual([inCart, '/review-cart', 'Your order is in the cart'])
  })

  test('twice gives the same cart', async () => {
    expect((await press({ cart: inCart })).shop.cart).toEqual(inCart)
  })

  const cases: [string, Parts][] = [
    ['a new price', { items: [anItem({ price: '200' })] }],
    ['a smaller stock', { items: [anItem({ stock: 1 })] }],
    ['a missing line', { offered: { missing: 1 } }],
    ['another store’s cart', { cart: otherCart }],
    [
      'a place out of reach',
      { isInReach: false, settings: { systemLocation: { latitude: 1, longitude: 1 } } as Parts['settings'] },
    ],
  ]

  test.each(cases)('with %s leads to the page that says so, and leaves the cart unchanged', async (_, parts) => {
    const { shop, to } = await press(parts)
    expect([shop.cart, to]).toEqual([parts.cart ?? aCart(), '/reorder/70001'])
  })

  test.each(cases)('with %s fills the cart once that was shown', async (_, parts) => {
    const { shop, to } = await press(parts, await seenHash(parts))
    expect([shop.cart.storeId, shop.cart.lines.map(({ itemId }) => itemId), to]).toEqual([
      '2101',
      ['901'],
      '/review-cart',
    ])
  })

  test('shows the page again if a price changed since', async () => {
    const seen = await seenHash({ items: [anItem({ price: '200' })] })
    const { shop, to, toast } = await press({ items: [anItem({ price: '210' })] }, seen)
    expect([shop.cart.lines, to, toast]).toEqual([
      [],
      '/reorder/70001',
      'Something has just changed. Please check again.',
    ])
  })

  test('asks first if another store’s cart was filled since', async () => {
    const items = [anItem({ price: '200' })]
    const { shop, to } = await press({ items, cart: otherCart }, await seenHash({ items }))
    expect([shop.cart, to]).toEqual([otherCart, '/reorder/70001'])
  })

  test.each<[string, Parts]>([
    ['a closed store', { offered: { store: aStoreDetail({ isOpen: false }) } }],
    ['a store that is gone', { offered: { store: null } }],
    ['nothing left', { offered: { lines: [], missing: 1 } }],
  ])('of %s leads to the page that says so, even if it was shown', async (_, parts) => {
    const { shop, to } = await press(parts, await seenHash(parts))
    expect([shop.cart.lines, to]).toEqual([[], '/reorder/70001'])
  })

  test('works at a closed store that takes orders for later', async () => {
    const parts = { offered: { store: aStoreDetail({ isOpen: false }) }, settings: { schedulesAfterHours: true } }
    expect((await press(parts)).to).toBe('/review-cart')
  })

  test('of somebody else’s order gets a 404', async () => {
    await expect(press({ order: null })).rejects.toMatchObject({ status: 404 })
  })

  test('as a guest leads to sign-in and back', async () => {
    await expect(press({ user: null, path: '/reorder/70001', form: fields({}) })).rejects.toSatisfy(
      (thrown) => leadsTo(thrown as Response) === '/sign-in?redirectTo=%2Freorder%2F70001',
    )
  })

  test('changes nothing while the vendor fails, and says so at the order', async () => {
    const shop = await aShop({
      user: aUser(),
      cart: otherCart,
      vendor: {
        orders: {
          details: async () => order,
          reorder: () => Promise.reject(new VendorError('server', 'reorder_details')),
        },
      },
    })
    const response = await orderAgain(shop, '70001', fields({}))
    expect([shop.cart, leadsTo(response), toastOf(response)?.text]).toEqual([
      otherCart,
      '/order-details/70001',
      'Server error',
    ])
  })

  test('into a full cart changes nothing and says so at the store', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => aLine({ itemId: String(at) }))
    const { shop, to, toast } = await press({ cart: aCart(...lines) })
    expect([shop.cart.lines.length, to, toast]).toEqual([300, '/vendor/green-bowl', shop.t('cart.full')])
  })
})

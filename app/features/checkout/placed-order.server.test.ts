import { expect, test, vi } from 'vitest'
import type { Cart } from '~/domain/cart/cart'
import { aCart, aLine, aStoreDetail } from '~/domain/test-builders'
import { keyValueStore } from '~/http/store/store.server'
import { aShop, aUser, leadsTo } from '../../../tests/support/shop-builders'
import type { Checkout } from './checkout.server'
import { idempotencyKey, isCartOf, isOfCart, orderedCart } from './placed-order.server'

const carts: Cart[] = [
  aCart(aLine()),
  aCart(aLine({ itemId: '902' })),
  aCart(aLine({ choiceIds: ['31'] })),
  aCart(aLine({ quantity: 2 })),
  { ...aCart(aLine()), storeId: '2102' },
]

async function keyOf({
  cart = aCart(aLine()),
  cartId = 'cart-1',
  userId = '5501',
  storeId = '2101',
  revision = 'a',
} = {}) {
  const checkout = { store: aStoreDetail({ id: storeId }), revision } as Checkout
  return idempotencyKey(await aShop({ cart, cartId }), aUser({ id: userId }), checkout)
}

test('the key of an order changes with its cart, each of its lines, its customer, its store and what was shown', async () => {
  const keys = await Promise.all([
    ...carts.map((cart) => keyOf({ cart })),
    ...[{ cartId: 'cart-2' }, { userId: '5502' }, { storeId: '2102' }, { revision: 'b' }].map(keyOf),
  ])
  expect(new Set(keys).size).toBe(keys.length)
  expect(await keyOf()).toBe(keys[0])
})

test('a cart is that of a key, and unchanged only with the same lines of the same store', async () => {
  const key = await keyOf()
  const own = await Promise.all(carts.map((cart) => aShop({ cart })))
  expect(own.map((shop) => isOfCart(shop, key))).toEqual([true, true, true, true, true])
  expect(own.map((shop) => isCartOf(shop, key))).toEqual([true, false, false, false, false])
  const other = await aShop({ cart: aCart(aLine()), cartId: 'cart-2' })
  expect([isOfCart(other, key), isCartOf(other, key)]).toEqual([false, false])
})

test("while the submits cannot be read, the order that is being paid counts as this cart's only if it is", async () => {
  const paidUnder = async (key: string) => {
    const checkout = { lastSubmit: { key, at: 1, known: [], order: '70012' } }
    const shop = await aShop({ user: aUser(), checkout, vendor: { orders: { details: async () => null } } })
    const read = vi.spyOn(keyValueStore, 'get').mockRejectedValue(new Error('gone'))
    return orderedCart(shop, aUser()).finally(() => read.mockRestore())
  }
  expect(leadsTo((await paidUnder('cart-1.a.b')) as Response)).toBe('/order-status/70012')
  expect(await paidUnder('cart-2.a.b')).toBeNull()
})

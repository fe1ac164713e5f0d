import { expect, test, vi } from 'vitest'
import { emptyCart } from '~/domain/cart/cart'
import type { Coupon } from '~/domain/checkout/coupon'
import { aCart, aLine } from '~/domain/test-builders'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { couponTerms } from './coupon-terms.server'

const tasty: Coupon = { id: '402', code: 'TASTY20', kind: 'percentage', value: '20', cap: '100', minimum: '300' }
const fails = (kind: 'refused' | 'timeout') => async () => {
  throw new VendorError(kind, 'coupon_redeem', { vendorMessage: 'Used up' })
}

/** Reads the terms of TASTY20 for so many bowls of 180 in this cart; returns them and the number of calls so far. */
function reader(cartId: string, redeem: () => Promise<Coupon>) {
  const calls = vi.fn(redeem)
  return async (quantity = 1, user = true) => {
    const parts = { cartId, cart: aCart(aLine({ quantity })), vendor: { coupons: { redeem: calls } } }
    const shop = await aShop({ user: user ? aUser() : null, ...parts })
    return [(await couponTerms(shop, [{ code: 'TASTY20' }])).get('TASTY20'), calls.mock.calls.length]
  }
}

test('the vendor is asked for terms once per cart, whatever its quantities become', async () => {
  const read = reader('terms-once', async () => tasty)
  expect(await read(1)).toEqual([{ coupon: tasty }, 1])
  expect(await read(3)).toEqual([{ coupon: tasty }, 1])
  expect((await reader('terms-of-the-next-cart', async () => tasty)())[1]).toBe(1)
})

test('a refusal holds for its items total only', async () => {
  const read = reader('terms-refused', fails('refused'))
  for (const [quantity, calls] of [
    [1, 1],
    [1, 1],
    [2, 2],
    [2, 2],
  ] as const)
    expect(await read(quantity)).toEqual([expect.objectContaining({ refusal: 'Used up' }), calls])
})

test('terms are not known while the vendor fails, which is not remembered, and never for a guest', async () => {
  const read = reader('terms-failed', fails('timeout'))
  expect(await read()).toEqual([null, 1])
  expect(await read()).toEqual([null, 2])
  expect(await read(1, false)).toEqual([undefined, 2])
})

test('the vendor is asked about twelve offers at most, and about none without a cart', async () => {
  const redeem = vi.fn(async () => tasty)
  const offers = Array.from({ length: 13 }, (_, at) => ({ code: `CODE${at}` }))
  const known = async (cart: ReturnType<typeof aCart>) =>
    (
      await couponTerms(
        await aShop({ cartId: 'terms-most', cart, user: aUser(), vendor: { coupons: { redeem } } }),
        offers,
      )
    ).size
  expect([await known(emptyCart()), await known(aCart(aLine()))]).toEqual([0, 12])
  expect(redeem).toHaveBeenCalledTimes(12)
})

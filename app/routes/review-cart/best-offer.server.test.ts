import { expect, test } from 'vitest'
import type { Coupon } from '~/domain/checkout/coupon'
import { aCart, aLine, anAddress, anItem, aStoreDetail } from '~/domain/test-builders'
import { loadCheckout } from '~/features/checkout/checkout.server'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { bestOffer, loadKnownOffers } from './best-offer.server'

const terms: Record<string, Coupon> = {
  TEN: { id: '1', code: 'TEN', kind: 'amount', value: '10', cap: null, minimum: '0' },
  FREE: { id: '2', code: 'FREE', kind: 'free-item', value: '0', cap: '120', minimum: '0' },
  BIG: { id: '3', code: 'BIG', kind: 'amount', value: '200', cap: null, minimum: '900' },
}

type Parts = Parameters<typeof aShop>[0] & { store?: ReturnType<typeof aStoreDetail>; lists?: () => Promise<never> }

/** The offer on the review of a customer with two bowls of 180 each. */
async function best(cartId: string, { store = aStoreDetail(), lists, ...parts }: Parts = {}) {
  const listed = Object.keys(terms).map((code) => ({ id: code, name: `Offer ${code}`, code, text: '', image: '' }))
  const shop = await aShop({
    ...{ user: aUser(), cart: aCart(aLine({ quantity: 2 })), cartId },
    vendor: {
      stores: { byId: async () => store },
      menus: { item: async () => anItem() },
      addresses: { primary: async () => anAddress() },
      offers: { list: lists ?? (async () => listed) },
      coupons: { redeem: async (code) => terms[code] as Coupon },
    },
    ...parts,
  })
  const [checkout, offers] = await Promise.all([loadCheckout(shop), loadKnownOffers(shop)])
  if (!checkout.store) throw new Error('nothing to order')
  return bestOffer(shop, checkout, offers)
}

test('the review offers the one that gives the most, with what it gives', async () => {
  const free = { code: 'FREE', name: 'Offer FREE', isFreeItem: true, saves: '₹120.00', returns: '' }
  expect(await best('best')).toEqual(free)
})

test('the review offers none to a guest, beside another code, for an order that is blocked, or while the vendor fails', async () => {
  const typed = { code: 'TEN', minimum: '0', why: 'changed' } as const
  expect(await best('best-guest', { user: null })).toBeNull()
  expect(await best('best-beside', { checkout: { wantedCoupon: typed } })).toBeNull()
  expect(await best('best-typed', { path: '/review-cart?promo=TEN' })).toBeNull()
  expect(await best('best-below', { store: aStoreDetail({ minimumOrder: '500', enforcesMinimum: true }) })).toBeNull()
  const lists = () => Promise.reject(new Response(null, { status: 504 }))
  expect(await best('best-silent', { lists })).toBeNull()
})

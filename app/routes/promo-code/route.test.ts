import { expect, test, vi } from 'vitest'
import type { Offer } from '~/domain/stores/offer'
import { aCart, aLine } from '~/domain/test-builders'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { loadOffersToApply } from './route'

vi.mock('~/env.server', async (original) => {
  const real = await original<typeof import('~/env.server')>()
  const folder = new URL('/coupons', real.env().VENDOR_API_URL).href
  return { ...real, env: () => ({ ...real.env(), COUPON_PICTURES_URL: folder }) }
})

const anOffer = (code: string, id = code): Offer => ({ id, name: `Offer ${id}`, code, text: '', image: '' })
const elsewhere = anOffer('ELSEWHERE')
const ofStore = [anOffer('USED'), anOffer('BIG'), anOffer('TEN'), anOffer('', 'automatic')]

/** A cart of 180 at the store 2101, where all offers but one are valid. */
async function offers(cartId: string, parts: Parameters<typeof aShop>[0] = {}, listOfStore = async () => ofStore) {
  const shop = await aShop({
    ...{ cart: aCart(aLine()), cartId },
    vendor: {
      offers: { list: ({ storeId }) => (storeId ? listOfStore() : Promise.resolve([elsewhere, ...ofStore])) },
      coupons: {
        redeem: async (code) => {
          if (code === 'USED') throw new VendorError('refused', 'coupon_redeem', { vendorMessage: 'Used up' })
          const terms = { id: code, code, kind: 'amount', value: '10', cap: null } as const
          return { ...terms, minimum: code === 'BIG' ? '200' : '0' }
        },
      },
    },
    ...parts,
  })
  const list = await loadOffersToApply(shop)
  return list.map(({ id, canApply, whyNot, isBest }) => [id, canApply ? (isBest ? 'best' : 'apply') : whyNot])
}

test('each offer has its Apply or says why not; the best one for the cart comes first', async () => {
  expect(await offers('offers-of-customer', { user: aUser() })).toEqual([
    ['TEN', 'best'],
    ['ELSEWHERE', 'Not valid at the store in your cart.'],
    ['USED', 'Used up'],
    ['BIG', 'Add ₹20.00 more to use BIG'],
    ['automatic', 'Applied automatically when your order qualifies.'],
  ])
})

test('a guest, of whom the vendor cannot be asked, can apply the offers of the cart’s store', async () => {
  expect(await offers('offers-of-guest')).toEqual([
    ['USED', 'apply'],
    ['BIG', 'apply'],
    ['TEN', 'apply'],
    ['ELSEWHERE', 'Not valid at the store in your cart.'],
    ['automatic', 'Applied automatically when your order qualifies.'],
  ])
})

test('if the vendor does not tell which offers are the store’s, it decides when one is applied', async () => {
  const fails = () => Promise.reject(new Response(null, { status: 502 }))
  expect((await offers('offers-unknown', {}, fails)).slice(0, 1)).toEqual([['ELSEWHERE', 'apply']])
})

test('without a cart nothing can be applied, and no offer says so by itself', async () => {
  for (const [, state] of await offers('', { cart: aCart() })) expect(state).toBe('')
})

test('a picture that is only a file name is in the folder that the deployment knows', async () => {
  const offers = [
    { ...anOffer('NAMED'), image: 'named.png' },
    { ...anOffer('NONE'), image: '' },
  ]
  const shop = await aShop({ vendor: { offers: { list: () => Promise.resolve(offers) } } })
  const images = (await loadOffersToApply(shop)).map(({ image }) => image)
  expect(images).toEqual([expect.stringMatching(/\/coupons\/named\.png$/), ''])
})

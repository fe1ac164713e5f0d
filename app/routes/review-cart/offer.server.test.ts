import { describe, expect, test, vi } from 'vitest'
import type { Coupon } from '~/domain/checkout/coupon'
import { aCart, aLine, anAddress, anItem, aStoreDetail } from '~/domain/test-builders'
import { VendorError, type VendorErrorKind } from '~/vendor-api/errors'
import { limits } from '~/http/request-policy/limits.server'
import { aShop, aUser, fields, leadsTo, toastOf, returnPageOf } from '../../../tests/support/shop-builders'
import { applyBest, applyOffer, handleEnter, removeOffer } from './offer.server'

const tasty: Coupon = { id: '402', code: 'TASTY20', kind: 'percentage', value: '20', cap: '100', minimum: '300' }
const refused =
  (vendorMessage: string, kind: VendorErrorKind = 'refused') =>
  async () => {
    throw new VendorError(kind, 'coupon_redeem', { vendorMessage })
  }

type Parts = Parameters<typeof aShop>[0] & { redeem?: () => Promise<Coupon>; userId?: string }

/** A customer with two bowls of 180 each. */
async function open({ redeem = async () => tasty, userId = '5501', ...parts }: Parts = {}) {
  const redeemCall = vi.fn(redeem)
  const shop = await aShop({
    user: aUser({ id: userId }),
    cart: aCart(aLine({ quantity: 2 })),
    vendor: {
      stores: { byId: async () => aStoreDetail() },
      menus: { item: async () => anItem() },
      addresses: { primary: async () => anAddress() },
      coupons: { redeem: redeemCall },
    },
    path: '/review-cart',
    ...parts,
  })
  return { shop, redeemCall }
}

/** Sends a code; returns the redirect, or the message at the field with its status. */
async function apply(promo: string, parts?: Parts) {
  const { shop, redeemCall } = await open(parts)
  const response = (await applyOffer(shop, fields({ promo }))) as Response
  const body = response.status < 300 || response.status >= 400 ? ((await response.json()) as OfferAnswer) : null
  const problem = body?.offer?.error?.promo?.[0]
  return {
    shop,
    redeemCall,
    status: response.status,
    leadsTo: leadsTo(response),
    toast: toastOf(response),
    problem,
  }
}
type OfferAnswer = { offer: { error?: Record<string, string[]> } }

describe('a promo code', () => {
  test('that is valid is applied, and leads back to the offers of the review', async () => {
    const { shop, redeemCall, ...answer } = await apply(' tasty20 ')
    expect(redeemCall).toHaveBeenCalledWith('tasty20', {
      userId: '5501',
      storeId: '2101',
      subtotal: '360',
      mode: 'delivery',
    })
    expect(answer).toMatchObject({ leadsTo: '/review-cart#offer', toast: { tone: 'success', text: 'TASTY20 applied' } })
    expect(shop.drafts.checkout).toMatchObject({
      coupon: { id: '402', code: 'TASTY20', isAutomatic: false },
      wantedCoupon: null,
      refusesOffers: true,
    })
  })

  test.each(['', '   '])('that is empty (%j) is asked for, without calling the vendor', async (promo) => {
    const { redeemCall, status, problem, shop } = await apply(promo)
    expect([status, shop.t(problem as 'offers.enter')]).toEqual([400, 'Please Enter Promocode'])
    expect(redeemCall).not.toHaveBeenCalled()
  })

  test('that is far too long is refused', async () => {
    expect(await apply('x'.repeat(41))).toMatchObject({ status: 400, problem: 'field.tooLong' })
  })

  test('that is refused is reported in the vendor’s words, and the applied one stays', async () => {
    const before = (await apply('TASTY20')).shop.drafts.checkout
    const { shop, ...answer } = await apply('ONCE25', { checkout: before, redeem: refused('Used up') })
    expect(answer).toMatchObject({ status: 422, problem: 'Used up' })
    expect(shop.drafts.checkout).toEqual(before)
  })

  test('below its minimum is refused with the missing amount, and kept for later', async () => {
    const { shop, ...answer } = await apply('TASTY20', { redeem: async () => ({ ...tasty, minimum: '500' }) })
    expect(answer).toMatchObject({
      status: 422,
      problem: shop.t('offers.missing', { code: 'TASTY20', amount: '₹140.00' }),
    })
    expect(shop.drafts.checkout).toMatchObject({
      coupon: null,
      wantedCoupon: { code: 'TASTY20', minimum: '500', why: 'minimum' },
      refusesOffers: false,
    })
  })

  test('that gives nothing says so', async () => {
    const { shop, problem } = await apply('ZERO', { redeem: async () => ({ ...tasty, value: '0' }) })
    expect([problem, shop.drafts.checkout.coupon]).toEqual([shop.t('offers.nothing'), null])
  })

  test('is reported at the field while the vendor fails', async () => {
    expect(await apply('TASTY20', { redeem: refused('', 'timeout') })).toMatchObject({ status: 502 })
  })

  test('of a guest leads to sign-in and comes back with it', async () => {
    const form = fields({ intent: 'apply-offer', promo: 'TASTY20' })
    const { shop } = await open({ user: null, form })
    const answer = await applyOffer(shop, await shop.form()).catch((response: unknown) => response as Response)
    expect(leadsTo(answer as Response)).toMatch(/^\/sign-in\?/)
    expect(await returnPageOf(answer as Response)).toEqual({
      path: '/review-cart?typed=…',
      fields: { promo: 'TASTY20' },
    })
  })

  test('cannot be guessed without limit; valid codes do not count as guesses', async () => {
    const guess = { redeem: refused('No such code'), userId: 'a-guesser' }
    for (let at = 0; at < limits.promoCodes.times; at++) {
      if (at % 10 === 0) expect((await apply('TASTY20', { userId: 'a-guesser' })).leadsTo).toBe('/review-cart#offer')
      expect((await apply(`GUESS${at}`, guess)).status).toBe(422)
    }
    await expect(apply('GUESS', guess)).rejects.toMatchObject({ status: 429 })
    await expect(apply('TASTY20', { userId: 'somebody-else' })).resolves.toMatchObject({
      leadsTo: '/review-cart#offer',
    })
  })
})

test('the best offer’s button applies its own code, whatever is in the field, and keeps everything else typed', async () => {
  const { shop, redeemCall } = await open()
  const answer = await applyBest(shop, fields({ revision: 'x', notes: 'Ring', promo: 'OTHER', offer: 'TASTY20' }))
  expect([leadsTo(answer as Response), redeemCall.mock.calls[0]?.at(0)]).toEqual(['/review-cart#offer', 'TASTY20'])
  expect(shop.drafts.checkout).toMatchObject({ notes: 'Ring', coupon: { code: 'TASTY20' } })
})

test('a removed offer stays removed, and the automatic one is no longer tried', async () => {
  const { shop } = await open({ checkout: (await apply('TASTY20')).shop.drafts.checkout })
  const answer = (await removeOffer(shop, fields({}))) as Response
  expect([leadsTo(answer), toastOf(answer)?.text]).toEqual(['/review-cart#offer', 'TASTY20 removed'])
  expect(shop.drafts.checkout).toMatchObject({ coupon: null, wantedCoupon: null, refusesOffers: true })
})

describe('everything else typed on the review', () => {
  const typed = { revision: 'x', notes: 'Ring twice' }

  test('is kept when a code is applied or removed, and not touched by the list of offers', async () => {
    const { shop } = await open()
    await applyOffer(shop, fields({ ...typed, promo: 'TASTY20' }))
    expect(shop.drafts.checkout.notes).toBe('Ring twice')
    await removeOffer(shop, fields({ ...typed, notes: 'Ring once' }))
    await applyOffer(shop, fields({ promo: 'TASTY20' }))
    expect(shop.drafts.checkout).toMatchObject({ notes: 'Ring once', coupon: { code: 'TASTY20' } })
  })

  test('is kept on Enter, which applies a typed code', async () => {
    const { shop, redeemCall } = await open()
    expect(leadsTo((await handleEnter(shop, fields({ ...typed, promo: ' ' }))) as Response)).toBe('/review-cart')
    expect([shop.drafts.checkout.notes, redeemCall.mock.calls.length]).toEqual(['Ring twice', 0])
    await handleEnter(shop, fields({ ...typed, promo: 'TASTY20' }))
    expect(shop.drafts.checkout.coupon).toMatchObject({ code: 'TASTY20' })
  })
})

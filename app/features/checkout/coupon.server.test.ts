import { describe, expect, test, vi } from 'vitest'
import type { Coupon } from '~/domain/checkout/coupon'
import { aCart, aLine, anAddress, anItem, aStoreDetail } from '~/domain/test-builders'
import { loadCheckout } from '~/features/checkout/checkout.server'
import type { CheckoutDraft } from '~/http/drafts/draft-schemas'
import { checkoutRecords } from '~/http/drafts/drafts.server'
import { StoredRecord } from '~/http/drafts/stored-record.server'
import type { Shop } from '~/http/shop/shop.server'
import { keyValueStore } from '~/http/store/store.server'
import { VendorError, type VendorErrorKind } from '~/vendor-api/errors'
import { aScope, aShop, aUser } from '../../../tests/support/shop-builders'
import { changeSince } from './checkout.server'
import { couponProblem, dropCoupon, saveCoupon } from './coupon.server'

const cart = aCart(aLine({ quantity: 2 }))
const tasty: Coupon = { id: '402', code: 'TASTY20', kind: 'percentage', value: '20', cap: '100', minimum: '300' }
const bigTable: Coupon = { id: '406', code: 'BIGTABLE', kind: 'percentage', value: '12', cap: null, minimum: '300' }

const fails =
  (kind: VendorErrorKind, vendorMessage = '') =>
  async () => {
    throw new VendorError(kind, 'coupon_redeem', { vendorMessage })
  }

type Parts = Parameters<typeof aShop>[0] & {
  item?: Parameters<typeof anItem>[0]
  soldOut?: string
  address?: string | null
  automatic?: () => Promise<Coupon | null>
  redeem?: () => Promise<Coupon>
}

/** A customer with two bowls of 180 each. */
async function open({ item, soldOut, address = '801', automatic = async () => null, redeem, ...parts }: Parts = {}) {
  const couponCalls = { automatic: vi.fn(automatic), redeem: vi.fn(redeem ?? fails('refused')) }
  const shop = await aShop({
    user: aUser(),
    cart,
    vendor: {
      stores: { byId: async () => aStoreDetail() },
      menus: { item: async (_, id) => anItem({ id, ...(id === soldOut && { isSoldOut: true }), ...item }) },
      addresses: { primary: async () => (address === null ? null : anAddress({ id: address })) },
      coupons: couponCalls,
    },
    ...parts,
  })
  return { shop, couponCalls }
}

async function checkoutOf(shop: Shop, options?: { opens: boolean }) {
  const checkout = await loadCheckout(shop, options)
  if (!checkout.store) throw new Error('nothing to order')
  return checkout
}

/** The offer that other requests of this browser find. */
async function storedOffer(shop: Shop) {
  const { value } = await StoredRecord.open(checkoutRecords, aScope.vendorId, shop.device.cartId)
  return value.coupon
}

/** The checkout record after an offer was applied to the two bowls, or to another cart. */
async function applied(
  coupon = tasty,
  part: Partial<CheckoutDraft> & { isAutomatic?: boolean } = {},
  parts: Parts = {},
) {
  const { isAutomatic = false, ...state } = part
  const { shop } = await open(parts)
  await saveCoupon(shop, await checkoutOf(shop), { ...coupon, isAutomatic })
  await shop.drafts.saveCheckout(state)
  return shop.drafts.checkout
}

describe('an applied offer', () => {
  test('counts in the amounts while the order stays the same', async () => {
    const { shop, couponCalls } = await open({ checkout: await applied() })
    const checkout = await checkoutOf(shop)
    expect(checkout).toMatchObject({
      coupon: { id: '402', code: 'TASTY20', discount: '72', cashback: '0' },
      amounts: { subtotal: '360', discount: '72', total: '306' },
      isOfferLost: false,
    })
    expect([couponCalls.redeem.mock.calls, couponCalls.automatic.mock.calls]).toEqual([[], []])
  })

  test('is computed again when prices change', async () => {
    const { shop } = await open({ checkout: await applied(), item: { price: '200' } })
    expect((await checkoutOf(shop)).coupon).toMatchObject({ discount: '80' })
  })

  test.each<[string, Parts]>([
    ['quantity', { cart: aCart(aLine({ quantity: 3 })) }],
    ['further line', { cart: aCart(aLine({ quantity: 2 }), aLine({ itemId: '902' })) }],
    ['other line', { cart: aCart(aLine({ itemId: '902', quantity: 2 })) }],
    ['mode', { place: { mode: 'pickup' } }],
    ['address', { address: '802' }],
  ])('ends when %s changes, and can be applied again', async (_, parts) => {
    const { shop } = await open({ checkout: await applied(), ...parts })
    expect(await checkoutOf(shop)).toMatchObject({ coupon: null, isOfferLost: true, amounts: { discount: '0' } })
    expect(shop.drafts.checkout).toMatchObject({
      coupon: null,
      wantedCoupon: { code: 'TASTY20', minimum: '300', why: 'changed' },
    })
    expect((await checkoutOf(shop)).isOfferLost).toBe(false)
  })

  test('stays when the lines come in another order, and ends when one of them sells out', async () => {
    const lines = [aLine({ quantity: 2 }), aLine({ itemId: '902' })]
    const checkout = await applied(tasty, {}, { cart: aCart(...lines) })
    const { shop } = await open({ checkout, cart: aCart(...lines.toReversed()) })
    expect((await checkoutOf(shop)).coupon).toMatchObject({ id: '402' })
    const lacking = await open({ checkout, cart: aCart(...lines), soldOut: '902' })
    expect(await checkoutOf(lacking.shop)).toMatchObject({ coupon: null, isOfferLost: true })
  })

  test('begins and ends for other requests before the answer', async () => {
    const { swap } = keyValueStore
    vi.spyOn(keyValueStore, 'swap').mockImplementation((...write) =>
      new Promise(setImmediate).then(() => swap(...write)),
    )
    const { shop } = await open({ redeem: fails('refused') })
    await saveCoupon(shop, await checkoutOf(shop), { ...tasty, isAutomatic: false })
    expect(await storedOffer(shop)).toMatchObject({ id: '402' })
    await couponProblem(shop, aUser(), await checkoutOf(shop))
    expect(await storedOffer(shop)).toBeNull()
    await saveCoupon(shop, await checkoutOf(shop), { ...tasty, isAutomatic: false })
    await dropCoupon(shop)
    expect(await storedOffer(shop)).toBeNull()
  })

  test('neither ends nor begins for good because another site leads here', async () => {
    const visit = { method: 'GET', headers: { Host: 'localhost', 'Sec-Fetch-Site': 'cross-site' } }
    const changed = await open({ checkout: await applied(), cart: aCart(aLine({ quantity: 3 })), ...visit })
    expect(await checkoutOf(changed.shop)).toMatchObject({ coupon: null, isOfferLost: true })
    expect(await storedOffer(changed.shop)).toMatchObject({ id: '402' })
    const first = await open({ automatic: async () => bigTable, ...visit })
    expect(await checkoutOf(first.shop, { opens: true })).toMatchObject({ coupon: { id: '406' } })
    expect(await storedOffer(first.shop)).toBeNull()
  })

  test('ends when prices fall below its minimum', async () => {
    const { shop } = await open({ checkout: await applied(), item: { price: '149' } })
    expect(await checkoutOf(shop)).toMatchObject({ coupon: null, isOfferLost: true })
  })

  test('is kept while the session has expired', async () => {
    const { shop } = await open({ checkout: await applied(), user: null })
    expect(await checkoutOf(shop)).toMatchObject({ coupon: null, isOfferLost: false })
    expect(shop.drafts.checkout.coupon).not.toBeNull()
  })

  test('ends when the customer switches between delivery and pickup, before the review is seen', async () => {
    const { shop } = await open({ checkout: await applied() })
    await dropCoupon(shop)
    expect(shop.drafts.checkout).toMatchObject({ coupon: null, wantedCoupon: { code: 'TASTY20' } })
  })

  test('that has no code cannot be applied again, and another one that is typed ends the offer to do so', async () => {
    const nameless = await open({ checkout: await applied({ ...tasty, code: '' }, { isAutomatic: true }) })
    await dropCoupon(nameless.shop)
    expect(nameless.shop.drafts.checkout).toMatchObject({ coupon: null, wantedCoupon: null })
    const { shop } = await open({ checkout: await applied() })
    await dropCoupon(shop)
    await saveCoupon(shop, await checkoutOf(shop), { ...bigTable, isAutomatic: false })
    expect(shop.drafts.checkout).toMatchObject({ coupon: { code: 'BIGTABLE' }, wantedCoupon: null })
  })

  test('is part of the revision, and its end is reported as such', async () => {
    const { shop } = await open({ checkout: await applied() })
    const shownCheckout = await checkoutOf(shop)
    await dropCoupon(shop)
    const now = await checkoutOf(shop)
    const isEnd = shop.t('offers.changed')
    expect([changeSince(shop, shownCheckout.revision, now), changeSince(shop, now.revision, now)]).toEqual([
      isEnd,
      null,
    ])
    await saveCoupon(shop, now, { ...tasty, kind: 'cashback-percentage', isAutomatic: false })
    const back = await checkoutOf(shop)
    expect([back.amounts.total, changeSince(shop, now.revision, back)]).toEqual([now.amounts.total, isEnd])
  })
})

describe('the vendor’s automatic offer', () => {
  const automatic = async () => bigTable

  test('is applied when the review opens, not before, and stored', async () => {
    const { shop, couponCalls } = await open({ automatic })
    expect((await checkoutOf(shop)).coupon).toBeNull()
    expect(couponCalls.automatic).not.toHaveBeenCalled()
    expect((await checkoutOf(shop, { opens: true })).coupon).toMatchObject({ code: 'BIGTABLE', isAutomatic: true })
    expect(couponCalls.automatic).toHaveBeenCalledWith({
      userId: '5501',
      storeId: '2101',
      subtotal: '360',
      mode: 'delivery',
    })
    expect((await checkoutOf(shop)).coupon).toMatchObject({ code: 'BIGTABLE' })
    expect(couponCalls.automatic).toHaveBeenCalledTimes(1)
  })

  test.each<[string, Parts]>([
    ['a guest', { user: null }],
    ['somebody who typed or removed a code', { checkout: { refusesOffers: true } }],
    ['a cart of which nothing can be had', { item: { isSoldOut: true } }],
  ])('is not requested by %s', async (_, parts) => {
    const { shop, couponCalls } = await open({ automatic, ...parts })
    expect((await checkoutOf(shop, { opens: true })).coupon).toBeNull()
    expect(couponCalls.automatic).not.toHaveBeenCalled()
  })

  test('is tried again after a change, and its loss is reported only if no other order has it', async () => {
    const checkout = await applied(bigTable, { isAutomatic: true })
    const changed = { checkout, cart: aCart(aLine({ quantity: 3 })) }
    const still = await open({ ...changed, automatic })
    expect(await checkoutOf(still.shop, { opens: true })).toMatchObject({
      coupon: { discount: '64.8' },
      isOfferLost: false,
    })
    expect(still.shop.drafts.checkout.wantedCoupon).toBeNull()
    const afterChange = await open(changed)
    expect(await checkoutOf(afterChange.shop, { opens: true })).toMatchObject({ coupon: null, isOfferLost: true })
    expect(afterChange.shop.drafts.checkout.wantedCoupon).toMatchObject({ code: 'BIGTABLE' })
    const other = await open({ checkout: await applied(tasty, { isAutomatic: true }), cart: changed.cart, automatic })
    expect(await checkoutOf(other.shop, { opens: true })).toMatchObject({
      coupon: { code: 'BIGTABLE' },
      isOfferLost: true,
    })
    expect(other.shop.drafts.checkout.wantedCoupon).toMatchObject({ code: tasty.code })
  })

  test('leaves the code that waits for its minimum when it ends with a change', async () => {
    const wantedCoupon = { code: 'FEAST', minimum: '900', why: 'minimum' } as const
    for (const code of [bigTable.code, '']) {
      const checkout = await applied({ ...bigTable, code }, { isAutomatic: true, wantedCoupon })
      const { shop } = await open({ checkout, cart: aCart(aLine({ quantity: 5 })) })
      expect(await checkoutOf(shop, { opens: true })).toMatchObject({ coupon: null })
      expect(shop.drafts.checkout.wantedCoupon).toEqual(wantedCoupon)
    }
  })

  test('that does not apply, or gives nothing, is ignored', async () => {
    for (const answer of [
      async () => ({ ...bigTable, value: '0' }),
      () => Promise.reject(new Response(null, { status: 502 })),
      async () => null,
    ]) {
      const { shop } = await open({ automatic: answer })
      expect(await checkoutOf(shop, { opens: true })).toMatchObject({ coupon: null, isOfferLost: false })
      expect(shop.drafts.checkout.coupon).toBeNull()
    }
  })
})

describe('before an order is sent the vendor is asked for its offer again', () => {
  async function problem(redeem: () => Promise<Coupon>, was = tasty) {
    const { shop, couponCalls } = await open({ checkout: await applied(was), redeem })
    const checkout = await checkoutOf(shop)
    return { shop, couponCalls, shown: checkout, problem: await couponProblem(shop, aUser(), checkout) }
  }

  test('and it is accepted if it gives the shown amount', async () => {
    const { couponCalls, problem: none } = await problem(async () => tasty)
    expect(none).toBeNull()
    expect(couponCalls.redeem).toHaveBeenCalledExactlyOnceWith('TASTY20', expect.objectContaining({ subtotal: '360' }))
  })

  test('but nobody is asked if the order has none', async () => {
    const { shop, couponCalls } = await open()
    expect(await couponProblem(shop, aUser(), await checkoutOf(shop))).toBeNull()
    expect(couponCalls.redeem).not.toHaveBeenCalled()
  })

  test('a changed amount is reported as old and new, and shown on the review', async () => {
    const { shop, problem: text } = await problem(async () => ({ ...tasty, value: '10' }))
    expect(text).toContain('₹36.00 instead of ₹72.00')
    expect((await checkoutOf(shop)).coupon).toMatchObject({ discount: '36' })
    const back: Coupon = { ...tasty, kind: 'cashback-percentage' }
    expect((await problem(async () => ({ ...back, value: '10' }), back)).problem).toContain('₹36.00 instead of ₹72.00')
  })

  test('one of another amount keeps the code under which it was applied, and is automatic only if it was', async () => {
    for (const isAutomatic of [false, true]) {
      const checkout = await applied(tasty, { isAutomatic })
      const { shop } = await open({ checkout, redeem: async () => ({ ...tasty, code: 'tasty', value: '10' }) })
      expect(await couponProblem(shop, aUser(), await checkoutOf(shop))).toContain('TASTY20')
      expect(await storedOffer(shop)).toMatchObject({ code: 'TASTY20', isAutomatic, value: '10' })
    }
  })

  test('another one that gives as much is not taken for the one that was shown', async () => {
    const { shop, shown, problem: text } = await problem(async () => ({ ...tasty, id: '409' }))
    expect(text).not.toBeNull()
    const now = await checkoutOf(shop)
    expect(now.coupon).toMatchObject({ id: '409' })
    expect(changeSince(shop, shown.revision, now)).toBe(shop.t('offers.changed'))
  })

  test('an automatic one without a code is asked for as such, and named if the vendor no longer gives it', async () => {
    const nameless = { ...tasty, code: '' }
    const again = async (automatic: () => Promise<Coupon | null>) => {
      const { shop } = await open({ checkout: await applied(nameless, { isAutomatic: true }), automatic })
      return couponProblem(shop, aUser(), await checkoutOf(shop))
    }
    expect(await again(async () => nameless)).toBeNull()
    expect(await again(async () => null)).toBe('Offer no longer applies.')
  })

  test('a higher minimum removes it, and it can be applied again', async () => {
    const { shop, problem: text } = await problem(async () => ({ ...tasty, minimum: '400' }))
    expect(text).toContain('₹0.00 instead of ₹72.00')
    expect(await checkoutOf(shop)).toMatchObject({ coupon: null })
    expect(shop.drafts.checkout.wantedCoupon).toMatchObject({ code: 'TASTY20' })
  })

  test('a refusal removes it and is reported in the vendor’s words', async () => {
    const { shop, problem: text } = await problem(fails('refused', 'This coupon has been used up'))
    expect(text).toBe('TASTY20 no longer applies. This coupon has been used up')
    expect(shop.drafts.checkout).toMatchObject({ coupon: null, wantedCoupon: null })
  })

  test('a refused one leaves the code that waits for its minimum', async () => {
    const wantedCoupon = { code: 'FEAST', minimum: '900', why: 'minimum' } as const
    const { shop } = await open({ checkout: await applied(tasty, { wantedCoupon }), redeem: fails('refused') })
    await couponProblem(shop, aUser(), await checkoutOf(shop))
    expect(shop.drafts.checkout).toMatchObject({ coupon: null, wantedCoupon })
  })

  test('a vendor that does not answer stops the order and keeps the offer', async () => {
    const { shop } = await open({ checkout: await applied(), redeem: fails('timeout') })
    const checkout = await checkoutOf(shop)
    await expect(couponProblem(shop, aUser(), checkout)).rejects.toMatchObject({ kind: 'timeout' })
    expect(shop.drafts.checkout.coupon).not.toBeNull()
  })
})

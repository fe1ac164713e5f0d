import { describe, expect, test } from 'vitest'
import { aPricedLine, rupees } from '~/domain/test-builders'
import type { Coupon } from './coupon'
import { bestFirst, knownWorth, offerStanding, type OfferTerms } from './offer-standing'

const termsOf = (part: Partial<Coupon>): OfferTerms => ({
  coupon: { id: '1', code: 'CODE', kind: 'amount', value: '50', cap: null, minimum: '0', ...part },
})

/** Two bowls: 360 in all. */
const lines = [aPricedLine({ unitPrice: '180', quantity: 2 })]

const standing = (terms: OfferTerms, part: { code?: string; isForStore?: boolean } = {}) =>
  offerStanding({ code: 'CODE', isForStore: true, terms, ...part }, lines, rupees)

describe('a listed offer', () => {
  test('applies if its terms give something for the cart', () => {
    expect(standing(termsOf({ kind: 'percentage', value: '20', cap: '60', minimum: '360' }))).toEqual({
      kind: 'applies',
      worth: { discount: '60', cashback: '0' },
    })
  })

  test('is left to the vendor if its terms are not known, so nothing is promised of it', () => {
    expect(standing(null)).toEqual({ kind: 'applies', worth: null })
    expect(knownWorth(standing(null))).toBeNull()
  })

  test.each<[string, ReturnType<typeof standing>, ReturnType<typeof standing>]>([
    ['of another store', standing(termsOf({}), { isForStore: false }), { kind: 'other-store' }],
    ['without a code', standing(null, { code: '' }), { kind: 'automatic' }],
    ['below its minimum', standing(termsOf({ minimum: '400' })), { kind: 'below-minimum', missing: '40' }],
    ['that gives nothing', standing(termsOf({ value: '0' })), { kind: 'nothing' }],
    ['that the vendor refuses', standing({ refusal: 'Used up' }), { kind: 'refused', refusal: 'Used up' }],
  ])('%s does not apply, and says why', (_, was, why) => {
    expect(was).toEqual(why)
    expect(knownWorth(was)).toBeNull()
  })
})

describe('the best offer', () => {
  const ordered = (...offers: [string, OfferTerms][]) =>
    bestFirst(offers.map(([code, terms]) => ({ code, standing: standing(terms, { code }) }))).map(({ code }) => code)

  test('is the one that gives the most on this cart; what does not apply comes last', () => {
    const twentyPercent = termsOf({ kind: 'percentage', value: '20' })
    expect(
      ordered(
        ['REFUSED', { refusal: '' }],
        ['FIFTY', termsOf({})],
        ['UNKNOWN', null],
        ['TWENTY', twentyPercent],
        ['BIG', termsOf({ value: '300', minimum: '500' })],
      ),
    ).toEqual(['TWENTY', 'FIFTY', 'UNKNOWN', 'REFUSED', 'BIG'])
  })

  test('of two that give the same is money off before money back, then the first in the list', () => {
    const back = termsOf({ kind: 'cashback-amount' })
    expect(ordered(['BACK', back], ['OFF', termsOf({})], ['OFF2', termsOf({})])).toEqual(['OFF', 'OFF2', 'BACK'])
    const moreBack = termsOf({ kind: 'cashback-amount', value: '60' })
    expect(ordered(['OFF', termsOf({})], ['MORE BACK', moreBack])).toEqual(['MORE BACK', 'OFF'])
  })
})

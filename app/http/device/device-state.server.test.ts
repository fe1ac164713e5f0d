import { describe, expect, test } from 'vitest'
import { noCheckout, noPlace, parseCheckoutState, parsePlaceState, parsePreparedState } from './device-state.server'

const place = { latitude: 23.03, longitude: 72.56, address: '12 Park Road', city: 'Springfield', state: 'State' }
const attempt = { key: 'a.b.c', at: 1, known: ['41'] }

describe('where the customer is', () => {
  test('is what the cookie says', () => {
    const state = { place, mode: 'pickup', storeId: '2101', storeName: 'Green Bowl', isSkipped: true, isDetected: true }
    expect(parsePlaceState(state)).toEqual(state)
    expect(parsePlaceState({ place: null, mode: 'delivery' })).toEqual(noPlace)
    expect(parsePlaceState({ place, mode: 'delivery' })).toEqual({ ...noPlace, place })
  })

  test.each([
    ['nothing', null],
    ['text', 'here'],
    ['a list', [place]],
    ['no mode', { place }],
    ['an unknown mode', { place, mode: 'drone' }],
    ['coordinates as text', { place: { ...place, latitude: '23.03' }, mode: 'delivery' }],
    ['coordinates off the globe', { place: { ...place, latitude: 91 }, mode: 'delivery' }],
    ['an endless store', { place, mode: 'delivery', storeName: 'a'.repeat(81) }],
    ['an endless address', { place: { ...place, address: 'a'.repeat(301) }, mode: 'delivery' }],
  ])('is not known from %s', (_, claim) => {
    expect(parsePlaceState(claim)).toEqual(noPlace)
  })
})

describe('what checkout remembers', () => {
  const { notes: _, ...nothing } = noCheckout
  const found = { attempt, coupon: null, wantedCoupon: null, refusesOffers: true }
  const from = (choices: unknown, order: unknown) =>
    parseCheckoutState(choices, parsePreparedState({ order, subscription: null }))

  test('is what its two cookies say', () => {
    expect(from({ tip: '30' }, found)).toEqual({ ...nothing, ...found, tip: '30' })
  })

  test('goes on without an offer that cannot be read', () => {
    const coupon = { id: '401', code: 'X', kind: 'gift', value: '5', cap: null, minimum: '0' }
    expect(from({ tip: '30' }, { ...found, coupon, wantedCoupon: { code: 4 } })).toEqual({
      ...nothing,
      ...found,
      tip: '30',
    })
  })

  test.each([
    ['nothing', undefined],
    ['text', '30'],
    ['a tip that is no amount', { tip: 'thirty' }],
  ])('is nothing chosen from %s', (_, claim) => {
    expect(from(claim, found)).toEqual({ ...nothing, ...found })
  })

  test.each([undefined, { attempt: '1' }, 'x', []])('is nothing found from %j', (claim) => {
    expect(from({ tip: '30' }, claim)).toEqual({ ...nothing, tip: '30' })
  })
})

import { describe, expect, test } from 'vitest'
import { noCheckout, noPlace, parseCheckoutState, parsePlaceState } from './device-state.server'

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
  test('is what the cookie says', () => {
    const kept = parseCheckoutState({ attempt, notes: 'Ring twice' })
    expect(kept).toEqual({ ...noCheckout, attempt, notes: 'Ring twice' })
  })

  test('goes on without an offer that cannot be read', () => {
    const coupon = { id: '401', code: 'X', kind: 'gift', value: '5', cap: null, minimum: '0' }
    expect(parseCheckoutState({ attempt, notes: 'Ring twice', coupon, wantedCoupon: { code: 4 } })).toEqual({
      ...noCheckout,
      attempt,
      notes: 'Ring twice',
    })
  })

  test.each([
    ['nothing', undefined],
    ['a key that is none', { attempt: '1', notes: '' }],
    ['no notes', { attempt }],
    ['endless notes', { attempt, notes: 'n'.repeat(501) }],
  ])('is nothing from %s', (_, claim) => {
    expect(parseCheckoutState(claim)).toEqual(noCheckout)
  })
})

import { describe, expect, test } from 'vitest'
import { noPlace, parsePlaceState } from './device-state.server'

const place = { latitude: 23.03, longitude: 72.56, address: '12 Park Road', city: 'Springfield', state: 'State' }

describe('the place of a customer', () => {
  test('is read from the cookie', () => {
    const state = { place, mode: 'pickup', storeId: '2101', storeName: 'Green Bowl', isSkipped: true, isDetected: true }
    const preferences = { method: 'cash', usesWallet: true, subscription: 's1', theme: 'dark' }
    expect(parsePlaceState({ ...state, ...preferences })).toEqual({ ...state, ...preferences })
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
  ])('is unknown with %s', (_, claim) => {
    expect(parsePlaceState(claim)).toEqual(noPlace)
  })

  test('is forgotten if it is none, but nothing else is', () => {
    const state = parsePlaceState({ place: { ...place, latitude: 120 }, mode: 'pickup', theme: 'dark' })
    expect(state).toEqual({ ...noPlace, mode: 'pickup', theme: 'dark' })
  })
})

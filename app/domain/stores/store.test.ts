import { describe, expect, test } from 'vitest'
import { reachOf, needsStore } from './store'

const asked = { mode: 'delivery', hasPlace: true, usesZones: false } as const
const near = { distance: 2.4, radius: 10 }
const far = { distance: 6839.3, radius: 10 }

describe('whether a store delivers to a place', () => {
  test("is the vendor's answer, whatever the radius", () => {
    expect(reachOf(near, { ...asked, vendorAnswer: false })).toBe('too-far')
    expect(reachOf(far, { ...asked, vendorAnswer: true })).toBe('delivers')
  })

  test('follows from distance and radius if the vendor was not asked', () => {
    expect(reachOf(near, asked)).toBe('delivers')
    expect(reachOf({ distance: 10, radius: 10 }, asked)).toBe('delivers')
    expect(reachOf(far, asked)).toBe('too-far')
  })

  test('is unknown if either is missing', () => {
    expect(reachOf({ distance: 6839.3, radius: 0 }, asked)).toBe('unknown')
    expect(reachOf({ distance: 0, radius: 10 }, asked)).toBe('unknown')
    expect(reachOf({ distance: NaN, radius: 10 }, asked)).toBe('unknown')
  })

  test('does not follow from the radius of a vendor that delivers by zones', () => {
    expect(reachOf(far, { ...asked, usesZones: true })).toBe('unknown')
    expect(reachOf(near, { ...asked, usesZones: true, vendorAnswer: false })).toBe('too-far')
  })

  test('does not matter for pickup, or before a place is chosen', () => {
    expect(reachOf(far, { ...asked, mode: 'pickup', vendorAnswer: false })).toBe('unknown')
    expect(reachOf(far, { ...asked, hasPlace: false, vendorAnswer: false })).toBe('unknown')
  })
})

const byHand = { isSingleStore: true, activeStores: 2, selectsStoreByHand: true }

test('a store must be picked if a brand shows one of several at a time and lets customers pick', () => {
  expect(needsStore(byHand, '')).toBe(true)
  expect(needsStore(byHand, '2101')).toBe(false)
  for (const other of [{ isSingleStore: false }, { activeStores: 1 }, { selectsStoreByHand: false }])
    expect(needsStore({ ...byHand, ...other }, '')).toBe(false)
})

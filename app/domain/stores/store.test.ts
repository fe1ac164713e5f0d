import { describe, expect, test } from 'vitest'
import { isOutOfReach, needsStore } from './store'

const asked = { mode: 'delivery', hasPlace: true, usesZones: false } as const
const near = { distance: 2.4, radius: 10 }
const far = { distance: 6839.3, radius: 10 }

describe('whether a store is out of reach', () => {
  test("is the vendor's answer, whatever the radius", () => {
    expect(isOutOfReach(near, { ...asked, vendorAnswer: false })).toBe(true)
    expect(isOutOfReach(far, { ...asked, vendorAnswer: true })).toBe(false)
  })

  test('follows from distance and radius if the vendor was not asked', () => {
    expect(isOutOfReach(near, asked)).toBe(false)
    expect(isOutOfReach({ distance: 10, radius: 10 }, asked)).toBe(false)
    expect(isOutOfReach(far, asked)).toBe(true)
  })

  test('is not known if either is missing', () => {
    expect(isOutOfReach({ distance: 6839.3, radius: 0 }, asked)).toBe(false)
    expect(isOutOfReach({ distance: 6839.3, radius: NaN }, asked)).toBe(false)
    expect(isOutOfReach({ distance: NaN, radius: 10 }, asked)).toBe(false)
  })

  test('does not follow from the radius of a vendor that delivers by zones', () => {
    expect(isOutOfReach(far, { ...asked, usesZones: true })).toBe(false)
    expect(isOutOfReach(near, { ...asked, usesZones: true, vendorAnswer: false })).toBe(true)
  })

  test('does not matter for pickup, or before a place is chosen', () => {
    expect(isOutOfReach(far, { ...asked, mode: 'pickup', vendorAnswer: false })).toBe(false)
    expect(isOutOfReach(far, { ...asked, hasPlace: false, vendorAnswer: false })).toBe(false)
  })
})

const byHand = { isSingleStore: true, activeStores: 2, selectsStoreByHand: true }

test('a store must be picked if a brand shows one of several at a time and lets customers pick', () => {
  expect(needsStore(byHand, '')).toBe(true)
  expect(needsStore(byHand, '2101')).toBe(false)
  for (const other of [{ isSingleStore: false }, { activeStores: 1 }, { selectsStoreByHand: false }])
    expect(needsStore({ ...byHand, ...other }, '')).toBe(false)
})

import { expect, test } from 'vitest'
import { needsStore } from './needs-store'

const byHand = { isSingleStore: true, activeStores: 2, selectsStoreByHand: true }

test('a store must be picked if a brand shows one of several at a time and lets customers pick', () => {
  expect(needsStore(byHand, '')).toBe(true)
  expect(needsStore(byHand, '2101')).toBe(false)
  for (const other of [{ isSingleStore: false }, { activeStores: 1 }, { selectsStoreByHand: false }])
    expect(needsStore({ ...byHand, ...other }, '')).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { canOrderFrom, enforcedMinimum } from '~/domain/stores/store'
import { aPricedLine, aStoreDetail, aZone, rupees, someSettings } from '~/domain/test-builders'
import { cartBlocker, checkoutBlocker, type CheckoutBlocker } from './blocker'

const gone = aPricedLine({ itemId: '902', state: 'unavailable' })

test('a store without a commission minimum enforces its minimum order', () => {
  expect(enforcedMinimum({ minimumOrder: '150', enforcesMinimum: true })).toBe('150')
  expect(enforcedMinimum({ minimumOrder: '150', enforcesMinimum: false })).toBe('0')
})

test('a zone’s minimum replaces the store’s, if the store enforces one', () => {
  const store = { minimumOrder: '150', enforcesMinimum: true }
  expect(enforcedMinimum(store, aZone({ minimum: '80' }))).toBe('80')
  expect(enforcedMinimum(store, aZone({ minimum: '200' }))).toBe('200')
  expect(enforcedMinimum(store, aZone({ minimum: '0' }))).toBe('0')
  expect(enforcedMinimum(store, aZone({ minimum: '-5' }))).toBe('0')
  expect(enforcedMinimum(store, aZone())).toBe('150')
  expect(enforcedMinimum({ ...store, enforcesMinimum: false }, aZone({ minimum: '80' }))).toBe('0')
})

test('items can be added in an open store, and in a closed one that takes orders for later', () => {
  expect(canOrderFrom({ isOpen: true }, { schedulesAfterHours: false })).toBe(true)
  expect(canOrderFrom({ isOpen: false }, { schedulesAfterHours: true })).toBe(true)
  expect(canOrderFrom({ isOpen: false }, { schedulesAfterHours: false })).toBe(false)
})

describe('a cart', () => {
  test('without lines is empty', () => {
    expect(cartBlocker([], '150', rupees)).toEqual({ kind: 'empty' })
  })

  test('of the minimum or more can be ordered', () => {
    expect(cartBlocker([aPricedLine({ unitPrice: '150.00' })], '150', rupees)).toBeNull()
    expect(cartBlocker([aPricedLine({ unitPrice: '1' })], '0', rupees)).toBeNull()
  })

  test('below the minimum reports the minimum and the missing amount', () => {
    const lines = [aPricedLine({ unitPrice: '149.99' })]
    expect(cartBlocker(lines, '150', rupees)).toEqual({ kind: 'below-minimum', minimum: '150', missing: '0.01' })
  })

  test('with an unavailable line reports that, not the minimum it misses because of it', () => {
    expect(cartBlocker([aPricedLine({ unitPrice: '100' }), gone], '150', rupees)).toEqual({ kind: 'unavailable' })
    expect(cartBlocker([gone], '150', rupees)).toEqual({ kind: 'unavailable' })
  })

  test.each(['price-changed', 'stock-reduced'] as const)('with a line whose state is %s can be ordered', (state) => {
    expect(cartBlocker([aPricedLine({ state })], '0', rupees)).toBeNull()
  })
})

/** The order of the blockers; each is reported when the ones before it are fixed. */
const order = [
  'empty',
  'system-closed',
  'store-gone',
  'store-closed',
  'out-of-reach',
  'no-time',
  'unavailable',
  'below-minimum',
] as const satisfies CheckoutBlocker['kind'][]

const everyCombination = Array.from({ length: 2 ** order.length }, (_, bits) =>
  order.filter((_, at) => bits & (1 << at)),
)

describe('blockers of an order', () => {
  test.each(everyCombination.map((holding) => ({ holding })))('$holding: the first is reported', ({ holding }) => {
    const holds = (kind: CheckoutBlocker['kind']) => holding.includes(kind as (typeof order)[number])
    const store = aStoreDetail({
      isOpen: !holds('store-closed'),
      minimumOrder: holds('below-minimum') ? '999' : '100',
      enforcesMinimum: true,
    })
    const blocker = checkoutBlocker({
      lines: holds('empty') ? [] : [aPricedLine(), ...(holds('unavailable') ? [gone] : [])],
      store: holds('store-gone') ? null : store,
      settings: someSettings({ isSystemAvailable: !holds('system-closed') }),
      isOutOfReach: holds('out-of-reach'),
      needsTime: holds('no-time') ? 'pre-order-only' : null,
    })
    expect(blocker?.kind ?? null).toBe(holding[0] ?? null)
  })

  test('the minimum is that of the address’s zone', () => {
    const parts = { lines: [aPricedLine()], store: aStoreDetail({ enforcesMinimum: true }), settings: someSettings() }
    const blocker = checkoutBlocker({ ...parts, needsTime: null, zone: aZone({ minimum: '999' }) })
    expect(blocker).toMatchObject({ kind: 'below-minimum', minimum: '999' })
  })

  test('a closed store that takes orders for later only blocks an order without a time', () => {
    const parts = {
      lines: [aPricedLine()],
      store: aStoreDetail({ isOpen: false }),
      settings: someSettings({ schedulesAfterHours: true }),
    }
    expect(checkoutBlocker({ ...parts, needsTime: 'store-closed' })).toEqual({ kind: 'no-time', why: 'store-closed' })
    expect(checkoutBlocker({ ...parts, needsTime: null })).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrivals, isSpending, namesOf, orderOf, rechargeProblem, suggestedAmounts, type Movement } from './wallet'

const movement = (part: Partial<Movement> = {}): Movement => ({
  id: 'T-5001',
  kind: 'recharge',
  amount: '500',
  orderId: '',
  at: '2024-05-17 13:10:00',
  ...part,
})

describe('a movement', () => {
  test('is an outflow only if it was spent', () => {
    const kinds = ['spent', 'refund', 'cashback', 'recharge', 'other'] as const
    expect(kinds.filter((kind) => isSpending({ kind }))).toEqual(['spent'])
  })

  test.each([
    ['spent', '70012'],
    ['refund', '70012'],
    ['cashback', '70012'],
    ['recharge', ''],
    ['other', ''],
  ] as const)('that is %s names %j as its order', (kind, order) => {
    expect(orderOf(movement({ kind, orderId: '70012' }))).toBe(order)
  })
})

describe('an amount to add', () => {
  test.each([
    ['', null, '10000', 'wallet.addAmount'],
    ['0', null, '10000', 'wallet.addAmount'],
    ['1.000', null, '10000', 'price.invalid'],
    ['١٫٠٠٠', null, '10000', 'price.invalid'],
    ['9999.99', '9999.99', '10000', null],
    ['10000', '10000', '10000', 'wallet.limitExceeded'],
    ['10000.01', '10000.01', '10000', 'wallet.limitExceeded'],
    ['10000', '10000', null, null],
  ])('typed as %j and read as %s, with the limit %s: %s', (typed, amount, limit, problem) => {
    expect(rechargeProblem(typed, amount, limit)).toBe(problem)
  })

  test.each<[string | null, string[]]>([
    ['10000', ['100', '200', '500', '1000']],
    ['300', ['5', '10', '20']],
    [null, ['100', '200', '500', '1000']],
    ['1', []],
    ['2', ['1']],
  ])('is suggested below the limit %s: %j', (limit, amounts) => {
    expect(suggestedAmounts(limit)).toEqual(expect.arrayContaining(amounts))
    expect(suggestedAmounts(limit).length).toBeLessThanOrEqual(4)
  })

  test('no suggestion exceeds the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
        const limit = (cents / 100).toFixed(2)
        for (const amount of suggestedAmounts(limit)) expect(rechargeProblem(amount, amount, limit)).toBeNull()
      }),
    )
  })
})

describe('an arrived recharge', () => {
  test('is a movement of that amount which was not there before', () => {
    const before = [movement({ id: 'T-1' }), movement({ id: 'T-0', amount: '20' })]
    const now = [movement({ id: 'T-3', kind: 'spent' }), movement({ id: 'T-2' }), ...before]
    expect(arrivals(before, '500', namesOf(before))).toEqual([])
    expect(arrivals(now, '500', namesOf(before))).toEqual(['T-2 recharge 2024-05-17 13:10:00 500'])
    expect(arrivals(now, '20', namesOf(before))).toEqual([])
  })

  test('is told apart from an equal movement without a number by counting them', () => {
    const same = movement({ id: '', at: '' })
    expect(arrivals([same, same], '500', namesOf([same]))).toHaveLength(1)
    expect(arrivals([same, same, same], '500', [])).toHaveLength(3)
  })

  test('has its own name, which later movements do not change', () => {
    const some = fc.array(fc.record({ id: fc.constantFrom('', 'T-1'), amount: fc.constantFrom('1', '2') }))
    fc.assert(
      fc.property(some, some, (later, before) => {
        const [now, then] = [[...later, ...before], before].map((rows) => namesOf(rows.map((row) => movement(row))))
        expect(new Set(now).size).toBe(later.length + before.length)
        expect(now?.slice(0, before.length)).toEqual(then)
      }),
    )
  })
})

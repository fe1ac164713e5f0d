import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, parseMoney, subtract } from '~/domain/money/money'
import { billRows } from './amounts'
import { billChanges, readShown, shownText, type ShownBill } from './bill-changes'

const aBill = (part: Partial<ShownBill> = {}): ShownBill => ({
  subtotal: '370',
  tax: '18.5',
  packaging: '10',
  convenience: '0',
  deliveryFee: '20',
  tip: '0',
  discount: '0',
  total: '418.5',
  minimum: '100',
  ...part,
})

describe('the changes of a bill', () => {
  test('are listed by row, with old and new amount, from the top', () => {
    expect(billChanges(aBill(), aBill({ deliveryFee: '45', total: '443.5' }))).toEqual([
      { row: 'deliveryFee', before: '20', now: '45' },
      { row: 'total', before: '418.5', now: '443.5' },
    ])
  })

  test('include an offer that is worth less, even if the total stays', () => {
    const before = aBill({ discount: '50', total: '368.5' })
    const now = aBill({ discount: '30', deliveryFee: '0', total: '368.5' })
    expect(billChanges(before, now).map(({ row }) => row)).toEqual(['deliveryFee', 'discount'])
  })

  test('are none if the bill is the same', () => {
    expect(billChanges(aBill(), aBill({ tax: '18.50', total: '418.500' }))).toEqual([])
  })

  test('include a minimum only if it blocks the order now', () => {
    expect(billChanges(aBill(), aBill({ minimum: '370' }))).toEqual([])
    expect(billChanges(aBill(), aBill({ minimum: '500' }))).toEqual([{ row: 'minimum', before: '100', now: '500' }])
  })
})

describe('a stored bill', () => {
  test('is short', () => {
    expect(shownText(aBill())).toBe('370.00 18.50 10.00 0.00 20.00 0.00 0.00 418.50 100.00')
  })

  const text = shownText(aBill())
  test.each(['', '1.00', text.slice(0, -1), `${text} 1.00`, `-${text}`, `${text}x`, 'a b c d e f g h i'])(
    'cannot be read from %j',
    (sent) => expect(readShown(sent)).toBeNull(),
  )

  const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => parseMoney(cents / 100))
  const bill = fc
    .record({ ...Object.fromEntries(billRows.map((row) => [row, amount])), minimum: amount })
    .map((rows) => rows as ShownBill)
    .map((rows) => ({
      ...rows,
      total: subtract(
        add(rows.subtotal, rows.tax, rows.packaging, rows.convenience, rows.deliveryFee, rows.tip),
        rows.discount,
      ),
    }))
    .filter(({ total }) => !total.startsWith('-'))

  test('reads back unchanged, whatever its amounts', () => {
    fc.assert(
      fc.property(bill, (rows) => {
        const read = readShown(shownText(rows))
        expect(read && billChanges(rows, read)).toEqual([])
      }),
    )
  })

  test('reports every change of a row, and nothing else', () => {
    fc.assert(
      fc.property(bill, fc.constantFrom(...billRows), (rows, row) => {
        const now = { ...rows, [row]: add(rows[row], '1') }
        const changedRows = billChanges(rows, now).map((change) => change.row)
        expect(changedRows.filter((name) => name !== 'minimum')).toEqual([row])
      }),
    )
  })
})

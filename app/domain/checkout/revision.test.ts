import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineKey } from '~/domain/cart/cart'
import { aPricedLine, noBill } from '~/domain/test-builders'
import { billRows, type Bill } from './amounts'
import { cartChanges, revisionOf } from './revision'

describe('the revision that a form carries', () => {
  const lines = [aPricedLine(), aPricedLine({ itemId: '902', quantity: 2 })]
  const bill: Bill = { ...noBill, subtotal: '540', total: '540' }
  const revision = revisionOf(lines, bill)

  test('has a few characters per line, and is the same for the same cart in any order and spelling', () => {
    expect(revision).toMatch(/^[a-z0-9]{6}\*1\.[a-z0-9]{6}\*2~[a-z0-9]{1,13} 540\.00-[a-z0-9]{1,13}$/)
    expect(revisionOf([...lines].reverse(), { ...bill, total: '540.00' })).toBe(revision)
    expect(
      revisionOf(
        [aPricedLine({ unitPrice: '180.00', state: 'price-changed' }), aPricedLine({ itemId: '902', quantity: 2 })],
        bill,
      ),
    ).toBe(revision)
  })

  test.each([
    ['a price', [aPricedLine({ unitPrice: '181' }), lines[1] ?? aPricedLine()]],
    ['a quantity', [aPricedLine({ quantity: 2 }), lines[1] ?? aPricedLine()]],
    ['a choice', [aPricedLine({ choiceIds: ['1'] }), lines[1] ?? aPricedLine()]],
    ['availability', [aPricedLine({ state: 'unavailable' }), lines[1] ?? aPricedLine()]],
    ['the lines', [aPricedLine()]],
  ])('changes with %s', (_, changed) => {
    expect(revisionOf(changed, bill)).not.toBe(revision)
  })

  test.each(billRows)('changes with the bill’s %s alone, and still says that the lines are the same', (row) => {
    const changed = revisionOf(lines, { ...bill, [row]: '541' })
    expect(changed).not.toBe(revision)
    expect(changed.split(' ')[0]).toBe(revision.split(' ')[0])
  })
})

describe('the changes of a cart since a revision', () => {
  const [bowl, milk, tea] = ['901', '951', '921'].map((itemId) => aPricedLine({ itemId, quantity: 2 })) as [
    ReturnType<typeof aPricedLine>,
    ReturnType<typeof aPricedLine>,
    ReturnType<typeof aPricedLine>,
  ]
  const revision = revisionOf([bowl, milk], noBill)

  test('name the added lines, count the removed ones, and name those with another quantity', () => {
    const more = { ...bowl, quantity: 3 }
    expect(cartChanges(revision, [more, tea])).toEqual({ added: [tea], recounted: [more], removed: 1 })
  })

  test('name no line if only a price changed', () => {
    const dearer = { ...bowl, unitPrice: '999' }
    expect(revisionOf([dearer, milk], noBill)).not.toBe(revision)
    expect(cartChanges(revision, [dearer, milk])).toEqual({ added: [], recounted: [], removed: 0 })
  })

  test('name exactly the lines that differ, for any two carts', () => {
    const carts = fc.uniqueArray(
      fc.record({ itemId: fc.stringMatching(/^[0-9]{1,4}$/), quantity: fc.integer({ min: 1, max: 9999 }) }),
      { selector: ({ itemId }) => itemId, maxLength: 20 },
    )
    fc.assert(
      fc.property(carts, carts, (before, after) => {
        const [shown, now] = [before, after].map((lines) => lines.map((line) => aPricedLine(line))) as [
          ReturnType<typeof aPricedLine>[],
          ReturnType<typeof aPricedLine>[],
        ]
        const known = new Map(shown.map((line) => [lineKey(line), line.quantity]))
        const { added, recounted, removed } = cartChanges(revisionOf(shown, noBill), now)
        expect(added).toEqual(now.filter((line) => !known.has(lineKey(line))))
        expect(recounted).toEqual(now.filter((line) => ![undefined, line.quantity].includes(known.get(lineKey(line)))))
        expect(removed).toBe(shown.length - (now.length - added.length))
      }),
    )
  })
})

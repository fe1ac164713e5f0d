import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCart, aLine } from '~/domain/test-builders'
import { lineKey, mostUnits } from './cart'
import { applyChanges, changesText, readChanges, storeName, type CartChanges } from './cart-changes'

const bowl = aLine({ quantity: 2 })
const fries = aLine({ itemId: '914' })
const cart = aCart(bowl, fries)
const changes = (...quantities: [string, number][]): CartChanges => ({ store: '2101', quantities: new Map(quantities) })
const quantities = (made: typeof cart) => made.lines.map(({ itemId, quantity }) => [itemId, quantity])

describe('changes of a cart', () => {
  test('set absolute quantities, so that repeating them gives the same cart', () => {
    const once = applyChanges(cart, changes(['901', 5]))
    expect(quantities(once)).toEqual([
      ['901', 5],
      ['914', 1],
    ])
    expect(applyChanges(once, changes(['901', 5]))).toEqual(once)
  })

  test('to 0 remove the line, and the last removal leaves a cart without a store', () => {
    expect(quantities(applyChanges(cart, changes(['901', 0])))).toEqual([['914', 1]])
    expect(applyChanges(cart, changes(['901', 0], ['914', 0]))).toEqual(aCart())
  })

  test('of lines that are not in the cart do not bring them back', () => {
    expect(applyChanges(cart, changes(['999', 3]))).toEqual(cart)
    expect(applyChanges(aCart(), changes(['901', 3]))).toEqual(aCart())
  })

  test('of another store are ignored', () => {
    expect(applyChanges(cart, { store: '2102', quantities: new Map([['901', 0]]) })).toBe(cart)
  })

  test('never exceed the maximum of a line', () => {
    expect(applyChanges(cart, changes(['901', 12_345])).lines[0]?.quantity).toBe(mostUnits)
  })

  test('leave the rest of the cart and its lines unchanged', () => {
    const shown = { ...cart, storeName: 'Green Bowl' }
    expect(applyChanges(shown, changes(['914', 4]))).toEqual({ ...shown, lines: [bowl, { ...fries, quantity: 4 }] })
  })

  test('that are invalid change nothing', () => {
    expect(applyChanges(cart, null)).toBe(cart)
  })
})

describe('changes written as text', () => {
  test('names the store and each line with its quantity', () => {
    expect(changesText(changes(['901', 3], ['914.311', 0]))).toBe('2101!901*3!914.311*0')
  })

  test('read back unchanged, whatever the ids are, and need no escaping in a cookie', () => {
    const id = fc.string({ minLength: 1, maxLength: 20, unit: 'binary' })
    const line = fc.record({ itemId: id, choiceIds: fc.array(id, { maxLength: 4 }) })
    const entry = fc.tuple(line.map(lineKey), fc.integer({ min: 0, max: mostUnits }))
    fc.assert(
      fc.property(id, fc.array(entry, { minLength: 1, maxLength: 10 }), (storeId, entries) => {
        const written: CartChanges = { store: storeName({ storeId }), quantities: new Map(entries) }
        expect(changesText(written)).toMatch(/^[\w.!*-]+$/)
        expect(readChanges(changesText(written))).toEqual(written)
      }),
    )
  })

  test.each([
    '',
    '2101',
    '2101!',
    '2101!901',
    '2101!901*',
    '2101!901*x',
    '2101!901*-1',
    '2101!901*12345',
    '!901*1',
    '2101!901*1;',
    '2101!9 01*1',
  ])('do not read %j', (text) => {
    expect(readChanges(text)).toBeNull()
  })
})

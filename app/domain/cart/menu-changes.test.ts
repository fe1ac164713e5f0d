import { describe, expect, test } from 'vitest'
import type { PricedLine } from './cart'
import { applyMenuChanges, type MenuChange } from './menu-changes'
import { aPricedLine } from '~/domain/test-builders'

const aChange = (part: Partial<MenuChange> = {}): MenuChange => ({
  itemId: '901',
  status: 'changed',
  price: null,
  stock: null,
  choiceId: null,
  choicePrice: null,
  ...part,
})

const withCheese = aPricedLine({ choiceIds: ['cheese'], choicePrices: ['40'], basePrice: '180', unitPrice: '220' })

const applied = (lines: PricedLine[], ...changes: MenuChange[]) => applyMenuChanges({ storeId: '2101', lines }, changes)

describe('after the vendor’s check', () => {
  test.each(['sold-out', 'inactive'] as const)('an item that is %s leaves the cart', (status) => {
    const other = aPricedLine({ itemId: '902' })
    const { cart, removed } = applied([aPricedLine(), withCheese, other], aChange({ status }))
    expect(cart.lines).toEqual([other])
    expect(removed.map(({ state, itemId }) => [state, itemId])).toEqual([
      ['unavailable', '901'],
      ['unavailable', '901'],
    ])
  })

  test('a choice that is gone removes only the lines that have it', () => {
    const { cart, removed } = applied([aPricedLine(), withCheese], aChange({ status: 'inactive', choiceId: 'cheese' }))
    expect(cart.lines).toEqual([aPricedLine()])
    expect(removed).toHaveLength(1)
  })

  test('a cart with no lines left has no store', () => {
    expect(applied([aPricedLine()], aChange({ status: 'sold-out' })).cart).toEqual({ storeId: '', lines: [] })
  })

  test('a new base price is added to the choices and shown beside the agreed price', () => {
    expect(applied([withCheese], aChange({ price: '190' })).cart.lines).toEqual([
      { ...withCheese, basePrice: '190', unitPrice: '230', state: 'price-changed' },
    ])
  })

  test('a new choice price changes the lines that have the choice', () => {
    const { cart } = applied([aPricedLine(), withCheese], aChange({ choiceId: 'cheese', choicePrice: '50' }))
    expect(cart.lines).toEqual([
      aPricedLine(),
      { ...withCheese, choicePrices: ['50'], unitPrice: '230', state: 'price-changed' },
    ])
  })

  test('a choice keeps its price if the check does not name one', () => {
    expect(applied([withCheese], aChange({ choiceId: 'cheese' })).cart.lines).toEqual([withCheese])
  })

  test('a lower stock cuts the quantity, no stock removes the line', () => {
    expect(applied([aPricedLine({ quantity: 5 })], aChange({ stock: 3 })).cart.lines).toMatchObject([
      { quantity: 3, stock: 3, state: 'stock-reduced' },
    ])
    expect(applied([aPricedLine()], aChange({ stock: 0 })).removed).toHaveLength(1)
  })

  test('several changes of one item add up, and a cut stays marked', () => {
    const { cart } = applied([aPricedLine({ quantity: 5 })], aChange({ stock: 3 }), aChange({ price: '190' }))
    expect(cart.lines).toMatchObject([{ quantity: 3, unitPrice: '190', state: 'stock-reduced' }])
  })

  test('a removed line is not brought back by a later change', () => {
    const { removed } = applied([aPricedLine()], aChange({ status: 'sold-out' }), aChange({ price: '190' }))
    expect(removed).toMatchObject([{ state: 'unavailable', unitPrice: '180' }])
  })

  test('changes of other items have no effect', () => {
    expect(applied([withCheese], aChange({ itemId: '999', price: '1' }))).toEqual({
      cart: { storeId: '2101', lines: [withCheese] },
      removed: [],
    })
  })
})

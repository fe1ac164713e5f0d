import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addLine, cartCount, type Cart, type CartLine } from './cart'
import { acceptPrices, hasChanges, priceCart, priceLine } from './pricing'
import { aCart, aChoice, aGroup, aLine, anItem, aPricedLine } from '~/domain/test-builders'

const extras = aGroup({
  choices: [
    aChoice({ id: 'cheese', name: 'Cheese', price: '40' }),
    aChoice({ id: 'plain', name: 'No sauce', price: '-500' }),
  ],
})

describe('a line as the menu has it now', () => {
  test('names and prices come from the menu, never from the cart', () => {
    const item = anItem({
      name: 'Bowl',
      price: '180',
      groups: [extras],
      taxPercent: '12',
      packagingCharge: '3',
      diet: 'non-veg',
    })
    expect(priceLine(aLine({ choiceIds: ['cheese'], priceSeen: '220' }), item)).toEqual(
      aPricedLine({
        choiceIds: ['cheese'],
        name: 'Bowl',
        diet: 'non-veg',
        choiceNames: ['Cheese'],
        choicePrices: ['40'],
        basePrice: '180',
        unitPrice: '220',
        listPrice: '200',
        packagingCharge: '3',
        taxPercent: '12',
        state: 'same',
      }),
    )
  })

  test('another price is flagged and the old one kept to show', () => {
    expect(priceLine(aLine({ priceSeen: '150' }), anItem())).toMatchObject({
      state: 'price-changed',
      priceSeen: '150',
      unitPrice: '180',
    })
  })

  test('the same price in another spelling is the same', () => {
    expect(priceLine(aLine({ priceSeen: '180.00' }), anItem()).state).toBe('same')
  })

  test('above the stock the line has what is left', () => {
    const line = priceLine(aLine({ quantity: 5, priceSeen: '150' }), anItem({ stock: 3 }))
    expect(line).toMatchObject({ state: 'stock-reduced', quantity: 3, unitPrice: '180' })
  })

  test('choices that take off more than the price make it free, not negative', () => {
    expect(priceLine(aLine({ choiceIds: ['plain'] }), anItem({ groups: [extras] })).unitPrice).toBe('0')
  })

  test.each([
    ['sold out', anItem({ isSoldOut: true })],
    ['out of stock', anItem({ stock: 0 })],
  ])('an item that is %s is unavailable and keeps its name and price', (_, item) => {
    expect(priceLine(aLine({ quantity: 2 }), item)).toMatchObject({
      state: 'unavailable',
      name: 'Paneer Bowl',
      unitPrice: '180',
      quantity: 2,
    })
  })

  test('an item that is gone is unavailable at the price last seen', () => {
    expect(priceLine(aLine({ choiceIds: ['cheese'] }), null)).toMatchObject({
      state: 'unavailable',
      name: '',
      unitPrice: '180',
      choiceIds: ['cheese'],
      stock: 0,
    })
  })

  test('a choice that is gone makes the line unavailable; the others keep their names', () => {
    const line = priceLine(aLine({ choiceIds: ['cheese', 'gone'] }), anItem({ groups: [extras] }))
    expect(line).toMatchObject({
      state: 'unavailable',
      name: 'Paneer Bowl',
      choiceNames: ['Cheese'],
      choicePrices: ['40'],
    })
  })

  test('a choice that the item now asks for makes the line unavailable', () => {
    expect(priceLine(aLine(), anItem({ groups: [{ ...extras, min: 1 }] })).state).toBe('unavailable')
  })

  test('a choice that now hangs under one not chosen makes the line unavailable', () => {
    const nested = { min: 0, max: 0, choices: [aChoice({ id: 'cheese' })] }
    const groups = [aGroup({ choices: [aChoice({ id: 'toast', nested })] })]
    expect(priceLine(aLine({ choiceIds: ['cheese'] }), anItem({ groups })).state).toBe('unavailable')
  })
})

test('a cart is priced line by line; an item missing from the menu is gone', () => {
  const lines = priceCart(aCart(aLine(), aLine({ itemId: '902' })), new Map([['901', anItem()]]))
  expect(lines.map(({ state }) => state)).toEqual(['same', 'unavailable'])
})

describe('the lines of one item', () => {
  const choices = [aChoice({ id: 'r', price: '0' }), aChoice({ id: 'l', price: '40' })]
  const items = new Map([['901', anItem({ stock: 50, groups: [aGroup({ min: 1, max: 1, choices })] })]])
  const line = (id: string, quantity: number) =>
    aLine({ choiceIds: [id], quantity, priceSeen: id === 'l' ? '220' : '180' })
  const priced = (...lines: CartLine[]) =>
    priceCart(aCart(...lines), items).map(({ quantity, state }) => [quantity, state])

  test('share its stock, the earlier ones first', () => {
    expect(priced(line('r', 40), line('l', 40))).toEqual([
      [40, 'same'],
      [10, 'stock-reduced'],
    ])
    expect(priced(line('r', 40), line('l', 10))).toEqual([
      [40, 'same'],
      [10, 'same'],
    ])
  })

  test('of which nothing is left for one: it cannot be had', () => {
    expect(priced(line('r', 60), line('l', 1))).toEqual([
      [50, 'stock-reduced'],
      [1, 'unavailable'],
    ])
  })

  test('together never ask for more than there is, whatever was put in', () => {
    const wish = fc.record({ id: fc.constantFrom('r', 'l'), quantity: fc.integer({ min: 1, max: 99 }) })
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 4 }), (wishes) => {
        const cart = wishes.reduce<Cart>((sum, { id, quantity }) => {
          const outcome = addLine(sum, '2101', line(id, quantity), 120)
          return outcome.ok ? outcome.cart : sum
        }, aCart())
        const had = priceCart(cart, items).filter(({ state }) => state !== 'unavailable')
        expect(cartCount({ lines: had })).toBeLessThanOrEqual(50)
        expect(hasChanges(priceCart(acceptPrices(cart, priceCart(cart, items)), items))).toBe(false)
      }),
    )
  })
})

test('the cart must be shown again when any line is not the same', () => {
  expect(hasChanges([aPricedLine()])).toBe(false)
  expect(hasChanges([aPricedLine(), aPricedLine({ state: 'price-changed' })])).toBe(true)
})

describe('accepting what is shown', () => {
  test('quantities and prices become those shown; lines that cannot be had go', () => {
    const cart = aCart(aLine({ quantity: 5, priceSeen: '150' }), aLine({ itemId: '902' }))
    const lines = priceCart(cart, new Map([['901', anItem({ stock: 3 })]]))
    expect(acceptPrices(cart, lines)).toEqual(aCart(aLine({ quantity: 3, priceSeen: '180' })))
  })

  test('accepted lines are the same when priced again', () => {
    const items = new Map([['901', anItem({ stock: 3 })]])
    const cart = aCart(aLine({ quantity: 5, priceSeen: '150' }))
    expect(hasChanges(priceCart(acceptPrices(cart, priceCart(cart, items)), items))).toBe(false)
  })

  test('a line that was not shown stays as it is', () => {
    const cart = aCart(aLine(), aLine({ itemId: '902' }))
    expect(acceptPrices(cart, [aPricedLine({ unitPrice: '200' })])).toEqual(
      aCart(aLine({ priceSeen: '200' }), aLine({ itemId: '902' })),
    )
  })

  test('a cart of which nothing is left has no store', () => {
    expect(acceptPrices(aCart(aLine()), [aPricedLine({ state: 'unavailable' })])).toEqual({ storeId: '', lines: [] })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCart, aChoice, aGroup, aLine, anItem, aPricedLine } from '~/domain/test-builders'
import { addLine, cartCount, type Cart, type CartLine, type PricedLine } from './cart'
import { acceptPrices, applyMenuChanges, hasChanges, priceCart, priceLine, type MenuChange } from './pricing'

const extras = aGroup({
  choices: [
    aChoice({ id: 'cheese', name: 'Cheese', price: '40' }),
    aChoice({ id: 'plain', name: 'No sauce', price: '-500' }),
  ],
})

describe('a line priced by the current menu', () => {
  test('takes names and prices from the menu, never from the cart', () => {
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

  test('marks a changed price and keeps the old one for display', () => {
    expect(priceLine(aLine({ priceSeen: '150' }), anItem())).toMatchObject({
      state: 'price-changed',
      priceSeen: '150',
      unitPrice: '180',
    })
  })

  test('ignores another spelling of the same price', () => {
    expect(priceLine(aLine({ priceSeen: '180.00' }), anItem()).state).toBe('same')
  })

  test('is cut to the stock', () => {
    const line = priceLine(aLine({ quantity: 5, priceSeen: '150' }), anItem({ stock: 3 }))
    expect(line).toMatchObject({ state: 'stock-reduced', quantity: 3, unitPrice: '180' })
  })

  test('is free, not negative, if choices take off more than the price', () => {
    expect(priceLine(aLine({ choiceIds: ['plain'] }), anItem({ groups: [extras] })).unitPrice).toBe('0')
  })

  test.each([
    ['sold out', anItem({ isSoldOut: true })],
    ['out of stock', anItem({ stock: 0 })],
  ])('keeps its name and price but is unavailable if the item is %s', (_, item) => {
    expect(priceLine(aLine({ quantity: 2 }), item)).toMatchObject({
      state: 'unavailable',
      name: 'Paneer Bowl',
      unitPrice: '180',
      quantity: 2,
    })
  })

  test('is unavailable at the last seen price if the item is gone', () => {
    expect(priceLine(aLine({ choiceIds: ['cheese'] }), null)).toMatchObject({
      state: 'unavailable',
      name: '',
      unitPrice: '180',
      choiceIds: ['cheese'],
      stock: 0,
    })
  })

  test('is unavailable if a choice is gone; the other choices keep their names', () => {
    const line = priceLine(aLine({ choiceIds: ['cheese', 'gone'] }), anItem({ groups: [extras] }))
    expect(line).toMatchObject({
      state: 'unavailable',
      name: 'Paneer Bowl',
      choiceNames: ['Cheese'],
      choicePrices: ['40'],
    })
  })

  test('is unavailable if the item now requires another choice', () => {
    expect(priceLine(aLine(), anItem({ groups: [{ ...extras, min: 1 }] })).state).toBe('unavailable')
  })

  test('is unavailable if a choice moved under one that is not chosen', () => {
    const nested = { min: 0, max: 0, choices: [aChoice({ id: 'cheese' })] }
    const groups = [aGroup({ choices: [aChoice({ id: 'toast', nested })] })]
    expect(priceLine(aLine({ choiceIds: ['cheese'] }), anItem({ groups })).state).toBe('unavailable')
  })
})

test('a cart is priced line by line, and an item missing from the menu is gone', () => {
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

  test('share its stock, earlier lines first', () => {
    expect(priced(line('r', 40), line('l', 40))).toEqual([
      [40, 'same'],
      [10, 'stock-reduced'],
    ])
    expect(priced(line('r', 40), line('l', 10))).toEqual([
      [40, 'same'],
      [10, 'same'],
    ])
  })

  test('become unavailable if no stock is left for them', () => {
    expect(priced(line('r', 60), line('l', 1))).toEqual([
      [50, 'stock-reduced'],
      [1, 'unavailable'],
    ])
  })

  test('leave its stock to each other if they are unavailable', () => {
    expect(priced(line('gone', 40), line('r', 40))).toEqual([
      [40, 'unavailable'],
      [40, 'same'],
    ])
  })

  test('never ask for more than the stock, whatever the cart contains', () => {
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

test('the cart must be shown again if any line differs', () => {
  expect(hasChanges([aPricedLine()])).toBe(false)
  expect(hasChanges([aPricedLine(), aPricedLine({ state: 'price-changed' })])).toBe(true)
})

describe('accepting what was shown', () => {
  test('takes over its quantities and prices; unavailable lines go', () => {
    const cart = aCart(aLine({ quantity: 5, priceSeen: '150' }), aLine({ itemId: '902' }))
    const lines = priceCart(cart, new Map([['901', anItem({ stock: 3 })]]))
    expect(acceptPrices(cart, lines)).toEqual(aCart(aLine({ quantity: 3, priceSeen: '180' })))
  })

  test('leaves nothing changed when the cart is priced again', () => {
    const items = new Map([['901', anItem({ stock: 3 })]])
    const cart = aCart(aLine({ quantity: 5, priceSeen: '150' }))
    expect(hasChanges(priceCart(acceptPrices(cart, priceCart(cart, items)), items))).toBe(false)
  })

  test('does not touch a line that was not shown', () => {
    const cart = aCart(aLine(), aLine({ itemId: '902' }))
    expect(acceptPrices(cart, [aPricedLine({ unitPrice: '200' })])).toEqual(
      aCart(aLine({ priceSeen: '200' }), aLine({ itemId: '902' })),
    )
  })

  test('leaves a cart without lines and store if nothing is left', () => {
    expect(acceptPrices(aCart(aLine()), [aPricedLine({ state: 'unavailable' })])).toEqual({ storeId: '', lines: [] })
  })
})

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
    expect(applied([aPricedLine(), withCheese, other], aChange({ status })).lines).toEqual([other])
  })

  test('a choice that is gone removes only the lines that have it', () => {
    const cart = applied([aPricedLine(), withCheese], aChange({ status: 'inactive', choiceId: 'cheese' }))
    expect(cart.lines).toEqual([aPricedLine()])
  })

  test('a cart with no lines left has no store', () => {
    expect(applied([aPricedLine()], aChange({ status: 'sold-out' }))).toEqual({ storeId: '', lines: [] })
  })

  test('a new base price is added to the choices and shown beside the agreed price', () => {
    expect(applied([withCheese], aChange({ price: '190' })).lines).toEqual([
      { ...withCheese, basePrice: '190', unitPrice: '230', state: 'price-changed' },
    ])
  })

  test('a new choice price changes the lines that have the choice', () => {
    const cart = applied([aPricedLine(), withCheese], aChange({ choiceId: 'cheese', choicePrice: '50' }))
    expect(cart.lines).toEqual([
      aPricedLine(),
      { ...withCheese, choicePrices: ['50'], unitPrice: '230', state: 'price-changed' },
    ])
  })

  test('a new choice price leaves the other choices of a line as they are', () => {
    const line = aPricedLine({ choiceIds: ['cheese', 'sauce'], choicePrices: ['40', '10'], basePrice: '180' })
    const cart = applied([line], aChange({ choiceId: 'cheese', choicePrice: '50' }))
    expect(cart.lines).toMatchObject([{ choicePrices: ['50', '10'], unitPrice: '240' }])
  })

  test('a choice keeps its price if the check does not name one', () => {
    expect(applied([withCheese], aChange({ choiceId: 'cheese' })).lines).toEqual([withCheese])
  })

  test('a lower stock cuts the quantity, no stock removes the line', () => {
    expect(applied([aPricedLine({ quantity: 5 })], aChange({ stock: 3 })).lines).toMatchObject([
      { quantity: 3, stock: 3, state: 'stock-reduced' },
    ])
    expect(applied([aPricedLine()], aChange({ stock: 1 })).lines).toMatchObject([{ quantity: 1, state: 'same' }])
    expect(applied([aPricedLine()], aChange({ stock: 0 })).lines).toEqual([])
  })

  test('several changes of one item add up, and a cut stays marked', () => {
    const cart = applied([aPricedLine({ quantity: 5 })], aChange({ stock: 3 }), aChange({ price: '190' }))
    expect(cart.lines).toMatchObject([{ quantity: 3, unitPrice: '190', state: 'stock-reduced' }])
  })

  test('a removed line is not brought back by a later change', () => {
    const cart = applied([aPricedLine()], aChange({ status: 'sold-out' }), aChange({ price: '190' }))
    expect(cart.lines).toEqual([])
  })

  test('changes of other items have no effect', () => {
    const cart = applied([withCheese], aChange({ itemId: '999', price: '1' }))
    expect(cart).toEqual({ storeId: '2101', lines: [withCheese] })
  })
})

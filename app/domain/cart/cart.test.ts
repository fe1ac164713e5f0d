import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCart, aLine, aPricedLine, rupees } from '~/domain/test-builders'
import {
  addLine,
  cartCount,
  cartSubtotal,
  emptyCart,
  lineKey,
  lineTotal,
  mostUnits,
  removeLine,
  setQuantity,
  unitsHeld,
  type Cart,
  type CartLine,
} from './cart'

describe('the units of a menu’s item', () => {
  const cart = aCart(aLine({ quantity: 2 }), aLine({ choiceIds: ['1'], quantity: 3 }), aLine({ itemId: '902' }))

  test('count all its lines if it has choices, else its only line', () => {
    expect(unitsHeld(cart, '2101', { id: '901', hasChoices: true })).toBe(5)
    expect(unitsHeld(cart, '2101', { id: '901', hasChoices: false })).toBe(2)
    expect(unitsHeld(cart, '2101', { id: '903', hasChoices: true })).toBe(0)
  })

  test('are none if the cart is from another store', () => {
    expect(unitsHeld(cart, '2102', { id: '901', hasChoices: true })).toBe(0)
  })
})

describe('identical lines', () => {
  test('the same item and choices in another order are the same line', () => {
    expect(lineKey(aLine({ choiceIds: ['2', '1'] }))).toBe(lineKey(aLine({ choiceIds: ['1', '2'] })))
  })

  test('another item, another set or count of choices is another line', () => {
    const lines = [
      aLine(),
      aLine({ itemId: '902' }),
      aLine({ choiceIds: [''] }),
      aLine({ choiceIds: ['1'] }),
      aLine({ choiceIds: ['1', '1'] }),
      aLine({ choiceIds: ['1', '2'] }),
      aLine({ choiceIds: ['1.2'] }),
      aLine({ itemId: '901.1' }),
      aLine({ itemId: '901_2e_1' }),
    ]
    expect(new Set(lines.map(lineKey)).size).toBe(lines.length)
  })

  test('any ids make a key that is safe in attributes and addresses', () => {
    const sign = fc.nat(0xffff).map((code) => String.fromCharCode(code))
    const ids = fc.string({ unit: sign, maxLength: 8 })
    fc.assert(
      fc.property(ids, fc.array(ids, { maxLength: 4 }), (itemId, choiceIds) => {
        expect(lineKey({ itemId, choiceIds })).toMatch(/^[\w.-]*$/)
      }),
    )
  })

  test('making a key does not reorder the choices', () => {
    const line = aLine({ choiceIds: ['2', '1'] })
    lineKey(line)
    expect(line.choiceIds).toEqual(['2', '1'])
  })
})

describe('adding', () => {
  test('the first line gives the cart its store', () => {
    expect(addLine(emptyCart(), '2101', aLine({ quantity: 2 }), 5)).toEqual({
      ok: true,
      cart: { storeId: '2101', lines: [aLine({ quantity: 2 })] },
    })
  })

  test('a matching line gets the quantity and keeps the price the customer saw first', () => {
    const added = addLine(
      aCart(aLine({ choiceIds: ['1', '2'] })),
      '2101',
      aLine({ choiceIds: ['2', '1'], quantity: 2, priceSeen: '200' }),
      5,
    )
    expect(added).toMatchObject({ ok: true, cart: { lines: [{ quantity: 3, priceSeen: '180' }] } })
  })

  test('other choices make a new line at the end', () => {
    const added = addLine(aCart(aLine()), '2101', aLine({ choiceIds: ['1'] }), 5)
    expect(added).toMatchObject({ ok: true, cart: { lines: [{ choiceIds: [] }, { choiceIds: ['1'] }] } })
  })

  test('quantities add up, but only to the stock', () => {
    expect(addLine(aCart(aLine({ quantity: 4 })), '2101', aLine({ quantity: 3 }), 5)).toMatchObject({
      ok: true,
      cart: { lines: [{ quantity: 5 }] },
    })
    expect(addLine(emptyCart(), '2101', aLine({ quantity: 9 }), 5)).toMatchObject({
      ok: true,
      cart: { lines: [{ quantity: 5 }] },
    })
  })

  test('adding beyond the stock reports the maximum', () => {
    const refusal = { ok: false, reason: 'cart.stockReached' }
    expect(addLine(aCart(aLine({ quantity: 5 })), '2101', aLine(), 5)).toEqual(refusal)
    expect(addLine(aCart(aLine({ quantity: 7 })), '2101', aLine(), 5)).toEqual(refusal)
  })

  test('the lines of one item share its stock', () => {
    const [regular, large] = [aLine({ choiceIds: ['r'], quantity: 40 }), aLine({ choiceIds: ['l'], quantity: 5 })]
    const other = aLine({ itemId: '902', quantity: 9 })
    expect(addLine(aCart(regular, other), '2101', { ...large, quantity: 40 }, 50)).toMatchObject({
      ok: true,
      cart: { lines: [{ quantity: 40 }, { quantity: 9 }, { choiceIds: ['l'], quantity: 10 }] },
    })
    expect(addLine(aCart(regular, large), '2101', { ...large, quantity: 40 }, 50)).toMatchObject({
      ok: true,
      cart: { lines: [{ quantity: 40 }, { quantity: 10 }] },
    })
    const refusal = { ok: false, reason: 'cart.stockReached' }
    expect(addLine(aCart(regular, other), '2101', large, 40)).toEqual(refusal)
  })

  test('even an unlimited stock cannot make a line outgrow the cookie', () => {
    expect(addLine(aCart(aLine({ quantity: mostUnits })), '2101', aLine(), 1e9)).toMatchObject({
      ok: false,
      reason: 'cart.stockReached',
    })
  })

  test.each([0, -1, 1.5, NaN, Infinity])('a quantity of %s is not available', (quantity) => {
    expect(addLine(emptyCart(), '2101', aLine({ quantity }), 5)).toEqual({ ok: false, reason: 'cart.notAvailable' })
  })

  test.each([0, -3, 0.5, NaN])('an item with a stock of %s is not available', (stock) => {
    expect(addLine(emptyCart(), '2101', aLine(), stock)).toEqual({ ok: false, reason: 'cart.notAvailable' })
  })

  test('a cart of another store must be cleared first', () => {
    expect(addLine(aCart(aLine()), '2102', aLine(), 5)).toEqual({ ok: false, reason: 'cart.otherStore' })
  })

  test('an emptied cart accepts any store', () => {
    expect(addLine({ storeId: '2101', lines: [] }, '2102', aLine(), 5)).toMatchObject({
      ok: true,
      cart: { storeId: '2102' },
    })
  })

  test('the original cart is not changed', () => {
    const cart = aCart(aLine())
    addLine(cart, '2101', aLine(), 5)
    expect(cart).toEqual(aCart(aLine()))
  })
})

describe('changing a quantity', () => {
  const cart = aCart(aLine({ quantity: 2 }), aLine({ itemId: '902' }))
  const key = lineKey(aLine())

  test('the quantity is set, not added', () => {
    expect(setQuantity(cart, key, 5, 5)).toMatchObject({
      ok: true,
      cart: { lines: [{ quantity: 5 }, { itemId: '902', quantity: 1 }] },
    })
  })

  test('the last unit in stock can be bought', () => {
    expect(setQuantity(cart, key, 1, 1)).toMatchObject({ ok: true, cart: { lines: [{ quantity: 1 }, {}] } })
    expect(addLine(emptyCart(), '2101', aLine(), 1)).toMatchObject({ ok: true })
  })

  test('0 removes the line, even if the item is gone', () => {
    expect(setQuantity(cart, key, 0, 0)).toEqual({ ok: true, cart: aCart(aLine({ itemId: '902' })) })
    expect(setQuantity(cart, 'gone', 0, 5)).toEqual({ ok: true, cart })
  })

  test('exceeding the stock reports the maximum', () => {
    expect(setQuantity(cart, key, 6, 5)).toEqual({ ok: false, reason: 'cart.stockReached' })
    expect(setQuantity(cart, key, mostUnits + 1, Infinity)).toMatchObject({ ok: false, reason: 'cart.stockReached' })
  })

  test('the lines of one item share its stock; a line over it can always be reduced', () => {
    const [regular, large] = [aLine({ choiceIds: ['r'], quantity: 40 }), aLine({ choiceIds: ['l'], quantity: 5 })]
    const set = (quantity: number, other = large) => setQuantity(aCart(regular, other), lineKey(other), quantity, 50)
    expect(set(10)).toMatchObject({ ok: true, cart: { lines: [{ quantity: 40 }, { quantity: 10 }] } })
    expect(set(11)).toEqual({ ok: false, reason: 'cart.stockReached' })
    expect(set(39, { ...large, quantity: 40 })).toMatchObject({ ok: true, cart: { lines: [{}, { quantity: 39 }] } })
    expect(set(51, { ...large, quantity: 60 })).toEqual({ ok: false, reason: 'cart.stockReached' })
  })

  test.each([-1, 1.5, NaN])('a quantity of %s is not available', (quantity) => {
    expect(setQuantity(cart, key, quantity, 5)).toEqual({ ok: false, reason: 'cart.notAvailable' })
  })

  test('a line that has no stock or is gone is not available', () => {
    expect(setQuantity(cart, key, 1, 0)).toEqual({ ok: false, reason: 'cart.notAvailable' })
    expect(setQuantity(cart, 'gone', 1, 5)).toEqual({ ok: false, reason: 'cart.notAvailable' })
  })

  test('other facts of the line are kept, so islands can use it on priced lines', () => {
    const priced = { storeId: '2101', lines: [aPricedLine({ name: 'Bowl' })] }
    expect(setQuantity(priced, lineKey(aLine()), 2, 5)).toMatchObject({ cart: { lines: [{ name: 'Bowl' }] } })
  })
})

describe('removing', () => {
  test('the last line leaves a cart without a store', () => {
    expect(removeLine(aCart(aLine()), lineKey(aLine()))).toEqual({ storeId: '', lines: [] })
  })

  test('the other lines stay', () => {
    const cart = aCart(aLine(), aLine({ choiceIds: ['1'] }))
    expect(removeLine(cart, lineKey(aLine()))).toEqual(aCart(aLine({ choiceIds: ['1'] })))
  })
})

describe('count and subtotal', () => {
  test('the badge counts quantities', () => {
    expect(cartCount(aCart(aLine({ quantity: 2 }), aLine({ itemId: '902', quantity: 3 })))).toBe(5)
    expect(cartCount(emptyCart())).toBe(0)
  })

  test('a line costs its unit price times its quantity, rounded to two decimals', () => {
    expect(lineTotal(aPricedLine({ unitPrice: '12.345', quantity: 3 }), rupees)).toBe('37.04')
    expect(lineTotal(aLine({ priceSeen: '10', quantity: 3 }), rupees)).toBe('30')
  })

  test.each([
    [0, '240.15', 4, '961'],
    [0, '0.4', 10, '4'],
    [1, '43.18', 1, '43.2'],
    [2, '12.345', 3, '37.04'],
    [3, '1.125', 3, '3.375'],
    [null, '12.345', 3, '37.04'],
  ])('in a currency of %s decimals %s × %s is rounded once, to %s', (decimals, unitPrice, quantity, total) => {
    expect(lineTotal(aPricedLine({ unitPrice, quantity }), { sign: '', decimals })).toBe(total)
  })

  test('an unavailable line, or one below zero, costs nothing', () => {
    expect(lineTotal(aPricedLine({ unitPrice: '-5' }), rupees)).toBe('0')
    expect(cartSubtotal([aPricedLine(), aPricedLine({ state: 'unavailable' })], rupees)).toBe('180')
  })

  test('the order of adding never changes count and subtotal', () => {
    const line = fc.record({
      itemId: fc.constantFrom('1', '2', '3'),
      choiceIds: fc.subarray(['a', 'b']),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    const fill = (lines: Omit<CartLine, 'priceSeen'>[]) =>
      lines.reduce<Cart>((cart, { itemId, choiceIds, quantity }) => {
        const priceSeen = `${Number(itemId) * 3 + choiceIds.length}.35`
        const outcome = addLine(cart, '2101', { itemId, choiceIds, quantity, priceSeen }, 1000)
        return outcome.ok ? outcome.cart : cart
      }, emptyCart())
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const [forward, backward] = [fill(lines), fill([...lines].reverse())]
        expect(cartSubtotal(forward.lines, rupees)).toBe(cartSubtotal(backward.lines, rupees))
        expect(cartCount(forward)).toBe(cartCount(backward))
        expect(new Set(forward.lines.map(lineKey)).size).toBe(forward.lines.length)
      }),
    )
  })
})

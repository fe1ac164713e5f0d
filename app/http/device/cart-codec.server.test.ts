import { deflateRawSync } from 'node:zlib'
import { serialize } from 'cookie'
import { sign } from 'cookie-signature'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyCart, type Cart } from '~/domain/cart/cart'
import { aCart, aLine } from '~/domain/test-builders'
import { decodeCart, encodeCart } from './cart-codec.server'

const packed = (columns: string, id = 'cart-1') => `2${deflateRawSync(`${columns}\n${id}`).toString('base64url')}`
const encode = (cart: Cart) => encodeCart({ cart, id: 'cart-1' })
const roundTrip = (cart: Cart) => decodeCart(encode(cart) ?? 'not encoded')?.cart

/** Digits that do not compress, the same in every run. */
function digitsFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

describe('a cart in a cookie', () => {
  test('reads back as it was written', () => {
    const cart = aCart(aLine({ choiceIds: ['2', '1'], quantity: 3 }), aLine({ itemId: '902', priceSeen: '12.50' }))
    expect(roundTrip(cart)).toEqual(cart)
  })

  test('loses its store when it is empty', () => {
    expect(roundTrip(emptyCart())).toEqual(emptyCart())
    expect(roundTrip({ storeId: '2101', lines: [] })).toEqual(emptyCart())
  })

  test('does not contain facts of the menu', () => {
    const cart = { storeId: '2101', lines: [{ ...aLine(), name: 'Bowl' }] }
    expect(roundTrip(cart)).toEqual(aCart(aLine()))
  })

  test('reads back unchanged, whatever its ids', () => {
    const reserved = fc.constantFrom('%', ',', ';', '\n', '0', '2', '5', 'c')
    const sign = fc.nat(0xffff).map((code) => String.fromCharCode(code))
    const id = fc.string({ unit: fc.oneof(reserved, sign), maxLength: 8 })
    const filledId = id.filter((text) => text !== '')
    const line = fc.record({
      itemId: filledId,
      choiceIds: fc.array(id, { maxLength: 3 }),
      quantity: fc.integer({ min: 1, max: 9999 }),
      priceSeen: fc.integer({ min: 0, max: 1e7 }).map((cents) => (cents / 100).toFixed(2)),
    })
    fc.assert(
      fc.property(filledId, fc.array(line, { minLength: 1, maxLength: 10 }), (storeId, lines) => {
        expect(roundTrip({ storeId, lines })).toEqual({ storeId, lines })
      }),
    )
  })

  test.each([1, 22, 333, 4444])('fits with 150 lines, including name, signature and attributes (menu %d)', (seed) => {
    const digits = digitsFrom(seed)
    const id = () => String(1_000_000 + digits(9_000_000))
    const lines = Array.from({ length: 150 }, (_, at) =>
      aLine({
        itemId: id(),
        choiceIds: at % 2 === 0 ? [id(), id()].slice(digits(2)) : [],
        quantity: 1 + digits(12),
        priceSeen: (digits(100_000) / 100).toFixed(2),
      }),
    )
    const cart = { storeId: id(), lines }
    const value = encode(cart) ?? ''
    expect(decodeCart(value)?.cart).toEqual(cart)
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: true, maxAge: 31_536_000 } as const
    expect(serialize('__cart', sign(value, 'secret'), attributes).length).toBeLessThan(4096)
  })
})

describe('a cart is refused if it', () => {
  test('is too large for the cookie', () => {
    const digits = digitsFrom(7)
    const line = () => aLine({ itemId: Array.from({ length: 40 }, () => digits(10)).join('') })
    expect(encode(aCart(...Array.from({ length: 300 }, line)))).toBeNull()
  })

  test('has more than 300 lines', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => aLine({ itemId: String(at) }))
    expect(encode(aCart(...lines(301)))).toBeNull()
    expect(roundTrip(aCart(...lines(300)))?.lines).toHaveLength(300)
  })

  test('unpacks to more than 64 kB because it repeats itself', () => {
    expect(encode(aCart(aLine({ itemId: 'a'.repeat(65_536) })))).toBeNull()
  })

  test.each([
    ['no store', { storeId: '', lines: [aLine()] }],
    ['no item', aCart(aLine({ itemId: '' }))],
    ['no quantity', aCart(aLine({ quantity: 0 }))],
    ['half a unit', aCart(aLine({ quantity: 0.5 }))],
    ['an absurd quantity', aCart(aLine({ quantity: 10_000 }))],
    ['a negative price', aCart(aLine({ priceSeen: '-1' }))],
    ['no price', aCart(aLine({ priceSeen: '' }))],
  ])('has a line with %s', (_, cart) => {
    expect(encode(cart)).toBeNull()
  })
})

describe('a cookie that is not one of our carts', () => {
  const good = '2101\n901\n\n1\n180'

  test('is told apart from one that is', () => {
    expect(decodeCart(packed(good))).toEqual({ cart: aCart(aLine()), id: 'cart-1' })
  })

  test.each([
    ['nothing', ''],
    ['another version', `1${packed(good).slice(1)}`],
    ['other signs', `${packed(good)}=`],
    ['no deflated text', '2abcdef'],
    ['a truncated text', packed(good).slice(0, -4)],
    ['too long a value', `2${'A'.repeat(5000)}`],
    ['an inflated bomb', packed(`2101\n${'0'.repeat(10_000_000)}\n\n1\n180`)],
    ['a missing column', packed('2101\n901\n\n1')],
    ['an extra column', packed(`${good}\n1`)],
    ['columns of different length', packed('2101\n901,902\n\n1\n180')],
    ['no id', packed(good, '')],
    ['an id of other signs', packed(good, 'a.b')],
    ['no store', packed('\n901\n\n1\n180')],
    ['no items', packed('2101\n\n\n\n')],
    ['a line without an item', packed('2101\n901,\n,\n1,1\n180,180')],
    ['an item without characters', packed('2101\n%\n\n1\n180')],
    ['a quantity of 0', packed('2101\n901\n\n0\n180')],
    ['a quantity in words', packed('2101\n901\n\nmany\n180')],
    ['a quantity of five digits', packed('2101\n901\n\n10000\n180')],
    ['a price in words', packed('2101\n901\n\n1\nfree')],
    ['a negative price', packed('2101\n901\n\n1\n-180')],
    [
      'more than 300 lines',
      packed(['2101', ...['9', '', '1', '1'].map((text) => Array(301).fill(text).join(','))].join('\n')),
    ],
  ])('with %s is not a cart', (_, value) => {
    expect(decodeCart(value)).toBeNull()
  })

  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => void [decodeCart(text), decodeCart(`2${text}`), decodeCart(packed(text))],
      ),
    )
  })
})

import { describe, expect, test } from 'vitest'
import { emptyCart } from '~/domain/cart/cart'
import { aCart, aLine } from '~/domain/test-builders'
import { writeSigned } from './cookies.server'
import { DeviceCookies, noPlace, parsePlaceState } from './device-cookies.server'

const cart = aCart(aLine({ quantity: 2 }), aLine({ itemId: '914' }))

const scope = { vendorId: '10001', isSecure: true }

/** The Cookie header that a browser sends after these answers. */
const cookieOf = (setCookies: string[]) => setCookies.map((cookie) => cookie.split(';')[0]).join('; ')

function open(journal?: string, held = cart) {
  const before = new DeviceCookies(null, scope)
  before.saveCart(held)
  const cookies = [cookieOf(before.headers()), ...(journal === undefined ? [] : [`cart-changes=${journal}`])]
  return new DeviceCookies(cookies.join('; '), scope)
}

const names = (setCookies: string[]) => setCookies.map((cookie) => cookie.split('=')[0])
const quantities = ({ cart }: DeviceCookies) => cart.lines.map(({ quantity }) => quantity)

describe('changes that the browser recorded but could not send', () => {
  test('are applied to the cart of the next request', () => {
    expect(quantities(open('2101!901*5!914*0'))).toEqual([5])
  })

  test('are not saved by a request that only reads, because a late answer must not undo newer ones', () => {
    expect(open('2101!901*5').headers()).toEqual([])
  })

  test('are settled when a form saves the cart', () => {
    const device = open('2101!901*5')
    device.saveCart(device.cart)
    const setCookies = device.headers()
    expect(names(setCookies)).toEqual(['__cart', 'cart-stamp', 'cart-changes'])
    expect(setCookies[2]).toBe('cart-changes=; Max-Age=0; Path=/; Secure; SameSite=Lax')
    expect(quantities(new DeviceCookies(cookieOf(setCookies), scope))).toEqual([5, 1])
  })

  test('stay when the island itself is answered, because it may have recorded more meanwhile', () => {
    const device = open('2101!901*5')
    device.saveCart(device.cart)
    expect(names(device.headers({ toIsland: true }))).toEqual(['__cart', 'cart-stamp'])
  })

  test('of a cart that was emptied or is from another store are ignored', () => {
    expect([quantities(open('2101!901*5', emptyCart())), quantities(open('2102!901*5'))]).toEqual([[], [2, 1]])
  })

  test.each(['', 'nonsense', '2101!901*x', '2101!999*3', `2101!${'9'.repeat(4000)}*1`])(
    'are ignored if they read %.20j',
    (journal) => {
      const device = open(journal)
      expect(device.cart).toEqual(cart)
      device.saveCart(cart)
      expect(() => device.headers()).not.toThrow()
    },
  )
})

describe('the id of the cart', () => {
  const idAfter = (device: DeviceCookies) => new DeviceCookies(cookieOf(device.headers()), scope).cartId

  test('stays the same while the cart has lines, in every tab', () => {
    const device = open()
    const { cartId } = device
    device.saveCart(aCart(aLine({ quantity: 9 })))
    expect([device.cartId, idAfter(device)]).toEqual([cartId, cartId])
  })

  test('changes when another store’s lines replace them', () => {
    const device = open()
    const first = device.cartId
    device.saveCart({ storeId: '2102', lines: [aLine()] })
    expect(['', first]).not.toContain(device.cartId)
  })

  test('changes when the cart is emptied, or its lines become a new cart', () => {
    const device = open()
    const first = device.cartId
    device.saveCart(emptyCart())
    expect(device.cartId).toBe('')
    device.saveCart(cart)
    const second = device.cartId
    device.renewCart()
    expect(new Set([first, second, device.cartId, '']).size).toBe(4)
    expect([device.cart, idAfter(device)]).toEqual([cart, device.cartId])
  })
})

test('a cart that another version has written is lost, so that the browser restores it; an empty one is not', () => {
  const hasCart = (text: string) => new DeviceCookies(cookieOf([writeSigned('__cart', text, scope)]), scope).hasCart
  expect([hasCart('3of-a-later-version'), hasCart('2')]).toEqual([false, true])
})

describe('the stamp of the cart', () => {
  test('is readable by scripts and changes with the cart', () => {
    const device = new DeviceCookies(null, scope)
    device.saveCart(cart)
    const [, stamp = ''] = device.headers()
    expect(stamp).toMatch(/^cart-stamp=[\w-]{8};/)
    expect(stamp).not.toMatch(/httponly/i)
    expect(stamp).toContain(device.cartStamp)
    const first = device.cartStamp
    device.saveCart(emptyCart())
    expect(device.cartStamp).not.toBe(first)
  })

  test('is the same in the next request, with or without recorded changes', () => {
    const before = new DeviceCookies(null, scope)
    before.saveCart(cart)
    const cookies = cookieOf(before.headers())
    const stamps = [cookies, `${cookies}; cart-changes=2101!901*5`].map((header) => new DeviceCookies(header, scope))
    expect(stamps.map(({ cartStamp }) => cartStamp)).toEqual([before.cartStamp, before.cartStamp])
    expect(new DeviceCookies(null, scope).cartStamp).toBe('')
  })
})

test('every cookie is sent over TLS only, to this site only', () => {
  const device = open('2101!901*5')
  device.saveCart(device.cart)
  device.saveLocale('fr')
  device.savePlace({ mode: 'pickup' })
  expect(names(device.headers())).toEqual(['__cart', 'cart-stamp', 'localelang', '__place', 'cart-changes'])
  for (const cookie of device.headers()) expect(cookie).toMatch(/; Path=\/;.* Secure; SameSite=Lax$/)
})

test('forgetting a person keeps the look of the site', () => {
  const device = new DeviceCookies(null, scope)
  device.savePlace({ mode: 'pickup', method: 'cash', theme: 'dark' })
  device.forgetPerson()
  expect(device.place).toEqual({ ...noPlace, theme: 'dark' })
  expect(new DeviceCookies(cookieOf(device.headers()), scope).place.theme).toBe('dark')
})

const place = { latitude: 23.03, longitude: 72.56, address: '12 Park Road', city: 'Springfield', state: 'State' }

describe('the place of a customer', () => {
  test('is read from the cookie', () => {
    const state = { place, mode: 'pickup', storeId: '2101', storeName: 'Green Bowl', isSkipped: true, isDetected: true }
    const preferences = { method: 'cash', usesWallet: true, subscription: 's1', theme: 'dark' }
    expect(parsePlaceState({ ...state, ...preferences })).toEqual({ ...state, ...preferences })
    expect(parsePlaceState({ place: null, mode: 'delivery' })).toEqual(noPlace)
    expect(parsePlaceState({ place, mode: 'delivery' })).toEqual({ ...noPlace, place })
  })

  test.each([
    ['nothing', null],
    ['text', 'here'],
    ['a list', [place]],
    ['no mode', { place }],
    ['an unknown mode', { place, mode: 'drone' }],
    ['coordinates as text', { place: { ...place, latitude: '23.03' }, mode: 'delivery' }],
    ['coordinates off the globe', { place: { ...place, latitude: 91 }, mode: 'delivery' }],
  ])('is unknown with %s', (_, claim) => {
    expect(parsePlaceState(claim)).toEqual(noPlace)
  })

  test('is kept with names that are too long, which are cut', () => {
    const [address, city, state] = ['a'.repeat(301), 'c'.repeat(101), 's'.repeat(101)]
    const device = new DeviceCookies(null, scope)
    device.savePlace({ place: { ...place, address, city, state }, storeName: 'n'.repeat(81) })
    const names = { address: 'a'.repeat(300), city: 'c'.repeat(100), state: 's'.repeat(100) }
    const kept = { ...noPlace, place: { ...place, ...names }, storeName: 'n'.repeat(80) }
    expect([device.place, new DeviceCookies(cookieOf(device.headers()), scope).place]).toEqual([kept, kept])
  })

  test('is forgotten if it is none, but nothing else is', () => {
    const state = parsePlaceState({ place: { ...place, latitude: 120 }, mode: 'pickup', theme: 'dark' })
    expect(state).toEqual({ ...noPlace, mode: 'pickup', theme: 'dark' })
  })

  test('is kept when the id of its store is too long', () => {
    expect(parsePlaceState({ place, mode: 'pickup', storeId: '9'.repeat(41) })).toEqual({
      ...noPlace,
      place,
      mode: 'pickup',
    })
  })
})

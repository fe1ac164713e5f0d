import { describe, expect, test } from 'vitest'
import { emptyCart } from '~/domain/cart/cart'
import { aCart, aLine } from '~/domain/test-builders'
import { writeJsonCookie } from './cookies.server'
import { DeviceCookies } from './device-cookies.server'
import { noCheckout } from './device-state.server'

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

describe('changes that the browser noted and could not send', () => {
  test('are in the cart of whatever is asked next', () => {
    expect(quantities(open('2101!901*5!914*0'))).toEqual([5])
  })

  test('are not written by a request that only reads: an answer overtaken by another one must not undo it', () => {
    expect(open('2101!901*5').headers()).toEqual([])
  })

  test('are settled by the answer to a form that saves the cart', () => {
    const device = open('2101!901*5')
    device.saveCart(device.cart)
    const setCookies = device.headers()
    expect(names(setCookies)).toEqual(['__cart', 'cart-stamp', 'cart-changes'])
    expect(setCookies[2]).toBe('cart-changes=; Max-Age=0; Path=/; Secure; SameSite=Lax')
    expect(quantities(new DeviceCookies(cookieOf(setCookies), scope))).toEqual([5, 1])
  })

  test('stay with the island when it is answered: it may have noted more meanwhile', () => {
    const device = open('2101!901*5')
    device.saveCart(device.cart)
    expect(names(device.headers({ toIsland: true }))).toEqual(['__cart', 'cart-stamp'])
  })

  test('of a cart that was emptied or is of another store count for nothing', () => {
    expect([quantities(open('2101!901*5', emptyCart())), quantities(open('2102!901*5'))]).toEqual([[], [2, 1]])
  })

  test.each(['', 'nonsense', '2101!901*x', '2101!999*3', `2101!${'9'.repeat(4000)}*1`])('%.20j are none', (journal) => {
    const device = open(journal)
    expect(device.cart).toEqual(cart)
    device.saveCart(cart)
    expect(() => device.headers()).not.toThrow()
  })
})

test('what was applied to a cart is forgotten with it, and stays as long as it does', () => {
  const wantedCoupon = { code: 'TASTY20', minimum: '300', why: 'minimum' } as const
  const after = (next: typeof cart) => {
    const device = open()
    device.saveCheckout({ wantedCoupon, refusesOffers: true, notes: 'Ring twice' })
    device.saveCart(next)
    return device.checkout
  }
  expect(after(aCart(aLine({ quantity: 5 })))).toMatchObject({ wantedCoupon, refusesOffers: true })
  for (const other of [emptyCart(), { storeId: '2102', lines: [aLine()] }])
    expect(after(other)).toMatchObject({ wantedCoupon: null, refusesOffers: false, notes: 'Ring twice' })
})

describe('what a page finds as it is read', () => {
  const attempt = { key: 'a.b.c', at: 1, known: ['41'] }
  const line = { storeId: '2101', itemId: '951', choiceIds: [], quantity: 2, priceSeen: '48' }

  /** A browser that was answered first what was chosen meanwhile, then a page that was asked for before it. */
  function overtaken(choose: (device: DeviceCookies) => void, read: (device: DeviceCookies) => void) {
    const start = new DeviceCookies(null, scope)
    start.saveCheckout({ notes: 'before', tip: '5' })
    start.beginSubscription(line)
    const [chosen, late] = [start, start].map((device) => new DeviceCookies(cookieOf(device.headers()), scope))
    choose(chosen!)
    read(late!)
    const jar = [start, chosen!, late!].flatMap((device) =>
      device.headers().map((cookie) => cookie.split(';')[0] ?? ''),
    )
    const last = new Map(jar.map((pair) => [pair.split('=')[0], pair]))
    return new DeviceCookies([...last.values()].join('; '), scope)
  }

  test('undoes nothing that was typed and chosen while it was under way', () => {
    const device = overtaken(
      (chosen) => chosen.saveCheckout({ notes: 'Ring twice', tip: '30' }),
      (late) => late.saveCheckout({ attempt, coupon: null }),
    )
    expect(device.checkout).toEqual({ ...noCheckout, notes: 'Ring twice', tip: '30', attempt })
  })

  test('brings no subscription back, and no quantity of before', () => {
    const read = (late: DeviceCookies) => late.saveSubscription({ attempt })
    expect(overtaken((chosen) => chosen.forgetSubscription(), read).subscription).toBeNull()
    const changed = overtaken((chosen) => chosen.saveSubscription({ quantity: 7 }), read)
    expect(changed.subscription).toMatchObject({ quantity: 7, attempt })
    const another = overtaken((chosen) => chosen.beginSubscription({ ...line, itemId: '952' }), read)
    expect(another.subscription).toMatchObject({ itemId: '952' })
  })

  test('is all that an answer writes that may come late', () => {
    const device = open()
    device.saveCart(emptyCart())
    device.saveCheckout({ notes: '', attempt })
    expect(names(device.lateHeaders('__prepared'))).toEqual(['__prepared'])
    expect(open().lateHeaders('__prepared')).toEqual([])
  })

  test('of one subscription is nothing to the next one', () => {
    const device = open()
    device.beginSubscription(line)
    device.saveSubscription({ attempt })
    const after = new DeviceCookies(cookieOf(device.headers()), scope)
    expect(after.subscription).toMatchObject({ attempt })
    after.beginSubscription(line)
    expect(new DeviceCookies(cookieOf(after.headers()), scope).subscription).toMatchObject({ attempt: null })
  })
})

describe('notes that a script keeps', () => {
  /** A browser in which something is done while the answer that keeps its notes is under way, and comes after that of what is done. */
  function overtaken(act: (device: DeviceCookies) => void) {
    const start = new DeviceCookies(null, scope)
    start.saveCart(cart)
    start.saveCheckout({ notes: 'before', tip: '5' })
    const cookies = cookieOf(start.headers())
    const [acting, keeping] = [new DeviceCookies(cookies, scope), new DeviceCookies(cookies, scope)]
    act(acting)
    keeping.saveCheckout({ notes: 'Ring twice' })
    const answers = [...start.headers(), ...acting.headers(), ...keeping.lateHeaders('__notes')]
    const last = new Map(answers.map((header) => [header.split('=')[0], header]))
    return new DeviceCookies(cookieOf([...last.values()]), scope)
  }

  test('undo no tip, no cart and no time that were saved meanwhile', () => {
    const slot = '2030-01-07 10:00:00'
    const device = overtaken((acting) => {
      acting.saveCheckout({ tip: '30', slot })
      acting.saveCart(aCart(aLine({ quantity: 7 })))
    })
    expect(device.checkout).toEqual({ ...noCheckout, notes: 'Ring twice', tip: '30', slot })
    expect(quantities(device)).toEqual([7])
  })

  test('are not there again once their cart was ordered or their customer has signed out', () => {
    const ordered = overtaken((acting) => {
      acting.saveCart(emptyCart())
      acting.saveCheckout(noCheckout)
    })
    expect(ordered.checkout.notes).toBe('')
    ordered.saveCart(cart)
    expect(new DeviceCookies(cookieOf(ordered.headers()), scope).checkout.notes).toBe('')
    const left = overtaken((acting) => {
      acting.forgetPerson()
      acting.saveCart(emptyCart())
    })
    expect(left.checkout.notes).toBe('')
  })

  test('go along where their cart becomes another one', () => {
    for (const change of [
      (device: DeviceCookies) => device.renewCart(),
      (device: DeviceCookies) => device.renewCart('70012'),
      (device: DeviceCookies) => void (device.saveCart(emptyCart()), device.saveCart(cart)),
    ]) {
      const device = open()
      device.saveCheckout({ notes: 'Ring twice' })
      change(device)
      expect(new DeviceCookies(cookieOf(device.headers()), scope).checkout.notes).toBe('Ring twice')
    }
  })

  test('are removed where they are emptied, and none are written by a cart that has none', () => {
    const device = open()
    device.saveCart(aCart(aLine()))
    expect(names(device.headers())).not.toContain('__notes')
    device.saveCheckout({ notes: '' })
    expect(device.headers().find((header) => header.startsWith('__notes'))).toContain('Max-Age=0')
  })

  test.each([
    ['nothing', 'x'],
    ['endless ones', { cart: '', text: 'n'.repeat(501) }],
    ['those of another cart', { cart: 'another', text: 'Ring twice' }],
  ])('are none from %s', (_, claim) => {
    const cookie = cookieOf([writeJsonCookie('__notes', claim, scope)])
    expect(new DeviceCookies(cookie, scope).checkout.notes).toBe('')
  })
})

describe('the id of the cart', () => {
  const idAfter = (device: DeviceCookies) => new DeviceCookies(cookieOf(device.headers()), scope).cartId

  test('stays while anything is in it, and is the same in every tab', () => {
    const device = open()
    const { cartId } = device
    device.saveCart(aCart(aLine({ quantity: 9 })))
    expect([device.cartId, idAfter(device)]).toEqual([cartId, cartId])
  })

  test('is another one once it was emptied, or when its lines become a new cart', () => {
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

describe('the stamp of the cart', () => {
  test('is readable for scripts and changes with the cart', () => {
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

  test('is found again by the next request, with changes noted or without', () => {
    const before = new DeviceCookies(null, scope)
    before.saveCart(cart)
    const cookies = cookieOf(before.headers())
    const stamps = [cookies, `${cookies}; cart-changes=2101!901*5`].map((header) => new DeviceCookies(header, scope))
    expect(stamps.map(({ cartStamp }) => cartStamp)).toEqual([before.cartStamp, before.cartStamp])
    expect(new DeviceCookies(null, scope).cartStamp).toBe('')
  })
})

describe('pictures for the order', () => {
  const pictures = [{ id: '61', name: '61.jpg', image: '' }]
  const left = (journal: string | undefined, change: (device: DeviceCookies) => void) => {
    const device = open(journal)
    device.saveCheckout({ pictures, notes: 'Ring twice' })
    change(device)
    return device.checkout
  }

  test('stay as long as anything of it does', () => {
    expect(left(undefined, (device) => device.saveCart(aCart(aLine()))).pictures).toEqual(pictures)
  })

  test('are forgotten with the last line, and nothing else is', () => {
    const emptied = { ...noCheckout, notes: 'Ring twice' }
    expect(left(undefined, (device) => device.saveCart(emptyCart()))).toEqual(emptied)
    expect(left('2101!901*0!914*0', (device) => device.saveCart(device.cart))).toEqual(emptied)
  })

  test('stay with the order that they were sent with, unless it came to nothing', () => {
    expect(left(undefined, (device) => device.renewCart())).toMatchObject({ pictures: [], notes: 'Ring twice' })
    expect(left(undefined, (device) => device.renewCart('70012')).pictures).toEqual(pictures)
  })

  test('are forgotten where another store’s cart takes its place, also when it was emptied before', () => {
    const other = { ...aCart(aLine()), storeId: '2102' }
    expect(left(undefined, (device) => device.saveCart(other)).pictures).toEqual([])
    expect(left('2101!901*0!914*0', (device) => device.saveCart(other)).pictures).toEqual([])
  })
})

describe('the chosen time', () => {
  const withTime = () => {
    const device = open()
    device.saveCheckout({ slot: '2030-01-07 10:00:00', notes: 'Ring twice' })
    return device
  }

  test('stays while the cart changes', () => {
    const device = withTime()
    device.saveCart(aCart(aLine({ quantity: 9 })))
    expect(device.checkout.slot).toBe('2030-01-07 10:00:00')
  })

  test.each([
    ['an emptied cart', emptyCart()],
    ['another store', { ...cart, storeId: '2102' }],
  ])('is not that of %s', (_, other) => {
    const device = withTime()
    device.saveCart(other)
    expect(device.checkout).toMatchObject({ slot: '', notes: 'Ring twice' })
  })
})

import { describe, expect, test } from 'vitest'
import { aUser } from '../../tests/support/shop-builders'
import { ShopSession } from './session.server'

const open = (cookie: string | null = null) => ShopSession.open(cookie, false)

/** The session as the next request finds it. */
async function next(session: ShopSession) {
  const cookie = await session.commit()
  return open(cookie)
}

describe('being signed in', () => {
  test('lasts to the next request', async () => {
    const session = await open()
    session.signIn('tok_1', aUser())
    expect((await next(session)).signedIn).toEqual({ token: 'tok_1', user: aUser() })
  })

  test('ends with signing out, which forgets the placed orders but not who it was', async () => {
    const session = await open()
    session.signIn('tok_1', aUser())
    session.rememberOrder('attempt', '42')
    session.signOut()
    const after = await next(session)
    expect([after.signedIn, after.orderOf('attempt'), after.lastUserId]).toEqual([null, null, '5501'])
  })

  test('needs a token and a customer', async () => {
    const session = await open()
    session.signIn('', aUser())
    expect(session.signedIn).toBeNull()
  })
})

describe('a cookie we cannot read', () => {
  test.each([
    '__session=',
    '__session=garbage',
    '__session=e30.forged',
    '__session=%E0%A4%A',
    '__session',
    '=;=;',
    'other=1',
  ])('%s is an empty session', async (cookie) => {
    const session = await open(cookie)
    expect([session.signedIn, session.lastUserId, session.takeToast(), session.orderOf('x')]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(await session.commit()).toBeNull()
  })

  test('cut off in the middle it is an empty session', async () => {
    const session = await open()
    session.signIn('tok_1', aUser())
    const cookie = (await session.commit())?.split(';')[0] ?? ''
    expect((await open(cookie.slice(0, -5))).signedIn).toBeNull()
  })
})

describe('the toast', () => {
  test('is there for the next page and gone once taken', async () => {
    const session = await open()
    session.setToast({ tone: 'error', text: 'No more stock' })
    const shown = await next(session)
    expect(shown.takeToast()).toEqual({ tone: 'error', text: 'No more stock' })
    expect(shown.takeToast()).toBeNull()
    expect((await next(shown)).takeToast()).toBeNull()
  })

  test('waits for a page that shows it', async () => {
    const session = await open()
    session.setToast({ tone: 'info', text: 'Hello' })
    const unseen = await next(session)
    unseen.signOut()
    expect((await next(unseen)).takeToast()).toEqual({ tone: 'info', text: 'Hello' })
  })

  test('is cut to a length that the cookie can hold', async () => {
    const session = await open()
    session.setToast({ tone: 'error', text: 'x'.repeat(100_000) })
    expect((await next(session)).takeToast()?.text).toHaveLength(300)
  })
})

describe('the placed orders', () => {
  test('the last five are known', async () => {
    const session = await open()
    for (const at of [1, 2, 3, 4, 5, 6]) session.rememberOrder(`attempt-${at}`, `order-${at}`)
    const after = await next(session)
    expect(after.orderOf('attempt-1')).toBeNull()
    expect([2, 3, 4, 5, 6].map((at) => after.orderOf(`attempt-${at}`))).toEqual([
      'order-2',
      'order-3',
      'order-4',
      'order-5',
      'order-6',
    ])
  })

  test('an attempt is one order, however often it is remembered', async () => {
    const session = await open()
    session.rememberOrder('other', '1')
    for (let at = 0; at < 9; at++) session.rememberOrder('attempt', '42')
    expect([session.orderOf('attempt'), session.orderOf('other')]).toEqual(['42', '1'])
  })

  test('a placed order without a number is known too', async () => {
    const session = await open()
    session.rememberOrder('attempt', '')
    expect((await next(session)).orderOf('attempt')).toBe('')
  })
})

describe('the cookie', () => {
  test('is written only when something changed', async () => {
    const session = await open()
    expect(await session.commit()).toBeNull()
    expect(session.takeToast()).toBeNull()
    expect(await session.commit()).toBeNull()
  })

  test('is secure where there is TLS, and hidden from scripts', async () => {
    const session = await ShopSession.open(null, true)
    session.setToast({ tone: 'info', text: 'Hello' })
    expect(await session.commit()).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
    expect(await session.commit()).toContain('Path=/')
  })

  test('stays below 4096 bytes with everything in it', async () => {
    const session = await open()
    session.signIn('t'.repeat(1000), aUser({ name: 'n'.repeat(100), email: 'e'.repeat(100) }))
    session.setToast({ tone: 'error', text: '€'.repeat(1000) })
    for (let at = 0; at < 6; at++) session.rememberOrder(crypto.randomUUID(), `order-${at}`)
    expect((await session.commit())?.length).toBeLessThan(4096)
  })
})

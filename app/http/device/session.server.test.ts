import { randomBytes } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { aScope, aUser } from '../../../tests/support/shop-builders'
import { writeSigned } from './cookies.server'
import { ShopSession } from './session.server'

const open = (cookie: string | null = null, scope = aScope) => new ShopSession(cookie, scope)

/** The session as the next request sees it. */
const next = (session: ShopSession) => open(session.header())

async function signedIn() {
  const session = open()
  await session.signIn('tok_1', aUser())
  return session
}

describe('being signed in', () => {
  test('lasts to the next request', async () => {
    expect(next(await signedIn()).signedIn).toMatchObject({ token: 'tok_1', user: aUser() })
  })

  test('ends with signing out, but the session remembers who it was', async () => {
    const session = await signedIn()
    session.signOut()
    const after = next(session)
    expect([after.signedIn, after.lastUserId]).toEqual([null, '5501'])
  })

  test('needs a token and a customer', async () => {
    const session = open()
    await session.signIn('', aUser())
    expect(next(session).signedIn).toBeNull()
  })

  test('has a new id each time, so that one session can be ended alone', async () => {
    expect((await signedIn()).signedIn?.id).not.toBe((await signedIn()).signedIn?.id)
  })

  test('expires after ninety days, and the customer is remembered', async () => {
    const signedInAt = Date.now()
    const cookie = (await signedIn()).header()
    const after = (days: number) => {
      vi.setSystemTime(signedInAt + days * 24 * 3600_000)
      const { signedIn, lastUserId } = open(cookie)
      return [signedIn !== null, lastUserId]
    }
    expect([after(89.99), after(90.01)]).toEqual([
      [true, '5501'],
      [false, '5501'],
    ])
    vi.useRealTimers()
  })

  test('is valid only at the vendor that opened it: elsewhere the customer is a guest', async () => {
    const cookie = (await signedIn()).header()
    expect(open(cookie, { ...aScope, vendorId: 'another' }).signedIn).toBeNull()
  })

  test('can end with an answer and last until then', async () => {
    const session = await signedIn()
    expect(open(session.signedOutHeader()).signedIn).toBeNull()
    expect(session.signedIn).not.toBeNull()
  })
})

describe('an unreadable cookie', () => {
  test.each([
    '__session=',
    '__session=garbage',
    '__session=e30.forged',
    '__session=%E0%A4%A',
    '__session',
    '=;=;',
    'other=1',
  ])('%s is an empty session', (cookie) => {
    const session = open(cookie)
    expect([session.signedIn, session.lastUserId, session.header()]).toEqual([null, null, null])
  })

  test('that is cut off is an empty session', async () => {
    const cookie = (await signedIn()).header()?.split(';')[0] ?? ''
    expect(open(cookie.slice(0, -5)).signedIn).toBeNull()
  })
})

describe('the session cookie', () => {
  test('is written only if something changed', async () => {
    expect(next(await signedIn()).header()).toBeNull()
  })

  test('is secure with TLS, hidden from scripts, and outlives the session, like the customer’s cart and place', async () => {
    const session = open(null, { ...aScope, isSecure: true })
    await session.signIn('tok_1', aUser())
    expect(session.header()).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  test('stays below 4096 bytes with a token of 3 kB, with room for longer names', async () => {
    const session = open()
    const token = randomBytes(2304).toString('base64url')
    await session.signIn(token, aUser())
    session.updateUser(aUser({ name: 'ö'.repeat(100), email: `${randomBytes(125).toString('hex')}@a.example` }))
    const cookie = session.header()
    expect(cookie?.length).toBeLessThan(4096)
    // The key-value store was not asked: the token was in the cookie.
    expect(open(cookie).signedIn?.token).toBe(token)
  })

  test('is never lost silently: a session that does not fit it is an error, and changes nothing', async () => {
    const session = await signedIn()
    const before = session.header()
    expect(() => session.updateUser(aUser({ name: randomBytes(4000).toString('hex') }))).toThrow('too large')
    expect(session.header()).toBe(before)
  })

  test('keeps session and token when the customer’s name changes', async () => {
    const session = await signedIn()
    const before = session.signedIn
    session.updateUser(aUser({ name: 'Asha Rao' }))
    expect(next(session).signedIn).toEqual({ ...before, user: aUser({ name: 'Asha Rao' }) })
  })

  test('of a guest does not become a session through a name', () => {
    const session = open()
    session.updateUser(aUser())
    expect([session.signedIn, session.header()]).toEqual([null, null])
  })

  test('of an older version is accepted: plain JSON without a dial code', async () => {
    const { id, until, token } = (await signedIn()).signedIn ?? {}
    const { dialCode, ...user } = aUser()
    const written = JSON.stringify({ signedIn: { id, until, token, user }, lastUserId: user.id })
    const cookie = writeSigned('__session', Buffer.from(written).toString('base64url'), aScope)
    expect(dialCode).not.toBe('')
    expect(open(cookie).signedIn).toMatchObject({ token: 'tok_1', user: { ...user, dialCode: '' } })
  })
})

import { describe, expect, test, vi } from 'vitest'
import { aScope, aUser } from '../../tests/support/shop-builders'
import { ShopSession } from './session.server'

const open = (cookie: string | null = null, scope = aScope) => new ShopSession(cookie, scope)

/** The session as the next request finds it. */
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

  test('ends with signing out, which does not forget who it was', async () => {
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

  test('has another name each time, so that one session can be ended and no other', async () => {
    expect((await signedIn()).signedIn?.id).not.toBe((await signedIn()).signedIn?.id)
  })

  test('is over after ninety days, whatever the browser keeps', async () => {
    const cookie = (await signedIn()).header()
    vi.setSystemTime(Date.now() + 91 * 24 * 3600_000)
    expect(open(cookie).signedIn).toBeNull()
    vi.useRealTimers()
  })

  test('belongs to the vendor that opened it: at another one the customer is a guest', async () => {
    const cookie = (await signedIn()).header()
    expect(open(cookie, { ...aScope, vendorId: 'another' }).signedIn).toBeNull()
  })

  test('can be told to end with an answer, without ending before it', async () => {
    const session = await signedIn()
    expect(open(session.signedOutHeader()).signedIn).toBeNull()
    expect(session.signedIn).not.toBeNull()
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
  ])('%s is an empty session', (cookie) => {
    const session = open(cookie)
    expect([session.signedIn, session.lastUserId, session.header()]).toEqual([null, null, null])
  })

  test('cut off in the middle it is an empty session', async () => {
    const cookie = (await signedIn()).header()?.split(';')[0] ?? ''
    expect(open(cookie.slice(0, -5)).signedIn).toBeNull()
  })
})

describe('the cookie', () => {
  test('is written only when something changed', async () => {
    expect(next(await signedIn()).header()).toBeNull()
  })

  test('is secure where there is TLS, and hidden from scripts', async () => {
    const session = open(null, { ...aScope, isSecure: true })
    await session.signIn('tok_1', aUser())
    expect(session.header()).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  test('stays below 4096 bytes with a long token and long names', async () => {
    const session = open()
    await session.signIn('t'.repeat(1500), aUser({ name: 'n'.repeat(100), email: 'e'.repeat(100) }))
    expect(session.header()?.length).toBeLessThan(4096)
  })

  test('is refused for a token that no cookie can hold, and the customer stays a guest', () => {
    const session = open()
    expect(() => session.signIn('t'.repeat(5000), aUser())).toThrow('too large')
    expect([session.signedIn, session.header()]).toEqual([null, null])
  })
})

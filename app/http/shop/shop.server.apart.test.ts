import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { endSession } from '~/http/device/stored-sessions.server'
import { VendorError } from '~/vendor-api/errors'
import { startInstance, type Instance } from '../../../tests/support/instances'
import { startRedis, type TestRedis } from '../../../tests/support/redis'
import { aShop, aUser, leadsTo, toastOf } from '../../../tests/support/shop-builders'
import { confirmSession } from './open-shop.server'
import type { Shop } from './shop.server'

const longToken = randomBytes(6912).toString('base64url')

/** The session cookie of the browser's next request, after a shop has changed it. */
const cookieOf = (shop: Shop) => shop.session.header()?.split(';')[0] ?? ''

/** Opens a request of a browser with such a session cookie. */
async function opened(session: string, at: Pick<Instance, 'aShop' | 'confirmSession'> = { aShop, confirmSession }) {
  const shop = await at.aShop({ session, method: 'GET', path: '/orders' })
  await at.confirmSession(shop)
  return shop
}

const answerOf = (shop: Shop) => new Response(null, { headers: shop.reply.writeHeaders(new Headers()) })
const guardOf = (shop: Shop) => shop.requireUser().catch((thrown: unknown) => thrown as Response)

async function signedIn(token = 'tok_1', { aShop: open }: Pick<Instance, 'aShop'> = { aShop }) {
  const shop = await open()
  await shop.signIn(token, aUser())
  return shop
}

describe('the origin of the site', () => {
  test.each([
    ['shop.example', 'https://shop.example'],
    ['shop.example:8443', 'https://shop.example:8443'],
    ['shop.example:443', 'https://shop.example'],
    ['SHOP.example.', 'https://shop.example'],
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
  ])("on %s is %s, whatever the request's address says about TLS", async (host, origin) => {
    expect((await aShop({ headers: { Host: host } })).origin).toBe(origin)
  })

  test('that is shown to everybody has no port, because clients choose it, except on loopback', async () => {
    const publicOrigin = async (host: string) => (await aShop({ headers: { Host: host } })).publicOrigin
    expect(await publicOrigin('shop.example:6666')).toBe('https://shop.example')
    expect(await publicOrigin('localhost:3000')).toBe('http://localhost:3000')
  })
})

test.each(['GET', 'HEAD'])(
  'a guest who asks for a page of a customer with %s is sent to sign-in, and back',
  async (method) => {
    const answer = await guardOf(await aShop({ method, path: '/profile?from=mail' }))
    expect(leadsTo(answer as Response)).toBe('/sign-in?redirectTo=%2Fprofile%3Ffrom%3Dmail')
  },
)

describe('a session', () => {
  test('has a new id after every sign-in, and the old one is worthless', async () => {
    const first = cookieOf(await signedIn())
    const again = await opened(first)
    await again.signIn('tok_2', aUser())
    const second = cookieOf(again)
    expect((await opened(first)).user).toBeNull()
    expect((await opened(second)).session.signedIn?.token).toBe('tok_2')
  })

  test('ends only on its own device', async () => {
    const [phone, laptop] = [cookieOf(await signedIn()), cookieOf(await signedIn())]
    await (await opened(phone)).signOut()
    expect([(await opened(phone)).user, (await opened(laptop)).user]).toEqual([null, aUser()])
  })

  test('that ended elsewhere is over silently', async () => {
    const cookie = cookieOf(await signedIn())
    await (await opened(cookie)).signOut()
    const shop = await opened(cookie)
    const response = answerOf(shop)
    expect([shop.user, toastOf(response)]).toEqual([null, null])
    expect(response.headers.get('Set-Cookie')).toContain('__session=')
  })

  test.each(['X-Requested-With', 'Sec-Purpose'])(
    "that ended during a script's read or a prefetch makes it a guest's, without touching the cookie (%s)",
    async (name) => {
      const cookie = cookieOf(await signedIn())
      await (await opened(cookie)).signOut()
      const late = await aShop({ session: cookie, method: 'GET', path: '/orders', headers: { [name]: 'fetch' } })
      await confirmSession(late)
      expect([late.user, answerOf(late).headers.get('Set-Cookie')]).toEqual([null, null])
    },
  )

  test('whose token the vendor refuses to a script leads to sign-in, without touching the cookie', async () => {
    const refused = async (headers: Record<string, string>) => {
      const vendor = {
        orders: { details: () => Promise.reject(new VendorError('unauthorized', 'view_order_details')) },
      }
      const late = await aShop({ user: aUser(), method: 'GET', path: '/order-status/42', headers, vendor })
      const thrown: unknown = await late
        .withFailureHandling(late.vendor.orders.details('42'))
        .catch((response: unknown) => response)
      const { headers: responseHeaders } = thrown as Response
      return [responseHeaders.get('Location'), responseHeaders.getSetCookie().map((cookie) => cookie.split('=')[0])]
    }
    const signIn = '/sign-in?redirectTo=%2Forder-status%2F42'
    expect(await refused({ 'X-Requested-With': 'fetch' })).toEqual([signIn, []])
    expect(await refused({ Accept: 'text/event-stream' })).toEqual([signIn, []])
    expect(await refused({})).toEqual([signIn, ['__session', '__toast']])
  })

  test("that another tab ended during the call is refused silently, and keeps the next one's cookie", async () => {
    const vendor = { orders: { details: () => Promise.reject(new VendorError('unauthorized', 'view_order_details')) } }
    const slow = await aShop({ user: aUser(), method: 'GET', path: '/order-status/42', vendor })
    const { claimedSession } = slow.session
    if (claimedSession) await endSession(claimedSession)
    const response = (await slow
      .withFailureHandling(slow.vendor.orders.details('42'))
      .catch((thrown: unknown) => thrown)) as Response
    expect([leadsTo(response), response.headers.getSetCookie()]).toEqual([
      '/sign-in?redirectTo=%2Forder-status%2F42',
      [],
    ])
  })

  test('of a guest has not expired: a refusal leads to sign-in silently', async () => {
    const refused = async (parts: Parameters<typeof aShop>[0]) => {
      const shop = await aShop({ method: 'GET', path: '/orders', ...parts })
      const result = shop.withFailureHandling(Promise.reject(new VendorError('unauthorized', 'ongoing_orders')))
      const response = (await result.catch((thrown: unknown) => thrown)) as Response
      return [leadsTo(response), toastOf(response)?.text]
    }
    const signIn = '/sign-in?redirectTo=%2Forders'
    expect(await refused({ user: aUser() })).toEqual([signIn, 'Session Expired. Try login again'])
    expect(await refused({})).toEqual([signIn, undefined])
  })

  test("takes over the customer's new name, and stays the same", async () => {
    const shop = await opened(cookieOf(await signedIn()))
    const before = shop.session.signedIn
    shop.updateUser(aUser({ name: 'Asha Rao' }))
    const after = await opened(cookieOf(shop))
    expect(after.session.signedIn).toEqual({ ...before, user: aUser({ name: 'Asha Rao' }) })
  })
})

describe('a token too long for a cookie', () => {
  let redis: TestRedis
  let one: Instance
  let other: Instance
  const startBoth = async (redisTimeoutMs?: number) => {
    one = await startInstance(redis.url, redisTimeoutMs)
    other = await startInstance(redis.url, redisTimeoutMs)
  }
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())
  beforeEach(async () => {
    await redis.start()
    await startBoth()
  })
  afterEach(() => {
    one.close()
    other.close()
  })

  test('is available on every instance, but readable neither in the store nor in the cookie', async () => {
    const cookie = cookieOf(await signedIn(longToken, one))
    expect(cookie.length).toBeLessThan(700)
    expect((await opened(cookie, other)).session.signedIn).toMatchObject({ token: longToken, user: aUser() })
    const [name = ''] = (await redis.ask('KEYS', '*:token:*')) as string[]
    expect(Number(await redis.ask('PTTL', name))).toBeGreaterThan(89 * 24 * 3600_000)
    expect(String(await redis.ask('GET', name))).not.toContain(longToken.slice(0, 20))
    expect(cookie).not.toContain(longToken.slice(0, 20))
  })

  test('survives a changed name', async () => {
    const shop = await opened(cookieOf(await signedIn(longToken, one)), one)
    shop.updateUser(aUser({ name: 'Asha Rao' }))
    const after = await opened(cookieOf(shop), other)
    expect(after.session.signedIn).toMatchObject({ token: longToken, user: aUser({ name: 'Asha Rao' }) })
  })

  test('cannot be opened with the key of another session', async () => {
    const [own, foreign] = [await signedIn(longToken, one), await signedIn(`${longToken}other`, one)]
    const storedToken = (await redis.ask('GET', `storefront:token:${foreign.session.claimedSession?.id}`)) as string
    await redis.ask('SET', `storefront:token:${own.session.claimedSession?.id}`, storedToken)
    expect((await opened(cookieOf(own), one)).user).toBeNull()
  })

  test('is deleted with its session, which ends everywhere', async () => {
    const cookie = cookieOf(await signedIn(longToken, one))
    await (await opened(cookie, one)).signOut()
    const shop = await opened(cookie, other)
    expect([shop.user, toastOf(answerOf(shop))]).toEqual([null, null])
    await vi.waitUntil(async () => ((await redis.ask('KEYS', '*:token:*')) as string[]).length === 0)
  })

  test('that the store lost does not end the session for a script, because the cookie may have changed', async () => {
    const session = cookieOf(await signedIn(longToken, one))
    await redis.ask('FLUSHALL')
    const late = await one.aShop({ session, method: 'GET', path: '/orders', headers: { 'X-Requested-With': 'fetch' } })
    await one.confirmSession(late)
    expect([late.user, answerOf(late).headers.getSetCookie()]).toEqual([null, []])
  })

  test('that the store lost ends the session with a message, and sign-in leads back', async () => {
    const cookie = cookieOf(await signedIn(longToken, one))
    await redis.ask('FLUSHALL')
    const shop = await opened(cookie, one)
    const response = await guardOf(shop)
    if (!(response instanceof Response)) throw new Error('somebody is signed in')
    expect(leadsTo(response)).toBe('/sign-in?redirectTo=%2Forders')
    expect(toastOf(response)).toEqual({ tone: 'info', text: 'Session Expired. Try login again' })
    expect(response.headers.getSetCookie().some((one) => one.startsWith('__session='))).toBe(true)
  })

  describe('while the key-value store does not answer', () => {
    // Long enough for Redis on a busy machine, short enough to wait for when it is down.
    beforeEach(() => startBoth(2000))

    test('changes nothing, and the customer is not treated as a guest', async () => {
      const cookie = cookieOf(await signedIn(longToken, one))
      redis.freeze()
      const shop = await opened(cookie, one)
      const response = answerOf(shop)
      expect([shop.user, response.headers.getSetCookie()]).toEqual([null, []])
      expect([response.headers.get('Cache-Control'), shop.reply.cacheableUntil]).toEqual(['private, no-store', null])
      expect(await guardOf(shop)).toMatchObject({ status: 503 })
      redis.thaw()
      expect((await opened(cookie, other)).session.signedIn?.token).toBe(longToken)
    })

    test('cannot be used to sign in, but one that fits the cookie can', async () => {
      redis.freeze()
      const shop = await one.aShop()
      await expect(shop.signIn(longToken, aUser())).rejects.toMatchObject({ name: 'StoreDown' })
      expect([shop.user, cookieOf(shop)]).toEqual([null, ''])
      await shop.signIn('tok_1', aUser())
      redis.thaw()
      expect((await opened(cookieOf(shop), other)).user).toEqual(aUser())
    })

    test('ends with signing out, at least on this instance', async () => {
      const cookie = cookieOf(await signedIn(longToken, one))
      redis.freeze()
      await (await opened(cookie, one)).signOut()
      redis.thaw()
      expect((await opened(cookie, one)).session.claimedSession).toBeNull()
    })
  })
})

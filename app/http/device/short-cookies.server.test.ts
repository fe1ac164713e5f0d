import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { env } from '~/env.server'
import { aScope } from '../../../tests/support/shop-builders'
import { endOf, ShortCookies, ToastCookie, type ShortCookie } from './short-cookies.server'

type Code = { identifier: string; until: number }
const schema = z.object({ identifier: z.string(), until: z.number() })
const code: ShortCookie<Code> = { name: '__verification', schema, seconds: 900 }
const verified: ShortCookie<Code> = { ...code, name: '__typed' }

const open = (header: string | null = null, scope = aScope) => new ShortCookies(header, scope)
const sentBack = (cookies: ShortCookies) => cookies.headers().map((header) => header.split(';')[0] ?? '')

/** The Cookie header of a browser that received this one. */
function given(value: unknown = { identifier: 'ü 9111111111', until: endOf(code) }) {
  const cookies = open()
  cookies.set({ ...code, schema: z.any() }, value as Code)
  return sentBack(cookies).join('; ')
}

afterEach(() => void vi.useRealTimers())

describe('a short-lived cookie', () => {
  test('can be read by the next request, among others, and by the rest of this one', () => {
    const cookies = open()
    const value = { identifier: 'ü 9111111111', until: endOf(code) }
    expect(cookies.set(code, value)).toBe(true)
    expect(cookies.read(code)).toEqual(value)
    const next = open(`a=1; ${sentBack(cookies).join()}; b=2`)
    expect(next.read(code)).toEqual(value)
    expect([next.read(verified), next.headers()]).toEqual([null, []])
  })

  test('with another schema is ignored, as after an upgrade', () => {
    for (const value of [{}, { identifier: 7 }, { identifier: null }, { number: 'a' }])
      expect(open(given({ ...value, until: endOf(code) })).read(code)).toBeNull()
  })

  test('that was changed, cut off, or signed under another name or by another vendor is ignored', () => {
    const own = given()
    expect(open(own).read(code)).not.toBeNull()
    const middle = own.indexOf('=') + 10
    const changed = own.slice(0, middle) + (own[middle] === 'A' ? 'B' : 'A') + own.slice(middle + 1)
    for (const header of [
      changed,
      own.slice(0, -3),
      '__verification=',
      '__verification=%E0%A4%A',
      '__verification=e30=',
      null,
    ])
      expect(open(header).read(code)).toBeNull()
    expect(open(own.replace('__verification', '__typed')).read(verified)).toBeNull()
    expect(open(own, { ...aScope, vendorId: 'another' }).read(code)).toBeNull()
  })

  test('expires when it says, whatever the browser keeps', () => {
    vi.useFakeTimers()
    const own = given()
    vi.setSystemTime(Date.now() + 899_000)
    expect(open(own).read(code)).not.toBeNull()
    vi.setSystemTime(Date.now() + 1000)
    expect(open(own).read(code)).toBeNull()
  })

  test('gives the browser a lifetime in seconds, at most that of its kind, so that its clock does not matter', () => {
    vi.useFakeTimers()
    const cookies = open(null, { ...aScope, isSecure: true })
    cookies.set(code, { identifier: 'a', until: Date.now() + 60_000 })
    expect(cookies.headers()[0]).toMatch(/; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    cookies.set(code, { identifier: 'a', until: Date.now() + 24 * 3600_000 })
    expect(cookies.headers()[0]).toContain('; Max-Age=900;')
  })

  test('that no browser would accept is not set', () => {
    const cookies = open()
    expect(cookies.set(code, { identifier: randomBytes(3000).toString('base64'), until: endOf(code) })).toBe(false)
    expect([cookies.read(code), cookies.headers()]).toEqual([null, []])
  })

  test('is cleared only where it exists', () => {
    const cookies = open(given())
    cookies.clear(code)
    cookies.clear(verified)
    expect(cookies.read(code)).toBeNull()
    expect(cookies.headers()).toEqual([expect.stringMatching(/^__verification=; Max-Age=0; Path=\//)])
  })

  test('that is set and cleared in one request leaves nothing', () => {
    const cookies = open()
    cookies.set(code, { identifier: 'a', until: endOf(code) })
    cookies.clear(code)
    expect([cookies.read(code), cookies.headers()]).toEqual([null, []])
  })

  test('survives a rotation of secrets, and the next one uses the newest', () => {
    const { SESSION_SECRET: secrets } = env()
    const old = given()
    env().SESSION_SECRET = ['a-newer-secret-for-tests', ...secrets]
    const renewed = given()
    expect(open(old).read(code)).not.toBeNull()
    env().SESSION_SECRET = ['a-newer-secret-for-tests']
    expect([open(renewed).read(code) !== null, open(old).read(code)]).toEqual([true, null])
    env().SESSION_SECRET = secrets
  })
})

const hello = { tone: 'info', text: 'Hello' } as const
const asPage = { isPage: true }
const asRedirect = { isPage: false }
const next = (cookie: ToastCookie) => new ToastCookie(cookie.header(asRedirect), aScope)

function waiting() {
  const cookie = new ToastCookie(null, aScope)
  cookie.set(hello)
  return cookie
}

test('a toast is shown on the next page, which removes it', () => {
  const shown = next(waiting())
  expect(shown.take()).toEqual(hello)
  expect(shown.header(asPage)).toMatch(/^__toast=; Max-Age=0;/)
  expect(shown.take()).toBeNull()
})

test('a toast that a page has read keeps waiting if a redirect is sent instead', () => {
  const taken = next(waiting())
  expect(taken.take()).toEqual(hello)
  expect(taken.header(asRedirect)).toBeNull()
})

test('a toast waits for a page that shows it: other answers set no cookie', () => {
  const unseen = next(waiting())
  expect(unseen.header(asPage)).toBeNull()
})

test('a toast that is never shown expires', () => {
  expect(waiting().header(asRedirect)).toContain('Max-Age=300;')
})

test('nothing is written without a message', () => {
  const cookie = new ToastCookie('__toast=garbage', aScope)
  expect([cookie.take(), cookie.header(asPage)]).toEqual([null, null])
})

test('a toast is cut to fit its cookie', () => {
  const cookie = new ToastCookie(null, aScope)
  cookie.set({ tone: 'error', text: '€'.repeat(100_000) })
  expect(next(cookie).take()?.text).toHaveLength(300)
  expect(cookie.header(asRedirect)?.length).toBeLessThan(4096)
})

test('an answer does not show the toast of another answer', () => {
  const cookie = new ToastCookie(null, aScope)
  expect(new ToastCookie(cookie.headerOf(hello), aScope).take()).toEqual(hello)
  expect([cookie.take(), cookie.header(asPage)]).toEqual([null, null])
})

import { deflateSync } from 'node:zlib'
import { sign } from 'cookie-signature'
import { afterEach, describe, expect, test } from 'vitest'
import { env } from '~/env.server'
import { ownCookiesIn, readJsonCookie, readSigned, writeJsonCookie, writeSigned } from './cookies.server'

const scope = { vendorId: '10001', isSecure: true }
const keyOf = (secret: string) => JSON.stringify([secret, '__cart', scope.vendorId])
const key = keyOf('a-secret-for-tests-only')
const sentBack = (setCookie: string) => setCookie.split(';')[0] ?? ''

describe('signed cookies', () => {
  test('read back as they were written', () => {
    expect(readSigned(sentBack(writeSigned('__cart', 'a b;=,ü', scope)), '__cart', scope)).toBe('a b;=,ü')
  })

  test('are found among other cookies', () => {
    expect(readSigned(`a=1; ${sentBack(writeSigned('__cart', 'mine', scope))}; b=2`, '__cart', scope)).toBe('mine')
  })

  test.each([
    ['no header', null],
    ['no such cookie', 'other=1'],
    ['an empty value', '__cart='],
    ['no signature', '__cart=mine'],
    ['an empty signature', '__cart=mine.'],
    ['a changed value', `__cart=${encodeURIComponent(sign('mine', key).replace('mine', 'yours'))}`],
    ['a truncated signature', `__cart=${encodeURIComponent(sign('mine', key).slice(0, -1))}`],
    ['a signature of somebody else', `__cart=${encodeURIComponent(sign('mine', keyOf('another-secret-entirely')))}`],
    ['a broken escape', '__cart=%E0%A4%A.%'],
  ])('with %s are ignored', (_, header) => {
    expect(readSigned(header, '__cart', scope)).toBeNull()
  })

  test('of one vendor are invalid at another, and under another name', () => {
    const cookie = sentBack(writeSigned('__cart', 'mine', scope))
    expect(readSigned(cookie, '__cart', { ...scope, vendorId: '10002' })).toBeNull()
    expect(readSigned(cookie.replace('__cart', '__place'), '__place', scope)).toBeNull()
  })

  test('are not readable by scripts, are not sent by other sites, and last a year', () => {
    expect(writeSigned('__cart', 'x', scope)).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  test('are not marked secure without TLS', () => {
    expect(writeSigned('__cart', 'x', { ...scope, isSecure: false })).not.toContain('Secure')
  })

  test('are removed by an empty value', () => {
    expect(writeSigned('__cart', null, scope)).toMatch(/^__cart=; Max-Age=0; Path=\//)
  })
})

describe('after a rotation of secrets', () => {
  const [now = ''] = env().SESSION_SECRET
  const use = (...secrets: string[]) => (env().SESSION_SECRET = secrets)
  afterEach(() => void use(now))

  test('a cookie signed with the older secret is accepted, and signed with the newest when written again', () => {
    const old = sentBack(writeSigned('__cart', 'mine', scope))
    use('a-newer-secret-for-tests', now)
    expect(readSigned(old, '__cart', scope)).toBe('mine')
    const renewed = sentBack(writeSigned('__cart', 'mine', scope))
    use('a-newer-secret-for-tests')
    expect([readSigned(renewed, '__cart', scope), readSigned(old, '__cart', scope)]).toEqual(['mine', null])
  })
})

describe('JSON cookies', () => {
  const packed = (bytes: Buffer) => sentBack(writeSigned('__place', bytes.toString('base64url'), scope))

  test('are deflated if that is shorter, and read either way', () => {
    const long = { city: 'Köln '.repeat(40) }
    const plain = packed(Buffer.from(JSON.stringify(long)))
    expect(sentBack(writeJsonCookie('__place', long, scope)).length).toBeLessThan(plain.length / 2)
    expect(readJsonCookie(plain, '__place', scope)).toEqual(long)
    expect(readJsonCookie(sentBack(writeJsonCookie('__place', long, scope)), '__place', scope)).toEqual(long)
    expect(readJsonCookie(sentBack(writeJsonCookie('__place', { a: 1 }, scope)), '__place', scope)).toEqual({ a: 1 })
  })

  test('that would inflate beyond the size of any cookie are ignored', () => {
    const bomb = deflateSync(Buffer.from(JSON.stringify('0'.repeat(1_000_000))))
    expect(readJsonCookie(packed(bomb), '__place', scope)).toBeNull()
  })

  test('read back as they were written', () => {
    const value = { place: { city: 'Köln; "here", ok' }, mode: 'pickup' }
    expect(readJsonCookie(sentBack(writeJsonCookie('__place', value, scope)), '__place', scope)).toEqual(value)
  })

  test('with signed text that is not JSON are ignored', () => {
    expect(readJsonCookie(sentBack(writeSigned('__place', 'e30x', scope)), '__place', scope)).toBeNull()
  })

  test('are removed by null', () => {
    expect(writeJsonCookie('__place', null, scope)).toContain('Max-Age=0')
  })
})

test('a request with any cookie of ours is told from one without, cookies of others are not', () => {
  const held = ['__session', '__cart', '__place', '__toast', '__verification', '__typed', 'localelang', 'cart-changes']
  for (const name of [...held, 'cart-stamp']) expect(ownCookiesIn(`theirs=1; ${name}=mine`)).toContain('"mine"')
  expect(ownCookiesIn('theirs=1; not__cart=2; __cart2=3')).toBe('')
})

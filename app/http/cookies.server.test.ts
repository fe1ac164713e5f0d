import { sign } from 'cookie-signature'
import { describe, expect, test } from 'vitest'
import { isSecureHost, readJsonCookie, readSigned, writeJsonCookie, writeSigned } from './cookies.server'

const secret = 'a-secret-for-tests-only'
const sentBack = (setCookie: string) => setCookie.split(';')[0] ?? ''

describe('signed cookies', () => {
  test('what is written is read again', () => {
    expect(readSigned(sentBack(writeSigned('__cart', 'a b;=,ü', true)), '__cart')).toBe('a b;=,ü')
  })

  test('are read among others', () => {
    expect(readSigned(`a=1; ${sentBack(writeSigned('__cart', 'mine', true))}; b=2`, '__cart')).toBe('mine')
  })

  test.each([
    ['no header', null],
    ['no such cookie', 'other=1'],
    ['an empty value', '__cart='],
    ['no signature', '__cart=mine'],
    ['an empty signature', '__cart=mine.'],
    ['a changed value', `__cart=${encodeURIComponent(sign('mine', secret).replace('mine', 'yours'))}`],
    ['a truncated signature', `__cart=${encodeURIComponent(sign('mine', secret).slice(0, -1))}`],
    ['a signature of somebody else', `__cart=${encodeURIComponent(sign('mine', 'another-secret-entirely'))}`],
    ['a broken escape', '__cart=%E0%A4%A.%'],
  ])('with %s are nothing', (_, header) => {
    expect(readSigned(header, '__cart')).toBeNull()
  })

  test('cannot be read by scripts, are sent by no other site, and stay a year', () => {
    expect(writeSigned('__cart', 'x', true)).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  test('are not marked secure where there is no TLS', () => {
    expect(writeSigned('__cart', 'x', false)).not.toContain('Secure')
  })

  test('no value removes the cookie', () => {
    expect(writeSigned('__cart', null, true)).toMatch(/^__cart=; Max-Age=0; Path=\//)
  })
})

describe('cookies of JSON', () => {
  test('what is written is read again', () => {
    const value = { place: { city: 'Köln; "here", ok' }, mode: 'pickup' }
    expect(readJsonCookie(sentBack(writeJsonCookie('__place', value, true)), '__place')).toEqual(value)
  })

  test('signed text that is no JSON is nothing', () => {
    expect(readJsonCookie(sentBack(writeSigned('__place', 'e30x', true)), '__place')).toBeNull()
  })

  test('null removes the cookie', () => {
    expect(writeJsonCookie('__place', null, true)).toContain('Max-Age=0')
  })
})

describe('hosts without TLS', () => {
  test.each(['localhost', 'grocery.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])('%s is one', (host) => {
    expect(isSecureHost(host)).toBe(false)
  })

  test.each(['shop.example', 'localhost.example', 'notlocalhost', '128.0.0.1', ''])('%s is none', (host) => {
    expect(isSecureHost(host)).toBe(true)
  })
})

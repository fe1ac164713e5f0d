// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readChanges } from '~/domain/cart/cart-changes'
import { cookie, freshBrowser, setCookie } from '../page.test-support'
import { currentStamp, Journal } from './journal'

beforeEach(freshBrowser)

const changes = (text: string) => {
  const read = readChanges(text)
  if (!read) throw new Error(text)
  return read
}

describe('a recorded change', () => {
  test('is in the cookie at once', () => {
    new Journal().note('2101', '901', 3)
    expect(cookie('cart-changes')).toBe('2101!901*3')
  })

  test('replaces an older one of its line and keeps those of others', () => {
    const journal = new Journal()
    journal.note('2101', '901', 3)
    journal.note('2101', '914', 0)
    journal.note('2101', '901', 4)
    expect(cookie('cart-changes')).toBe('2101!914*0!901*4')
  })

  test('of a new store discards those of the old one', () => {
    const journal = new Journal()
    journal.note('2101', '901', 3)
    journal.note('2102', '7', 1)
    expect(cookie('cart-changes')).toBe('2102!7*1')
  })

  test('pushes the oldest out of a full cookie, but not out of memory', () => {
    const journal = new Journal()
    for (let line = 100; line < 500; line++) journal.note('2101', `line-${line}`, 1)
    expect(cookie('cart-changes')?.length).toBeLessThanOrEqual(2000)
    expect(cookie('cart-changes')).toContain('line-499*1')
    expect(journal.pending()?.quantities.size).toBe(400)
    for (const long of ['x', 'y']) journal.note('2101', long.repeat(200), 1)
    expect(cookie('cart-changes')?.length).toBeLessThanOrEqual(2000)
  })

  test.each([
    ['https:', true],
    ['http:', false],
  ])('outlives the browser; its cookie is secure on %s: %s', (protocol, isSecure) => {
    vi.stubGlobal('location', { protocol })
    const write = vi.spyOn(document, 'cookie', 'set')
    new Journal().note('2101', '901', 3)
    const [, age, secure] = /Max-Age=(\d+)(; Secure)?$/.exec(write.mock.calls[0]?.[0] ?? '') ?? []
    expect([Number(age) > 24 * 3600, secure !== undefined]).toEqual([true, isSecure])
  })

  test('is in memory if the browser takes no cookies', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    const journal = new Journal()
    journal.note('2101', '901', 3)
    expect(journal.pending()).toEqual(changes('2101!901*3'))
  })
})

describe('two tabs', () => {
  test('share the cookie: the newest change of a line counts', () => {
    const [one, other] = [new Journal(), new Journal()]
    one.note('2101', '901', 3)
    other.note('2101', '914', 2)
    other.note('2101', '901', 5)
    expect(one.pending()?.quantities).toEqual(new Map(Object.entries({ '901': 5, '914': 2 })))
  })

  test('do not bring back an older quantity once the newer one is answered', () => {
    const [one, other] = [new Journal(), new Journal()]
    one.note('2101', '901', 2)
    other.note('2101', '901', 3)
    const sent = one.pending()
    if (sent) one.drop(sent)
    expect([sent, one.pending()]).toEqual([changes('2101!901*3'), null])
  })

  test('do not lose each other’s changes when answered', () => {
    const [one, other] = [new Journal(), new Journal()]
    one.note('2101', '901', 3)
    other.note('2101', '914', 2)
    one.drop(changes('2101!901*3'))
    expect(cookie('cart-changes')).toBe('2101!914*2')
  })

  test('keep their own changes when an answer in the other clears the cookie, or a part of it', () => {
    const [journal, other] = [new Journal(), new Journal()]
    journal.note('2101', '901', 3)
    freshBrowser()
    expect(journal.pending()).toEqual(changes('2101!901*3'))
    other.note('2101', '914', 2)
    expect(journal.pending()).toEqual(changes('2101!901*3!914*2'))
  })

  test('with carts of different stores do not mix their changes', () => {
    const [one, other] = [new Journal(), new Journal()]
    one.note('2101', '901', 3)
    other.note('2102', '901', 5)
    expect([one.pending(), other.pending()]).toEqual([changes('2101!901*3'), changes('2102!901*5')])
  })
})

describe('a server answer', () => {
  test('removes what was sent, and the cookie with the last change', () => {
    const journal = new Journal()
    journal.note('2101', '901', 3)
    journal.drop(changes('2101!901*3'))
    expect([cookie('cart-changes'), journal.pending()]).toEqual([null, null])
  })

  test('keeps what was changed again meanwhile, also in another store', () => {
    const journal = new Journal()
    journal.note('2101', '901', 3)
    const sent = changes('2101!901*3')
    journal.note('2101', '901', 4)
    journal.drop(sent)
    expect(cookie('cart-changes')).toBe('2101!901*4')
    journal.note('2102', '901', 4)
    journal.drop(changes('2101!901*4'))
    expect(cookie('cart-changes')).toBe('2102!901*4')
  })
})

describe('a journal from an earlier page', () => {
  test('is read by the next page', () => {
    setCookie('cart-changes', '2101!901*0')
    expect(new Journal().pending()).toEqual(changes('2101!901*0'))
  })

  test('that cannot be read is empty', () => {
    setCookie('cart-changes', '<script>')
    expect(new Journal().pending()).toBeNull()
  })

  test('in the memory of a page from the back-forward cache yields to the cookie', () => {
    const journal = new Journal()
    journal.note('2101', '901', 3)
    freshBrowser()
    journal.trustCookie()
    expect(journal.pending()).toBeNull()
  })

  test('can be cleared', () => {
    const journal = new Journal()
    journal.note('2101', '901', 3)
    journal.clear()
    expect([cookie('cart-changes'), journal.pending()]).toEqual([null, null])
  })
})

test('the stamp of the cart is read from its cookie', () => {
  expect(currentStamp()).toBeNull()
  setCookie('cart-stamp', 'abc')
  expect(currentStamp()).toBe('abc')
})

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

describe('a change that is noted', () => {
  test('is in the cookie at once', () => {
    new Journal().note('2101', '901', 3)
    expect(cookie('cart-changes')).toBe('2101!901*3')
  })

  test('replaces an older one of its line and stands beside those of others', () => {
    const journal = new Journal()
    journal.note('2101', '901', 3)
    journal.note('2101', '914', 0)
    journal.note('2101', '901', 4)
    expect(cookie('cart-changes')).toBe('2101!914*0!901*4')
  })

  test('of a new store makes those of the old one worthless', () => {
    const journal = new Journal()
    journal.note('2101', '901', 3)
    journal.note('2102', '7', 1)
    expect(cookie('cart-changes')).toBe('2102!7*1')
  })

  test('leaves the oldest out where the cookie would get too long, but not out of memory', () => {
    const journal = new Journal()
    for (let line = 100; line < 500; line++) journal.note('2101', `line-${line}`, 1)
    expect(cookie('cart-changes')?.length).toBeLessThanOrEqual(2000)
    expect(cookie('cart-changes')).toContain('line-499*1')
    expect(journal.pending()?.quantities.size).toBe(400)
  })

  test('is in memory where the browser takes no cookies', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    const journal = new Journal()
    journal.note('2101', '901', 3)
    expect(journal.pending()).toEqual(changes('2101!901*3'))
    vi.restoreAllMocks()
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

  test('do not lose each other’s changes by an answer', () => {
    const [one, other] = [new Journal(), new Journal()]
    one.note('2101', '901', 3)
    other.note('2101', '914', 2)
    one.drop(changes('2101!901*3'))
    expect(cookie('cart-changes')).toBe('2101!914*2')
  })

  test('keep their own changes when an answer to the other one ends the cookie', () => {
    const journal = new Journal()
    journal.note('2101', '901', 3)
    freshBrowser()
    expect(journal.pending()).toEqual(changes('2101!901*3'))
  })
})

describe('an answer', () => {
  test('takes out what was sent, and the cookie goes with the last change', () => {
    const journal = new Journal()
    journal.note('2101', '901', 3)
    journal.drop(changes('2101!901*3'))
    expect([cookie('cart-changes'), journal.pending()]).toEqual([null, null])
  })

  test('leaves what was changed again while it was on its way', () => {
    const journal = new Journal()
    journal.note('2101', '901', 3)
    const sent = changes('2101!901*3')
    journal.note('2101', '901', 4)
    journal.drop(sent)
    expect(cookie('cart-changes')).toBe('2101!901*4')
  })
})

describe('a journal that was left behind', () => {
  test('is found by the next page', () => {
    setCookie('cart-changes', '2101!901*0')
    expect(new Journal().pending()).toEqual(changes('2101!901*0'))
  })

  test('that cannot be read is none', () => {
    setCookie('cart-changes', '<script>')
    expect(new Journal().pending()).toBeNull()
  })

  test('in the memory of a page that was put away gives way to the cookie', () => {
    const journal = new Journal()
    journal.note('2101', '901', 3)
    freshBrowser()
    journal.trustCookie()
    expect(journal.pending()).toBeNull()
  })

  test('can be forgotten', () => {
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

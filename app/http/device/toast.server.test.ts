import { expect, test } from 'vitest'
import { aScope } from '../../../tests/support/shop-builders'
import { ToastCookie } from './toast.server'

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

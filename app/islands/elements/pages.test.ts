// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { aServer, element, freshBrowser, noConnection, openPage, page, settled } from '../page.test-support'
import './pages'

const stores = (names: string[], next = '') =>
  `<shop-pages><ul>${names.map((name) => `<li><a href="/vendor/${name}">${name}</a></li>`).join('')}</ul>${next}</shop-pages>`
const link = (number: number) => `<a href="/?page=${number}">more</a>`
const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

/** The link is near the window from the start, or when the test says so. */
let come: () => void

beforeEach(() => {
  freshBrowser()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        come = () => this.tell([{ isIntersecting: true }])
        this.tell([{ isIntersecting: false }])
      }
      disconnect() {
        come = () => undefined
      }
    },
  )
})

test('the next page’s stores are appended as its link comes near, up to the last page', async () => {
  const server = aServer()
  openPage(stores(['a', 'b'], link(2)))
  expect(server.asked).toEqual([])
  come()
  await server.answers(0, page('<a href="/">previous</a>' + stores(['c', 'd'], link(3))))
  expect([shown(), element<HTMLAnchorElement>('shop-pages > a').pathname]).toEqual([['a', 'b', 'c', 'd'], '/'])
  come()
  await server.answers(1, page(stores(['e'])))
  expect([shown(), document.querySelector('shop-pages > a')]).toEqual([['a', 'b', 'c', 'd', 'e'], null])
  expect(server.asked.map(({ path }) => new URL(path, location.href).search)).toEqual(['?page=2', '?page=3'])
})

test('the address then covers everything shown, even if the list started later', async () => {
  const server = aServer()
  openPage(stores(['a'], link(2)))
  come()
  await server.answers(0, page(stores(['b'], link(3))))
  expect(location.search).toBe('?page=1-2')
  come()
  await server.answers(1, page(stores(['c'], link(4))))
  expect(location.search).toBe('?page=1-3')

  history.replaceState(null, '', '/?page=5')
  openPage(stores(['a'], link(6)))
  come()
  await server.answers(2, page(stores(['b'])))
  expect(location.search).toBe('?page=5-6')
})

test('a page that arrives after Back to another list is dropped, and the address stays', async () => {
  const server = aServer()
  openPage(stores(['a'], link(2)))
  come()
  history.replaceState(null, '', '/?sort=rating')
  await server.answers(0, page(stores(['b'], link(3))))
  expect([shown(), location.search]).toEqual([['a'], '?sort=rating'])
})

test('each page is requested once, however often its link comes near', async () => {
  const server = aServer()
  openPage(stores(['a'], link(2)))
  const comeAgain = come
  comeAgain()
  come()
  await settled()
  expect(server.asked).toHaveLength(1)
})

test('the focus of the link moves to the first new store', async () => {
  const server = aServer()
  openPage(stores(['a'], link(2)))
  element('shop-pages > a').focus()
  come()
  await server.answers(0, page(stores(['b'], link(3))))
  expect(document.activeElement?.textContent).toBe('b')
})

test.each([
  ['without a connection', noConnection()],
  ['with an error', new Response('', { status: 500 })],
  ['without stores', page('<p>Service not available</p>')],
])('after an answer %s the link can still be pressed', async (_, answer) => {
  const server = aServer()
  openPage(stores(['a'], link(2)))
  come()
  await server.answers(0, answer)
  expect([shown(), element<HTMLAnchorElement>('shop-pages > a').search]).toEqual([['a'], '?page=2'])
})

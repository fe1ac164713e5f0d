// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  aServer,
  badge,
  element,
  freshBrowser,
  noConnection,
  openPage,
  page,
  press,
  redirectElsewhere,
  settled,
} from '../page.test-support'
import './filter'

let server: ReturnType<typeof aServer>

/** A list with one filter, as its page says. */
const list = (isVeg: boolean) => `<shop-filter><form action="/stores">
  <div id="filter-fields"><input type="checkbox" name="veg" value="1"${isVeg ? ' checked=""' : ''}></div></form>
  <p id="filter-status" tabindex="-1">${isVeg ? 'Veg' : 'All'}</p></shop-filter>`

const isBusy = () => element('shop-filter').getAttribute('aria-busy')
const assign = vi.fn()

const veg = () => element<HTMLInputElement>('[name=veg]')

function choose(isVeg: boolean) {
  veg().checked = isVeg
  veg().dispatchEvent(new Event('change', { bubbles: true }))
}

/** What the browser does when the customer goes to an entry of this page. */
function goTo(address: string) {
  history.replaceState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

beforeEach(() => {
  freshBrowser()
  server = aServer()
  history.replaceState(null, '', '/stores')
  vi.spyOn(location, 'assign').mockImplementation(assign)
  openPage(list(false), badge)
})

test('a choice is applied in place, with an entry in the history', async () => {
  const entries = history.length
  choose(true)
  expect(isBusy()).toBe('true')
  await server.answers(0, page(list(true)))
  expect([location.search, element('p').textContent, history.length]).toEqual(['?veg=1', 'Veg', entries + 1])
  expect(isBusy()).toBeNull()
})

test('the usual order is left out of the address, but not a search for its name', async () => {
  element('form').insertAdjacentHTML(
    'beforeend',
    '<input name="q" value="relevance"><input name="sort" value="relevance">',
  )
  choose(true)
  await server.answers(0, page(list(true)))
  expect(location.search).toBe('?veg=1&q=relevance')
})

test('a choice that is taken back while it is applied makes no entry', async () => {
  const entries = history.length
  choose(true)
  choose(false)
  await settled()
  expect([server.asked[0]?.signal?.aborted, isBusy()]).toEqual([true, 'true'])
  await server.answers(1, page(list(false)))
  expect([location.search, element('p').textContent, history.length]).toEqual(['', 'All', entries])
})

test('a choice that is given up by going to another entry and back is not chosen any more', async () => {
  choose(true)
  goTo('/stores?page=1-2')
  goTo('/stores')
  await server.answers(2, page(list(false)))
  expect([veg().checked, element('p').textContent, location.search]).toEqual([false, 'All', ''])
})

test.each([
  ['of a store', '<a href="/vendor/green-bowl">', {}],
  ['to the next stores', '<a href="/stores?veg=1&page=2">', {}],
  ['of a filter that opens in another tab', '<a href="/stores?veg=1">', { ctrlKey: true }],
])('a link %s is left to the browser', (_, link, init) => {
  element('shop-filter').insertAdjacentHTML('beforeend', `${link}x</a>`)
  expect([press('a', init).defaultPrevented, server.asked]).toEqual([false, []])
})

test.each([
  ['an error', () => new Response(null, { status: 502 })],
  ['a page elsewhere', redirectElsewhere],
  ['a page without a list', () => page('<h1>Restaurants</h1>')],
])('a list whose address answers with %s is opened by the browser', async (_, answer) => {
  choose(true)
  await server.answers(0, answer())
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/stores\?veg=1$/))
})

test('a choice without a connection says so, and is applied when it is back, unless another was made', async () => {
  choose(true)
  await server.answers(0, noConnection())
  expect(element('[role=alert]').textContent).toBe('error.offline')
  choose(false)
  await server.answers(1, noConnection())
  expect([server.asked.length, isBusy()]).toEqual([2, 'true'])
  dispatchEvent(new Event('online'))
  await server.answers(2, new Response())
  await server.answers(3, new Response())
  await server.answers(4, page(list(false)))
  const [lists, checks] = [/stores/, /healthz/].map((name) => server.asked.filter(({ path }) => name.test(path)))
  expect([lists?.length, checks?.length, isBusy(), assign.mock.calls]).toEqual([3, 2, null, []])
})

test('a new list is seen from its top, and one that Back leads to where it was', async () => {
  const scrolled = vi.spyOn(element('p'), 'scrollIntoView').mockImplementation(() => undefined)
  const top = vi.spyOn(element('p'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10))
  choose(true)
  await server.answers(0, page(list(true)))
  expect(scrolled).not.toHaveBeenCalled()
  top.mockReturnValue(new DOMRect(0, -10))
  goTo('/stores')
  await server.answers(1, page(list(false)))
  expect(scrolled).not.toHaveBeenCalled()
  choose(true)
  await server.answers(2, page(list(true)))
  expect(scrolled).toHaveBeenCalledOnce()
})

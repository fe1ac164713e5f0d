// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { aServer, element, freshBrowser, openPage, page, settled } from '../page.test-support'
import './filter'

let server: ReturnType<typeof aServer>

/** A list with one filter, as its page says. */
const list = (isVeg: boolean) => `<shop-filter><form action="/stores">
  <div id="filter-fields"><input type="checkbox" name="veg" value="1"${isVeg ? ' checked=""' : ''}></div></form>
  <p id="filter-status" tabindex="-1">${isVeg ? 'Veg' : 'All'}</p></shop-filter>`

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
  openPage(list(false))
})

test('a choice is applied in place, with an entry in the history', async () => {
  const entries = history.length
  choose(true)
  await server.answers(0, page(list(true)))
  expect([location.search, element('p').textContent, history.length]).toEqual(['?veg=1', 'Veg', entries + 1])
})

test('a choice that is taken back while it is applied makes no entry', async () => {
  const entries = history.length
  choose(true)
  choose(false)
  await settled()
  expect(server.asked[0]?.signal?.aborted).toBe(true)
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

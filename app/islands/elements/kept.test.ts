// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { aServer, freshBrowser, openPage, page, redirectElsewhere, settled } from '../page.test-support'
import './index'

beforeEach(freshBrowser)

const markup = (entries: string, as: string) => `<shop-mirror entries='${entries}' as="${as}"></shop-mirror>`

test.each([
  ['for somebody else', () => page(markup('{"city":"Surat"}', 'en dark 5501')), 1],
  ['for another place', () => page(markup('{"city":"Pune"}', 'en light ')), 1],
  ['to lead elsewhere', redirectElsewhere, 1],
  ['as it is', () => page(markup('{"city":"Surat"}', 'en light ')), 0],
  ['broken', () => new Response(null, { status: 503 }), 0],
  ['nowhere, without a connection', () => new TypeError(), 0],
])('a page that comes back from the cache, and is now %s, is reloaded if need be', async (_, answer, times) => {
  const server = aServer()
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  openPage(markup('{"city":"Surat"}', 'en light '))
  const shown = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  shown(false)
  await settled()
  expect(server.asked).toEqual([])
  shown(true)
  await vi.waitUntil(() => server.asked.length > 0)
  await server.answers(0, answer())
  expect(reload).toHaveBeenCalledTimes(times)
  reload.mockRestore()
})

test('the menu of a page that comes back from the cache is closed, also if one of its links was followed', async () => {
  aServer()
  openPage('<nav popover="auto"></nav>')
  const hidePopover = vi.fn()
  Object.assign(document.querySelector('nav')!, { hidePopover })
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitUntil(() => hidePopover.mock.calls.length > 0)
})

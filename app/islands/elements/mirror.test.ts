// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { aServer, element, freshBrowser, openPage, page, redirectElsewhere, settled } from '../page.test-support'
import { mirror, renew } from './mirror'

beforeEach(freshBrowser)

function opens(entries: Record<string, string> | string) {
  openPage('<p></p>')
  element('p').setAttribute('entries', typeof entries === 'string' ? entries : JSON.stringify(entries))
  mirror(element('p'))
}

test('the keys of other clients are set, removed if they no longer apply, and all others left alone', () => {
  localStorage.setItem('cart', '[]')
  opens({ latitude: '23.02', city: 'Ahmedabad', state: '', restaurantId: btoa('2101') })
  expect({ ...localStorage }).toEqual({
    ...{ cart: '[]', latitude: '23.02', city: 'Ahmedabad' },
    restaurantId: 'MjEwMQ==',
  })
  opens({ latitude: '', city: '', restaurantId: '' })
  expect({ ...localStorage }).toEqual({ cart: '[]' })
})

test('a storage that is full, forbidden or unreadable stops nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => opens({ latitude: '23.02' })).not.toThrow()
  vi.restoreAllMocks()
  expect(() => opens('{')).not.toThrow()
  expect(() => opens('')).not.toThrow()
})

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
  renew(element('shop-mirror'))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  await settled()
  expect(server.asked).toEqual([])
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitUntil(() => server.asked.length > 0, { timeout: 60_000 })
  await server.answers(server.asked.length - 1, answer())
  expect(reload).toHaveBeenCalledTimes(times)
  vi.restoreAllMocks()
})

const markup = (entries: string, as: string) => `<shop-mirror entries='${entries}' as="${as}"></shop-mirror>`

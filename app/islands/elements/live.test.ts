// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aServer,
  element,
  Events,
  freshBrowser,
  noConnection,
  openPage,
  page,
  redirectElsewhere,
  settled,
} from '../page.test-support'
import { closeUpdates } from '../updates'
import './live'

let server: ReturnType<typeof aServer>
const reload = vi.fn()

beforeEach(() => {
  freshBrowser()
  server = aServer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(location, 'reload').mockImplementation(reload)
  return () => {
    closeUpdates()
    freshBrowser()
    vi.clearAllTimers()
    vi.useRealTimers()
  }
})

async function turn() {
  vi.advanceTimersByTime(20_000)
  await settled()
}

/** Opens a page whose region has got the update that loads its script, and waits for the next one. */
async function openLive(body: string) {
  openPage(body)
  await server.answers(0, page(body))
  server.asked.length = 0
}

describe('a live region', () => {
  const region = '<shop-live id="progress" every="20">Placed</shop-live>'

  test('refreshes at once and at every interval until its copy is final', async () => {
    openPage(region)
    await server.answers(0, page('<shop-live id="progress" every="20">On the way</shop-live>'))
    expect(element('#progress').textContent).toBe('On the way')
    await turn()
    await server.answers(1, page('<shop-live id="progress">Delivered</shop-live>'))
    await turn()
    expect([element('#progress').textContent, server.asked.length]).toEqual(['Delivered', 2])
  })

  test('does not ask while the page is hidden, and asks when it is visible again', async () => {
    await openLive(region)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await turn()
    expect(server.asked).toHaveLength(0)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(server.asked).toHaveLength(1)
  })

  test('whose page redirects follows it, and asks no more', async () => {
    openPage(region)
    await server.answers(0, redirectElsewhere())
    await turn()
    expect([reload.mock.calls.length, server.asked.length]).toEqual([1, 1])
  })

  test.each([
    ['an error', () => new Response(null, { status: 502 })],
    ['no connection', noConnection],
  ])('that gets %s stays unchanged and asks at the next interval', async (_, answer) => {
    openPage(region)
    await server.answers(0, answer())
    await turn()
    expect([element('#progress').textContent, server.asked.length, reload.mock.calls.length]).toEqual(['Placed', 2, 0])
  })
})

describe('a live region with server events', () => {
  const region = (version: string, text: string) =>
    `<p data-says="${text}"></p><shop-live id="order" every="20" version="${version}" events="/order-events/7">${text}</shop-live>`
  let hidden = vi.spyOn(document, 'hidden', 'get')
  const turnHidden = (is: boolean) => {
    hidden.mockReturnValue(is)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const connection = (at: number) => Events.all.at(at) as Events

  beforeEach(async () => {
    Events.all = []
    vi.stubGlobal('EventSource', Events)
    hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    await openLive(region('1', 'Placed'))
  })

  test('is refreshed when they report a new version, with an announcement, but not for its own version', async () => {
    expect(Events.all.map(({ url }) => url)).toEqual(['/order-events/7'])
    connection(0).tell('track', { version: '1' })
    await settled()
    expect(server.asked).toHaveLength(0)
    connection(0).tell('track', { version: '2' })
    await server.answers(0, page(region('2', 'On the way')))
    expect([element('#order').textContent, element('[data-says]').textContent]).toEqual(['On the way', 'On the way'])
    connection(0).tell('track', { version: '2' })
    await settled()
    expect(server.asked).toHaveLength(1)
  })

  test('refreshes the elements beside it too, and the title and icon of the tab', async () => {
    const around = (sum: string, icon: string) =>
      `<title>${sum}</title><link rel="icon" href="${icon}"><p id="sum" data-beside="">${sum}</p>`
    document.body.insertAdjacentHTML('beforeend', around('To pay', '/icon-1'))
    connection(0).tell('track', { version: '2' })
    await server.answers(0, page(`${region('2', 'Delivered')}${around('Paid', '/icon-2')}`))
    expect([element('#sum').textContent, document.title]).toEqual(['Paid', 'Paid'])
    expect(element('link[rel=icon]').getAttribute('href')).toBe('/icon-2')
  })

  test('keeps the courier up to date: it appears, gets new data, and disappears', async () => {
    const track = (data: string) => `<div id="track">${data && `<shop-track data="${data}"></shop-track>`}</div>`
    const data = () => document.querySelector('shop-track')?.getAttribute('data')
    await openLive(track('') + region('1', 'Placed'))
    for (const [at, [shown, expected]] of (
      [
        ['{}', '{}'],
        ['{ }', '{ }'],
        ['', undefined],
      ] as const
    ).entries()) {
      connection(-1).tell('track', { version: `${at + 2}` })
      await server.answers(at, page(track(shown) + region(`${at + 2}`, 'On the way')))
      expect(data()).toBe(expected)
    }
  })

  test('passes the events on to all listeners on the page', () => {
    const heard: unknown[] = []
    document.addEventListener('shop:track', (event) => heard.push((event as CustomEvent).detail), { once: true })
    connection(0).tell('track', { version: '1', courier: null })
    expect(heard).toEqual([{ version: '1', courier: null }])
  })

  test('is not refreshed while events arrive, and by itself once they stop', async () => {
    vi.advanceTimersByTime(19_000)
    connection(0).tell('beat')
    vi.advanceTimersByTime(19_000)
    await settled()
    expect(server.asked).toHaveLength(0)
    await turn()
    expect(server.asked).toHaveLength(1)
  })

  test('refreshes once more for an event during a refresh', async () => {
    connection(0).tell('track', { version: '2' })
    connection(0).tell('track', { version: '3' })
    await server.answers(0, page(region('2', 'On the way')))
    await server.answers(1, page(region('3', 'Arrived')))
    expect([element('#order').textContent, server.asked.length]).toEqual(['Arrived', 2])
  })

  test('refreshes by itself if they are refused, and retries them at the next interval', async () => {
    connection(0).refuse()
    await turn()
    await server.answers(0, page(region('2', 'On the way')))
    expect([element('#order').textContent, Events.all.length]).toEqual(['On the way', 2])
    connection(1).refuse()
    await turn()
    expect([Events.all.length, server.asked.length]).toEqual([2, 2])
  })

  test('repeats a failed refresh even if they go on', async () => {
    connection(0).tell('track', { version: '2' })
    await server.answers(0, new Response(null, { status: 502 }))
    connection(0).tell('beat')
    await turn()
    expect(server.asked).toHaveLength(2)
  })

  test('closes its connection while the page is hidden or cached, and opens another when it is visible', () => {
    turnHidden(true)
    expect(connection(0).readyState).toBe(Events.CLOSED)
    turnHidden(false)
    dispatchEvent(new Event('pagehide'))
    expect([Events.all.length, connection(1).readyState]).toEqual([2, Events.CLOSED])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect([Events.all.length, connection(2).readyState]).toEqual([3, 1])
  })

  test('closes its connection at the end of a refresh if the page has been hidden meanwhile', async () => {
    connection(0).tell('track', { version: '2' })
    await settled()
    turnHidden(true)
    await server.answers(0, page(region('2', 'On the way')))
    expect([element('#order').textContent, connection(0).readyState]).toEqual(['On the way', Events.CLOSED])
  })

  test('keeps listening while the page is hidden if its customer wants to be notified', async () => {
    document.body.insertAdjacentHTML('beforeend', '<shop-notify on></shop-notify>')
    turnHidden(true)
    connection(-1).tell('track', { version: '2' })
    await server.answers(0, page(region('2', 'On the way')))
    expect([element('#order').textContent, connection(-1).readyState]).toEqual(['On the way', 1])
  })

  test('closes its connection with a final copy', async () => {
    connection(0).tell('track', { version: '5' })
    await server.answers(0, page('<shop-live id="order" version="5">Delivered</shop-live>'))
    expect(connection(0).readyState).toBe(Events.CLOSED)
  })

  test('refreshes a last time at their end, and then no more', async () => {
    connection(0).tell('end')
    await server.answers(0, page('<shop-live id="order" version="4">Delivered</shop-live>'))
    turnHidden(true)
    turnHidden(false)
    await turn()
    expect([element('#order').textContent, Events.all.length, server.asked.length]).toEqual(['Delivered', 1, 1])
  })
})

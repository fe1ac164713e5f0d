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
import { start } from './live'

let stop: () => void
let server: ReturnType<typeof aServer>
const reload = vi.fn()

beforeEach(() => {
  freshBrowser()
  server = aServer()
  vi.clearAllMocks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(location, 'reload').mockImplementation(reload)
  openPage('<section id="progress" data-live="20">Placed</section>')
  stop = start()
  return () => {
    stop()
    vi.clearAllTimers()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

async function turn() {
  vi.advanceTimersByTime(20_000)
  await settled()
}

describe('a live region', () => {
  test('looks again at every turn, until its copy is final', async () => {
    await turn()
    await server.answers(0, page('<section id="progress" data-live="20">On the way</section>'))
    expect(element('#progress').textContent).toBe('On the way')
    await turn()
    await server.answers(1, page('<section id="progress">Delivered</section>'))
    await turn()
    expect([element('#progress').textContent, server.asked.length]).toEqual(['Delivered', 2])
  })

  test('does not ask while the page is hidden, and does so when it is seen', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await turn()
    expect(server.asked).toHaveLength(0)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(server.asked).toHaveLength(1)
  })

  test('whose page leads elsewhere by now goes there, and asks no more', async () => {
    await turn()
    await server.answers(0, redirectElsewhere())
    await turn()
    expect([reload.mock.calls.length, server.asked.length]).toEqual([1, 1])
  })

  test.each([
    ['an error', () => new Response(null, { status: 502 })],
    ['no connection', noConnection],
  ])('that gets %s stays as it is and asks at the next turn', async (_, answer) => {
    await turn()
    await server.answers(0, answer())
    await turn()
    expect([element('#progress').textContent, server.asked.length, reload.mock.calls.length]).toEqual(['Placed', 2, 0])
  })
})

describe('a live region that follows the events of the server', () => {
  const region = (version: string, text: string) =>
    `<p data-says="${text}"></p><section id="order" data-live="20" data-version="${version}" data-events="/order-events/7">${text}</section>`
  let hidden = vi.spyOn(document, 'hidden', 'get')
  const turnHidden = (is: boolean) => {
    hidden.mockReturnValue(is)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const line = (at: number) => Events.all.at(at) as Events

  beforeEach(() => {
    Events.all = []
    vi.stubGlobal('EventSource', Events)
    hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    openPage(region('1', 'Placed'))
    stop()
    stop = start()
  })

  test('is filled anew when they tell another version, and says so, but not for its own', async () => {
    expect(Events.all.map(({ url }) => url)).toEqual(['/order-events/7'])
    line(0).tell('track', { version: '1' })
    await settled()
    expect(server.asked).toHaveLength(0)
    line(0).tell('track', { version: '2' })
    await server.answers(0, page(region('2', 'On the way')))
    expect([element('#order').textContent, element('[data-says]').textContent]).toEqual(['On the way', 'On the way'])
    line(0).tell('track', { version: '2' })
    await settled()
    expect(server.asked).toHaveLength(1)
  })

  test('takes along what stands beside it', async () => {
    document.body.insertAdjacentHTML('beforeend', '<p id="sum" data-beside="">To pay</p>')
    line(0).tell('track', { version: '2' })
    await server.answers(0, page(`${region('2', 'Delivered')}<p id="sum" data-beside="">Paid</p>`))
    expect(element('#sum').textContent).toBe('Paid')
  })

  test('hands on what they tell to whatever on the page listens', () => {
    const heard: unknown[] = []
    document.addEventListener('shop:track', (event) => heard.push((event as CustomEvent).detail), { once: true })
    line(0).tell('track', { version: '1', courier: null })
    expect(heard).toEqual([{ version: '1', courier: null }])
  })

  test('is not looked at while they give a sign of life, and by itself once they are silent', async () => {
    line(0).tell('beat')
    await turn()
    expect(server.asked).toHaveLength(0)
    await turn()
    expect(server.asked).toHaveLength(1)
  })

  test('looks once more after what is told during a look', async () => {
    line(0).tell('track', { version: '2' })
    line(0).tell('track', { version: '3' })
    await server.answers(0, page(region('2', 'On the way')))
    await server.answers(1, page(region('3', 'Arrived')))
    expect([element('#order').textContent, server.asked.length]).toEqual(['Arrived', 2])
  })

  test('looks by itself when they are refused, and tries them again at the next turn', async () => {
    line(0).refuse()
    await server.answers(0, page(region('2', 'On the way')))
    expect(element('#order').textContent).toBe('On the way')
    await turn()
    expect([Events.all.length, server.asked.length]).toEqual([2, 1])
  })

  test('repeats a look that failed, though they go on', async () => {
    line(0).tell('track', { version: '2' })
    await server.answers(0, new Response(null, { status: 502 }))
    line(0).tell('beat')
    await turn()
    expect(server.asked).toHaveLength(2)
  })

  test('gives its line back while the page is hidden or kept, and takes another one when it is seen', () => {
    turnHidden(true)
    expect(line(0).readyState).toBe(Events.CLOSED)
    turnHidden(false)
    dispatchEvent(new Event('pagehide'))
    expect([Events.all.length, line(1).readyState]).toEqual([2, Events.CLOSED])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect([Events.all.length, line(2).readyState]).toEqual([3, 1])
  })

  test('that is started for news looks at once, and goes on with the line that told them', async () => {
    stop()
    const told = new Events('/order-events/7')
    Events.all = [told]
    stop = start(told as unknown as EventSource)
    await server.answers(0, page(region('2', 'On the way')))
    told.tell('track', { version: '3' })
    await server.answers(1, page(region('3', 'Arrived')))
    expect([element('#order').textContent, Events.all.length]).toEqual(['Arrived', 1])
  })

  test.each(['without a line', 'with one that is over'])('that is started for news %s opens one', async (which) => {
    stop()
    const over = new Events('/order-events/7')
    over.close()
    Events.all = []
    stop = start(which === 'without a line' ? null : (over as unknown as EventSource))
    await settled()
    expect([Events.all.length, server.asked.length]).toEqual([1, 1])
  })

  test('is looked at a last time at their end, and then no more', async () => {
    line(0).tell('end')
    await server.answers(0, page('<section id="order" data-version="4">Delivered</section>'))
    turnHidden(true)
    turnHidden(false)
    await turn()
    expect([element('#order').textContent, Events.all.length, server.asked.length]).toEqual(['Delivered', 1, 1])
  })
})

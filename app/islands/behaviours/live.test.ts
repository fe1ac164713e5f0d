// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aServer,
  element,
  freshBrowser,
  noConnection,
  openPage,
  page,
  redirectElsewhere,
  settled,
} from '../page.test-support'
import { start } from './live'

let server: ReturnType<typeof aServer>
const reload = vi.fn()

beforeEach(() => {
  freshBrowser()
  server = aServer()
  vi.clearAllMocks()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(location, 'reload').mockImplementation(reload)
  openPage('<section id="progress" data-live="20">Placed</section>')
  start()
  return () => {
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

  test('does not ask while the page is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await turn()
    expect(server.asked).toHaveLength(0)
    hidden.mockReturnValue(false)
    await turn()
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

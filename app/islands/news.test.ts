// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newsOf } from './news'
import { element, Events, freshBrowser, openPage, settled } from './page.test-support'

let hidden = vi.spyOn(document, 'hidden', 'get')
const come = vi.fn()

beforeEach(() => {
  freshBrowser()
  vi.clearAllMocks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('EventSource', Events)
  hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  Events.all = []
  return () => {
    vi.clearAllTimers()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

/** Waits for news of a region, and gives the line of its events. */
function waitFor(marks: string) {
  openPage(`<section data-live="20" ${marks}></section>`)
  void newsOf(element('section')).then(come)
  return Events.all[0] as Events
}

async function pass(seconds: number) {
  vi.advanceTimersByTime(seconds * 1000)
  await settled()
}

function turnHidden(is: boolean) {
  hidden.mockReturnValue(is)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('news of a region without events', () => {
  test('comes when it is due to be looked at, and no sooner', async () => {
    waitFor('')
    await pass(19)
    expect([come.mock.calls, Events.all]).toEqual([[], []])
    await pass(1)
    expect(come.mock.calls).toEqual([[null]])
  })
})

describe('news of a region with events', () => {
  const marks = 'data-version="1" data-events="/order-events/7"'

  test.each([
    ['another version', 'track', { version: '2' }],
    ['another version of a chat', 'chat', { version: '2' }],
    ['their end', 'end', ''],
  ] as const)('comes when they tell of %s, with their line', async (_, name, detail) => {
    const line = waitFor(marks)
    line.tell(name, detail)
    // Nothing that follows at once takes that back.
    line.tell('beat')
    await settled()
    expect([come.mock.calls, line.url, line.readyState]).toEqual([[[line]], '/order-events/7', 1])
  })

  test('does not come while they give a sign of life or tell what is shown, and does once they are silent', async () => {
    const line = waitFor(marks)
    for (let beat = 0; beat < 3; beat++) {
      await pass(10)
      line.tell('beat')
      await pass(9)
      line.tell('track', { version: '1', courier: null })
    }
    expect(come).not.toHaveBeenCalled()
    await pass(20)
    expect(come).toHaveBeenCalledOnce()
  })

  test('comes when a page is seen again that gave its line back while it was hidden', async () => {
    const line = waitFor(marks)
    turnHidden(true)
    await settled()
    expect([line.readyState, come.mock.calls]).toEqual([Events.CLOSED, []])
    turnHidden(false)
    await settled()
    expect(come).toHaveBeenCalledExactlyOnceWith(line)
  })

  test('is not listened for by a page that nobody has seen yet', async () => {
    hidden.mockReturnValue(true)
    waitFor(marks)
    expect(Events.all).toEqual([])
    turnHidden(false)
    await settled()
    expect(come).toHaveBeenCalledExactlyOnceWith(null)
  })
})

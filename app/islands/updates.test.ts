// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { element, Events, freshBrowser, openPage, settled } from './page.test-support'
import { closeUpdates, nextUpdate } from './updates'

let hidden = vi.spyOn(document, 'hidden', 'get')
const come = vi.fn()

beforeEach(() => {
  freshBrowser()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('EventSource', Events)
  hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  closeUpdates()
  Events.all = []
  return () => {
    vi.clearAllTimers()
    vi.useRealTimers()
  }
})

/** Waits for the next update of a region, and returns its event connection. */
function waitFor(attributes: string) {
  openPage(`<section every="20" ${attributes}></section>`)
  void nextUpdate(element('section')).then(come)
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

describe('the next update of a region without events', () => {
  test('comes when it is due, not earlier', async () => {
    waitFor('')
    dispatchEvent(new Event('pageshow'))
    await pass(19)
    expect([come.mock.calls, Events.all]).toEqual([[], []])
    await pass(1)
    expect(come).toHaveBeenCalledOnce()
  })
})

describe('the next update of a region with events', () => {
  const attributes = 'version="1" events="/order-events/7"'

  test.each([
    ['another version', 'track', { version: '2' }, 1],
    ['another version of a chat', 'chat', { version: '2' }, 1],
    ['their end, which closes the connection', 'end', '', Events.CLOSED],
  ] as const)('comes when they report %s', async (_, name, detail, readyState) => {
    const connection = waitFor(attributes)
    connection.tell(name, detail)
    // A following event does not cancel it.
    connection.tell('beat')
    await settled()
    expect([come.mock.calls.length, connection.url, connection.readyState]).toEqual([1, '/order-events/7', readyState])
  })

  test('does not come while events arrive or repeat what is shown, and comes once they stop', async () => {
    const connection = waitFor(attributes)
    for (let beat = 0; beat < 3; beat++) {
      await pass(10)
      connection.tell('beat')
      await pass(9)
      connection.tell('track', { version: '1', courier: null })
    }
    expect(come).not.toHaveBeenCalled()
    await pass(20)
    expect(come).toHaveBeenCalledOnce()
  })

  test('comes when it is due after a failed refresh, whatever the events report', async () => {
    const connection = waitFor(attributes)
    connection.tell('track', { version: '2' })
    await settled()
    void nextUpdate(element('section'), true).then(come)
    connection.tell('track', { version: '3' })
    await pass(19)
    expect(come).toHaveBeenCalledOnce()
    await pass(1)
    expect(come).toHaveBeenCalledTimes(2)
  })

  test('is not listened for while the page is hidden, and comes with the first event after that', async () => {
    const connection = waitFor(attributes)
    turnHidden(true)
    await pass(60)
    expect([connection.readyState, come.mock.calls]).toEqual([Events.CLOSED, []])
    turnHidden(false)
    Events.all[1]?.tell('track', { version: '1' })
    await settled()
    expect(come).not.toHaveBeenCalled()
    Events.all[1]?.tell('track', { version: '2' })
    await settled()
    expect(come).toHaveBeenCalledOnce()
  })

  test('is not listened for by a page that was never visible', async () => {
    hidden.mockReturnValue(true)
    waitFor(attributes)
    await pass(60)
    expect([Events.all, come.mock.calls]).toEqual([[], []])
    turnHidden(false)
    Events.all[0]?.tell('track', { version: '2' })
    await settled()
    expect(come).toHaveBeenCalledOnce()
  })
})

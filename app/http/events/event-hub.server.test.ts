import { beforeEach, describe, expect, test, vi } from 'vitest'
import { VendorError } from '~/vendor-api/errors'
import { EventHub, type Polled } from './event-hub.server'

const poll = vi.fn<() => Promise<Polled | null>>()

const source = (key = 'order 1') => ({ key, everyMs: 1000, poll })
const at = (stage: string, isOver = false): Polled => ({ data: { stage }, isOver })

const aListener = () => {
  const heard: string[] = []
  return { heard, onData: (data: string) => void heard.push(data), onEnd: () => void heard.push('end') }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const failing = (kind: 'server' | 'unauthorized') => Promise.reject(new VendorError(kind, 'get_order_status'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  poll.mockReset().mockResolvedValue(at('placed'))
  return () => void vi.useRealTimers()
})

describe('a watched source', () => {
  test('is read once per interval, however many listen, and reports each change once', async () => {
    const hub = new EventHub()
    const listeners = Array.from({ length: 200 }, aListener)
    for (const listener of listeners) hub.listen(source(), '192.0.2.1', listener)
    await pass(2500)
    expect(poll).toHaveBeenCalledTimes(3)
    poll.mockResolvedValue(at('arrived'))
    await pass(1000)
    expect(poll).toHaveBeenCalledTimes(4)
    const expected = ['{"stage":"placed"}', '{"stage":"arrived"}']
    expect(listeners.map(({ heard }) => heard)).toEqual(listeners.map(() => expected))
  })

  test('is read a little later each time, so that instances do not all read at the same moment', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    new EventHub().listen(source(), null, aListener())
    await pass(1050)
    expect(poll).toHaveBeenCalledTimes(1)
    await pass(50)
    expect(poll).toHaveBeenCalledTimes(2)
  })

  test('sends a new listener the current state at once', async () => {
    const hub = new EventHub()
    hub.listen(source(), null, aListener())
    await pass(10)
    const late = aListener()
    hub.listen(source(), null, late)
    await pass(0)
    expect([late.heard, poll.mock.calls.length]).toEqual([['{"stage":"placed"}'], 1])
  })

  test('that is watched again after its end is not read twice because an old listener leaves late', async () => {
    const hub = new EventHub()
    poll.mockResolvedValueOnce(null)
    const leave = hub.listen(source(), null, aListener())
    await pass(10)
    hub.listen(source(), null, aListener())
    leave?.()
    hub.listen(source(), null, aListener())
    await pass(10)
    expect(poll).toHaveBeenCalledTimes(2)
  })

  test('is not read after the last listener has left, and read again for the next one', async () => {
    const hub = new EventHub()
    const [one, other] = [hub.listen(source(), null, aListener()), hub.listen(source(), null, aListener())]
    await pass(1500)
    one?.()
    one?.()
    await pass(1000)
    expect([hub.listeners, poll.mock.calls.length]).toEqual([1, 3])
    other?.()
    await pass(10_000)
    expect([hub.listeners, poll.mock.calls.length]).toEqual([0, 3])
    hub.listen(source(), null, aListener())
    await pass(0)
    expect(poll).toHaveBeenCalledTimes(4)
  })

  test('whose last listener leaves during a read is not read again', async () => {
    const hub = new EventHub()
    let answer: (found: Polled) => void = () => undefined
    poll.mockReturnValueOnce(new Promise((done) => (answer = done)))
    const leave = hub.listen(source(), null, aListener())
    leave?.()
    answer(at('placed'))
    await pass(5000)
    expect(poll).toHaveBeenCalledTimes(1)
  })

  test('that is over says so and ends, as does one that is gone', async () => {
    for (const [found, heard] of [
      [at('delivered', true), ['{"stage":"delivered"}', 'end']],
      [null, ['end']],
    ] as const) {
      poll.mockReset().mockResolvedValue(found)
      const listener = aListener()
      new EventHub().listen(source(), null, listener)
      await pass(10_000)
      expect([listener.heard, poll.mock.calls.length]).toEqual([heard, 1])
    }
  })

  test('ends for listeners who lost their permission, and for nobody else', async () => {
    const hub = new EventHub()
    const [refused, other] = [aListener(), aListener()]
    hub.listen({ ...source('order 1 by A'), poll: () => failing('unauthorized') }, null, refused)
    hub.listen(source('order 1 by B'), null, other)
    await pass(100)
    expect([refused.heard, other.heard]).toEqual([['end'], ['{"stage":"placed"}']])
  })

  test('that fails is read less and less often, and normally again once it answers', async () => {
    const hub = new EventHub()
    const listener = aListener()
    poll.mockImplementation(() => failing('server'))
    hub.listen(source(), null, listener)
    // After 0, 2, 6, 14, 22 and 30 seconds.
    await pass(30_500)
    expect([poll.mock.calls.length, listener.heard]).toEqual([6, []])
    poll.mockReset().mockResolvedValue(at('placed'))
    await pass(10_000)
    expect([poll.mock.calls.length, listener.heard]).toEqual([3, ['{"stage":"placed"}']])
  })
})

test('too many listeners are refused, per address and in total', () => {
  const hub = new EventHub({ fromOne: 2, inAll: 3 })
  const listen = (address: string | null) => hub.listen(source(), address, aListener())
  const [first] = [listen('192.0.2.1'), listen('192.0.2.1')]
  expect(listen('192.0.2.1')).toBeNull()
  expect(listen(null)).not.toBeNull()
  expect(listen('192.0.2.2')).toBeNull()
  first?.()
  expect(listen('192.0.2.1')).not.toBeNull()
})

test('who leaves frees one place, and unknown addresses are limited only in total', () => {
  const hub = new EventHub({ fromOne: 2, inAll: 6 })
  const listen = (address: string | null) => hub.listen(source(), address, aListener())
  const [first] = [listen('192.0.2.1'), listen('192.0.2.1')]
  first?.()
  expect([listen('192.0.2.1'), listen('192.0.2.1')].map((leave) => leave === null)).toEqual([false, true])
  const unknown = Array.from({ length: 5 }, () => listen(null))
  expect(unknown.map((leave) => leave === null)).toEqual([false, false, false, false, true])
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { placeOnce, type AttemptOutcome, type SentOrder, type Ticket } from './order-attempts.server'
import { memoryStore, type SharedStore } from './store.server'

const sent: SentOrder = { before: ['41'], storeId: '2101', total: '378', at: 0 }
const placed: AttemptOutcome = { kind: 'placed', orderId: '42' }
const refused: AttemptOutcome = { kind: 'refused', message: 'Store is closed', review: false }
const unknown: AttemptOutcome = { kind: 'unknown', sent }
const five = [1, 2, 3, 4, 5]
const minute = 60_000

// Waiting between two looks goes by the tests' clock; the real module has a clock of its own.
vi.mock('node:timers/promises', () => ({ setTimeout: (ms: number) => pause(ms) }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pause(ms: number) {
  return new Promise<void>((done) => {
    setTimeout(done, ms)
  })
}

/** A try that takes a second before its outcome, or its error, is there. */
const slowly = (outcome: AttemptOutcome | Error) =>
  vi.fn(async (_ticket: Ticket) => {
    await pause(1000)
    if (outcome instanceof Error) throw outcome
    return outcome
  })

const at = (outcome: AttemptOutcome | Error) =>
  vi.fn(async (_ticket: Ticket) => {
    if (outcome instanceof Error) throw outcome
    return outcome
  })

/** A store behind a slow and uneven network: every operation takes another while. */
function distantStore(): SharedStore {
  const store = memoryStore()
  let operations = 0
  const late = async () => pause(1 + ((operations++ * 7) % 23))
  return {
    get: async (key) => (await late(), store.get(key)),
    set: async (key, value, ttlMs) => (await late(), store.set(key, value, ttlMs)),
    setIfAbsent: async (key, value, ttlMs) => (await late(), store.setIfAbsent(key, value, ttlMs)),
    delete: async (key) => (await late(), store.delete(key)),
  }
}

describe.each([
  ['in memory', memoryStore],
  ['over a network', distantStore],
])('parallel submits of one form, known %s,', (_, aStore) => {
  test.each([placed, refused, unknown])('place once and share the outcome %o', async (outcome) => {
    const store = aStore()
    const place = slowly(outcome)
    const submits = Promise.all(five.map(() => placeOnce(store, 'key', place)))
    await vi.advanceTimersByTimeAsync(2000)
    expect(await submits).toEqual(five.map(() => outcome))
    expect(place).toHaveBeenCalledTimes(1)
  })

  test.each([refused, unknown])('place once more after %o, not once each', async (outcome) => {
    const store = aStore()
    const first = placeOnce(store, 'key', at(outcome))
    await vi.advanceTimersByTimeAsync(1000)
    await first
    const place = slowly(placed)
    const submits = Promise.all(five.map((order) => pause(order * 5).then(() => placeOnce(store, 'key', place))))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await submits).toEqual(five.map(() => placed))
    expect(place).toHaveBeenCalledTimes(1)
  })

  test('do not place either when the one they wait for broke off before sending', async () => {
    const store = aStore()
    const place = slowly(new Error('menu not read'))
    const submits = Promise.allSettled(five.map(() => placeOnce(store, 'key', place)))
    await vi.advanceTimersByTimeAsync(2000)
    const outcomes = await submits
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual(
      Array(4).fill({ status: 'fulfilled', value: { kind: 'refused', message: '', review: false } }),
    )
    expect(place).toHaveBeenCalledTimes(1)
  })

  test('of different forms do not wait for each other', async () => {
    const store = aStore()
    const place = slowly(placed)
    const submits = Promise.all(['a', 'b'].map((key) => placeOnce(store, key, place)))
    await vi.advanceTimersByTimeAsync(1500)
    expect(await submits).toEqual([placed, placed])
    expect(place).toHaveBeenCalledTimes(2)
  })
})

describe('a later submit of the same form', () => {
  test('of a placed order ends on that order', async () => {
    const store = memoryStore()
    await placeOnce(store, 'key', at(placed))
    const again = at({ kind: 'placed', orderId: '43' })
    expect(await placeOnce(store, 'key', again)).toEqual(placed)
    expect(again).not.toHaveBeenCalled()
  })

  test('of a placed order finds it for a day', async () => {
    const store = memoryStore()
    const kept = vi.spyOn(store, 'set')
    await placeOnce(store, 'key', at(placed))
    expect(kept.mock.lastCall?.[2]).toBe(24 * 60 * minute)
  })

  test.each([
    ['a refused order', refused],
    ['one that broke off before sending', new Error('menu not read')],
  ])('of %s tries again, with nothing to look for', async (_, outcome) => {
    const store = memoryStore()
    await placeOnce(store, 'key', at(outcome)).catch(() => null)
    const again = at(placed)
    expect(await placeOnce(store, 'key', again)).toEqual(placed)
    expect(again).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ lost: null }))
  })

  test('of an order whose answer got lost is told what was sent', async () => {
    const store = memoryStore()
    await placeOnce(store, 'key', at(unknown))
    vi.advanceTimersByTime(60 * minute)
    const again = at(placed)
    await placeOnce(store, 'key', again)
    expect(again).toHaveBeenCalledWith(expect.objectContaining({ lost: sent }))
  })

  test('still knows of the lost order after a try that broke off or was not over', async () => {
    const store = memoryStore()
    await placeOnce(store, 'key', at(unknown))
    await placeOnce(store, 'key', at(new Error('orders not read'))).catch(() => null)
    await placeOnce(store, 'key', at(unknown))
    const again = at(placed)
    await placeOnce(store, 'key', again)
    expect(again).toHaveBeenCalledWith(expect.objectContaining({ lost: sent }))
  })

  test('the first has nothing to look for', async () => {
    const first = at(placed)
    await placeOnce(memoryStore(), 'key', first)
    expect(first).toHaveBeenCalledWith(expect.objectContaining({ lost: null }))
  })
})

describe('a process that ends in the middle of a try', () => {
  const never = () =>
    vi.fn(async ({ beforeSending }: Ticket) => {
      await beforeSending(sent)
      return new Promise<AttemptOutcome>(() => undefined)
    })

  test('lets nobody else place meanwhile: they wait, and then are told that it did not work', async () => {
    const store = memoryStore()
    void placeOnce(store, 'key', never())
    const other = at(placed)
    const waiting = placeOnce(store, 'key', other)
    await vi.advanceTimersByTimeAsync(3 * minute)
    expect(await waiting).toMatchObject({ kind: 'refused' })
    expect(other).not.toHaveBeenCalled()
  })

  test('leaves what it sent to the next try, after two minutes', async () => {
    const store = memoryStore()
    void placeOnce(store, 'key', never())
    await vi.advanceTimersByTimeAsync(2 * minute)
    const again = at(placed)
    expect(await placeOnce(store, 'key', again)).toEqual(placed)
    expect(again).toHaveBeenCalledWith(expect.objectContaining({ lost: sent }))
  })
})

describe('a store that fails', () => {
  /** Fails once, when it is to keep a placed order. */
  function forgetful(): SharedStore {
    const store = memoryStore()
    let fails = 1
    const isPlaced = (value: unknown) => (value as { outcome?: AttemptOutcome | null }).outcome?.kind === 'placed'
    return {
      ...store,
      set: async (key, value, ttlMs) => {
        if (isPlaced(value) && fails-- > 0) throw new Error('connection lost')
        return store.set(key, value, ttlMs)
      },
    }
  }

  test('to keep a placed order leaves what was sent, so that the next try looks for it', async () => {
    const store = forgetful()
    await placeOnce(store, 'key', async ({ beforeSending }) => {
      await beforeSending(sent)
      return placed
    }).catch(() => null)
    vi.advanceTimersByTime(3 * minute)
    const again = at(placed)
    await placeOnce(store, 'key', again)
    expect(again).toHaveBeenCalledWith(expect.objectContaining({ lost: sent }))
  })

  test('before anything was sent places nothing', async () => {
    const store: SharedStore = { ...memoryStore(), set: () => Promise.reject(new Error('connection lost')) }
    const place = at(placed)
    await expect(placeOnce(store, 'key', place)).rejects.toThrow('connection lost')
    expect(place).not.toHaveBeenCalled()
  })
})

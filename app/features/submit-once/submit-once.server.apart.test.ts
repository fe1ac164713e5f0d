import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Baseline, Candidate } from '~/domain/idempotency/submission'
import { diskStore } from '~/http/store/disk-store.server'
import type { KeyValueStore } from '~/http/store/key-value'
import { lockTimes } from '~/http/store/lock.server'
import { submitTimes, TooLate } from './submission-log.server'
import { placedOrders, submissionStatus, submitOnce, type Operation, type Ready } from './submit-once.server'

// Waits between two checks use the tests' clock; the real module has its own.
vi.mock('node:timers/promises', () => ({ setTimeout: (ms: number) => pause(ms) }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))
const submit = { customer: '10001:5501', subject: 'cart-1', key: 'cart-1.a' }
const minute = 60_000
const five = [1, 2, 3, 4, 5]

type Answer = Awaited<ReturnType<Ready<string, null>['send']>>
const success = (id: string): Answer => ({ kind: 'placed', id, made: null })
const refused = { kind: 'refused', message: 'Store is closed', review: false } as const
const submitted = (id: string) => ({ id, key: submit.key })
const placedOutcome = (id: string, key = submit.key) => expect.objectContaining({ kind: 'placed', id, key }) as unknown

type Parts = {
  answers?: (Answer | Error)[]
  matches?: Candidate[] | null
  baseline?: Baseline
  prepareMs?: number
  check?: typeof refused | null
}

/** A job whose vendor gives these answers in order, and repeats the last. */
function aJob({
  answers = [success('42')],
  matches: existing = [],
  baseline,
  prepareMs = 100,
  check = null,
}: Parts = {}) {
  let at = 0
  const send = vi.fn(async () => {
    await pause(1000)
    const answer = answers[Math.min(at++, answers.length - 1)]
    if (answer instanceof Error) throw answer
    return answer ?? null
  })
  const candidates = vi.fn(async (_what: string, _options: { past: boolean }) => existing)
  const job: Operation<string> = {
    kind: 'order',
    async prepare() {
      await pause(prepareMs)
      return {
        kind: 'ready',
        fingerprint: '2101 378',
        baseline: baseline ?? { at: Date.now(), known: [] },
        check: async () => check,
        send,
      }
    },
    candidates,
  }
  return { job, send, candidates }
}

/** Runs everything pending to its end on the tests' clock. */
async function after<T>(outcome: Promise<T>, ms = minute) {
  const settled = Promise.allSettled([outcome])
  await vi.advanceTimersByTimeAsync(ms)
  const [result] = await settled
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/** An instance's key-value store that can stop for good: from then on nothing it asks is answered. */
function mortal(store: KeyValueStore) {
  let isDead = false
  const never = new Promise<never>(() => {})
  const mine = new Proxy(store, {
    get: (target, name: keyof KeyValueStore) => (isDead ? () => never : target[name]),
  })
  return { store: mine, die: () => void (isDead = true) }
}

describe('what follows from a submit', () => {
  const keeping = (answers: (Answer | Error)[]) => {
    const matches: Candidate[] = []
    const { job } = aJob({ answers, matches })
    const keep = vi.fn(async () => {})
    const prepare = async () => ({ ...((await job.prepare()) as Ready<string, null>), keep })
    return { keep, matches, job: { ...job, prepare } }
  }

  test('is saved under the id of what was made, before the customer is told', async () => {
    const { job, keep } = keeping([success('42')])
    let isKept = false
    keep.mockImplementation(() => pause(500).then(() => void (isKept = true)))
    const store = diskStore(':memory:')
    const told = submitOnce(submit, job, store).then((outcome) => [outcome, isKept])
    expect(await after(told)).toEqual([{ kind: 'placed', ...submitted('42'), made: null }, true])
    expect(keep.mock.calls).toEqual([['42', null]])
    expect(await after(submitOnce(submit, job, store))).toEqual({ kind: 'placed', ...submitted('42') })
  })

  test('is saved if the vendor names no id and what was made is found', async () => {
    const { job, keep, matches } = keeping([success('')])
    matches.push({ id: '42', madeAt: null })
    const baseline = { at: 0, known: [] }
    const existing = async () => ({ ...((await job.prepare()) as Ready<string, null>), baseline, matches: [] })
    expect(await after(submitOnce(submit, { ...job, prepare: existing }, diskStore(':memory:')))).toEqual(
      placedOutcome('42'),
    )
    expect(keep.mock.calls).toEqual([['42', null]])
  })

  test('is not saved for what was found after a lost answer', async () => {
    const { job, keep, matches } = keeping([null])
    matches.push({ id: '42', madeAt: null })
    const existing = async () => ({ ...((await job.prepare()) as Ready<string, null>), matches: [] })
    const outcome = await after(submitOnce(submit, { ...job, prepare: existing }, diskStore(':memory:')))
    expect([outcome, keep.mock.calls]).toEqual([{ kind: 'placed', ...submitted('42') }, []])
  })

  test('is not saved while the id is unknown', async () => {
    const { job, keep } = keeping([success('')])
    expect(await after(submitOnce(submit, job, diskStore(':memory:')))).toEqual(placedOutcome(''))
    expect(keep).not.toHaveBeenCalled()
  })
})

describe('parallel submits of one form', () => {
  test.each([
    ['the order', [success('42')], placedOutcome('42')],
    ['the refusal', [refused], refused],
  ])('ask the vendor once and all get %s', async (_, answers, outcome) => {
    const store = diskStore(':memory:')
    const { job, send } = aJob({ answers })
    const outcomes = await after(Promise.all(five.map(() => submitOnce(submit, job, store))))
    expect(outcomes).toMatchObject(five.map(() => outcome))
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('let the next one continue when one fails before it has sent anything', async () => {
    const store = diskStore(':memory:')
    const { job, send } = aJob()
    const broken = { ...job, prepare: async () => Promise.reject(new Error('menu not read')) }
    const first = submitOnce(submit, broken, store).catch((error: Error) => error.message)
    expect(await after(Promise.all([first, submitOnce(submit, job, store)]))).toEqual([
      'menu not read',
      placedOutcome('42'),
    ])
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('of different customers do not wait for each other', async () => {
    const store = diskStore(':memory:')
    const { job, send } = aJob()
    const outcomes = Promise.all([submit, { ...submit, customer: 'other' }].map((one) => submitOnce(one, job, store)))
    await after(outcomes, 1500)
    expect(send).toHaveBeenCalledTimes(2)
  })
})

describe('a vendor that answers with an error', () => {
  const failed = { kind: 'failed' } as const
  const cart = { customer: submit.customer, subject: submit.subject }
  const nothing = async () => []

  test('is not asked again for ten seconds, and then once', async () => {
    const store = diskStore(':memory:')
    const { job, send } = aJob({ answers: [failed, success('43')] })
    expect(await after(submitOnce(submit, job, store), 2000)).toEqual({ kind: 'unknown' })
    expect(await after(submitOnce(submit, job, store), 2000)).toEqual({ kind: 'unknown' })
    expect(await submissionStatus(cart, nothing, store)).toMatchObject({ kind: 'unknown', until: expect.any(Number) })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await submissionStatus(cart, nothing, store)).toEqual({ kind: 'not-made' })
    expect(await after(submitOnce(submit, job, store))).toEqual(placedOutcome('43'))
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('but made the order: the next look finds it', async () => {
    const store = diskStore(':memory:')
    await after(submitOnce(submit, aJob({ answers: [failed] }).job, store))
    const found = vi.fn(async () => [{ id: '42', madeAt: null }])
    expect(await submissionStatus(cart, found, store)).toEqual(placedOutcome('42'))
    expect(found).toHaveBeenCalledWith('2101 378', { past: true })
    expect(await after(submitOnce(submit, aJob({ answers: [success('43')] }).job, store))).toEqual(placedOutcome('42'))
  })

  test('leaves the result unknown while its orders cannot be read', async () => {
    const store = diskStore(':memory:')
    await after(submitOnce(submit, aJob({ answers: [failed] }).job, store), 30_000)
    expect(await submissionStatus(cart, async () => null, store)).toMatchObject({ kind: 'unknown' })
  })
})

describe('a later submit', () => {
  test('of a placed order ends on that order, also while nothing can be written', async () => {
    const store = diskStore(':memory:')
    await after(submitOnce(submit, aJob().job, store))
    const again = aJob({ answers: [success('43')] })
    const full: KeyValueStore = { ...store, swap: async () => Promise.reject(new Error('full')) }
    for (const now of [store, full])
      expect(await after(submitOnce(submit, again.job, now))).toEqual(placedOutcome('42'))
    expect(again.send).not.toHaveBeenCalled()
  })

  test('of another brand or customer neither waits for it nor gets its order, even one of the same number', async () => {
    const store = diskStore(':memory:')
    const matches = [{ id: '42', madeAt: null }]
    const other = () => aJob({ matches, baseline: { at: 0, known: [] }, answers: [success('43')] }).job
    const first = submitOnce(submit, aJob({ prepareMs: 10_000 }).job, store)
    const meanwhile = { ...submit, customer: '10002:5501', key: 'cart-1.b' }
    expect(await after(submitOnce(meanwhile, other(), store), 2000)).toEqual(placedOutcome('42', meanwhile.key))
    expect(await after(first)).toEqual(placedOutcome('42'))
    const later = { ...submit, customer: '10003:5501', key: 'cart-1.c' }
    expect(await after(submitOnce(later, other(), store))).toEqual(placedOutcome('42', later.key))
  })

  test('of a refused order tries again', async () => {
    const store = diskStore(':memory:')
    const { job, send } = aJob({ answers: [refused, success('42')] })
    await after(submitOnce(submit, job, store))
    expect(await after(submitOnce(submit, job, store))).toEqual(placedOutcome('42'))
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('of a refused order, from two tabs at once, asks once more, and both get the answer', async () => {
    const store = diskStore(':memory:')
    const { job, send } = aJob({ answers: [refused] })
    await after(submitOnce(submit, job, store))
    const outcomes = Promise.all([submitOnce(submit, job, store), submitOnce(submit, job, store)])
    expect(await after(outcomes)).toMatchObject([refused, refused])
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('of a cart that was changed after ordering gets the order by its key', async () => {
    const store = diskStore(':memory:')
    await after(submitOnce(submit, aJob().job, store))
    const changed = aJob()
    expect(await after(submitOnce({ ...submit, key: 'cart-1.b' }, changed.job, store))).toEqual(placedOutcome('42'))
    expect(changed.send).not.toHaveBeenCalled()
  })
})

describe('an order whose answer was lost', () => {
  const lost = async (store: KeyValueStore) => after(submitOnce(submit, aJob({ answers: [null] }).job, store), 3000)

  test('is found among the orders that were not there before', async () => {
    const existing: Candidate[] = [{ id: '41', madeAt: null }]
    const { job } = aJob({ answers: [null], matches: existing })
    const outcome = submitOnce(
      submit,
      {
        ...job,
        prepare: async () => ({
          kind: 'ready',
          fingerprint: '',
          baseline: { at: 0, known: ['41'] },
          check: async () => null,
          send: async () => (existing.push({ id: '42', madeAt: null }), null),
        }),
      },
      diskStore(':memory:'),
    )
    expect(await after(outcome)).toEqual(placedOutcome('42'))
  })

  test('is unknown, and nothing is sent again while it may still turn up', async () => {
    const store = diskStore(':memory:')
    expect(await lost(store)).toEqual({ kind: 'unknown' })
    const next = aJob()
    expect(await after(submitOnce(submit, next.job, store), 3000)).toEqual({ kind: 'unknown' })
    expect(next.candidates).toHaveBeenCalledWith('2101 378', { past: true })
    expect(next.send).not.toHaveBeenCalled()
  })

  test('answers the next submit once it turns up, even if the cart was changed', async () => {
    const store = diskStore(':memory:')
    await lost(store)
    const next = aJob({ matches: [{ id: '42', madeAt: null }] })
    expect(await after(submitOnce({ ...submit, key: 'cart-1.b' }, next.job, store))).toEqual(placedOutcome('42'))
  })

  test('stays unknown while the orders cannot be read', async () => {
    const store = diskStore(':memory:')
    await lost(store)
    await vi.advanceTimersByTimeAsync(60 * minute)
    const next = aJob({ matches: null })
    expect(await after(submitOnce(submit, next.job, store))).toEqual({ kind: 'unknown' })
    expect(next.send).not.toHaveBeenCalled()
  })

  test('that is missing after two minutes, not before, was not placed, so the next submit sends', async () => {
    const store = diskStore(':memory:')
    await lost(store)
    await vi.advanceTimersByTimeAsync(1.8 * minute)
    expect(await after(submitOnce(submit, aJob().job, store), 2000)).toEqual({ kind: 'unknown' })
    await vi.advanceTimersByTimeAsync(0.2 * minute)
    expect(await after(submitOnce(submit, aJob().job, store))).toEqual(placedOutcome('42'))
  })
})

describe('an order that already exists when the first try is about to send', () => {
  const existing = [{ id: '42', madeAt: Date.UTC(2026, 0, 1) }]

  test('that is newer than the key counts as this one', async () => {
    const { job, send } = aJob({ matches: existing, baseline: { at: 0, known: [] } })
    expect(await after(submitOnce(submit, job, diskStore(':memory:')))).toEqual(placedOutcome('42'))
    expect(send).not.toHaveBeenCalled()
  })

  test.each([
    ['was there before the key', { at: 0, known: ['42'] }],
    ['is older than the key', { at: Date.UTC(2026, 0, 1, 1), known: null }],
  ])('that %s counts as another', async (_, baseline) => {
    const { job, send } = aJob({ matches: existing, baseline, answers: [success('43')] })
    expect(await after(submitOnce(submit, job, diskStore(':memory:')))).toEqual(placedOutcome('43'))
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('is not looked for while the orders cannot be read: the first try sends', async () => {
    const { job } = aJob({ matches: null })
    expect(await after(submitOnce(submit, job, diskStore(':memory:')))).toEqual(placedOutcome('42'))
  })

  test.each([
    ['found for', aJob({ matches: existing, baseline: { at: 0, known: [] } })],
    ['made by', aJob()],
  ])('that was %s another cart counts as another', async (_, first) => {
    const store = diskStore(':memory:')
    const baseline = { at: 0, known: [] }
    await after(submitOnce(submit, first.job, store))
    const { job } = aJob({ matches: existing, baseline, answers: [success('43')] })
    const other = { ...submit, subject: 'cart-2', key: 'cart-2.a' }
    expect(await after(submitOnce(other, job, store))).toEqual(placedOutcome('43', other.key))
  })
})

describe('a process that dies', () => {
  test('before sending is noticed in seconds, and the waiting submit places the order', async () => {
    const store = diskStore(':memory:')
    const first = mortal(store)
    void submitOnce(submit, aJob({ prepareMs: 10 * minute }).job, first.store)
    await vi.advanceTimersByTimeAsync(500)
    first.die()
    const { job, send } = aJob()
    const second = submitOnce(submit, job, store)
    await vi.advanceTimersByTimeAsync(lockTimes.ttl + 2000)
    expect(send).toHaveBeenCalledTimes(1)
    expect(await after(second)).toEqual(placedOutcome('42'))
  })

  test('while sending leaves an order that the next submit finds instead of sending another', async () => {
    const store = diskStore(':memory:')
    const first = mortal(store)
    void submitOnce(submit, aJob().job, first.store)
    await vi.advanceTimersByTimeAsync(500)
    first.die()
    const { job, send } = aJob({ matches: [{ id: '42', madeAt: null }] })
    expect(await after(submitOnce(submit, job, store))).toEqual(placedOutcome('42'))
    expect(send).not.toHaveBeenCalled()
  })

  test('while sending what is void without its answer lets the next submit send at once', async () => {
    const store = diskStore(':memory:')
    const first = mortal(store)
    void submitOnce(submit, aJob().job, first.store)
    await vi.advanceTimersByTimeAsync(500)
    first.die()
    const { job, send } = aJob()
    expect(await after(submitOnce(submit, { ...job, isVoidIfLost: true }, store))).toEqual(placedOutcome('42'))
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('a try that may not go on', () => {
  test('is refused if what was shown has changed, or a last check fails, and sends nothing', async () => {
    const changed = aJob()
    const prepare = async () => refused
    expect(await after(submitOnce(submit, { ...changed.job, prepare }, diskStore(':memory:')))).toMatchObject(refused)
    const checked = aJob({ check: refused })
    expect(await after(submitOnce(submit, checked.job, diskStore(':memory:')))).toMatchObject(refused)
    expect([changed.send, changed.candidates, checked.send].flatMap(({ mock }) => mock.calls as unknown[])).toEqual([])
  })

  test('sends nothing if it lost its lock while halted, and reports what the others did', async () => {
    const store = diskStore(':memory:')
    let isHalted = false
    const swap: KeyValueStore['swap'] = (...renewal) => (isHalted ? new Promise(() => {}) : store.swap(...renewal))
    const slow = aJob({ prepareMs: 10_000 })
    const halted = submitOnce(submit, slow.job, { ...store, swap })
    await vi.advanceTimersByTimeAsync(500)
    isHalted = true
    const next = submitOnce(submit, aJob().job, store)
    expect(await after(Promise.all([halted, next]))).toEqual([placedOutcome('42'), placedOutcome('42')])
    expect(slow.send).not.toHaveBeenCalled()
  })

  test('sends nothing if it lost its lock while it noted that it would send', async () => {
    const store = diskStore(':memory:')
    const { job, send } = aJob()
    const halted: KeyValueStore = {
      ...store,
      async setHeld(...write) {
        const isWritten = await store.setHeld(...write)
        if (JSON.stringify(write).includes('"sent"')) {
          halted.swap = () => new Promise(() => {})
          await pause(lockTimes.ttl + 1)
        }
        return isWritten
      },
    }
    expect(await after(submitOnce(submit, job, halted))).toEqual({ kind: 'unknown' })
    expect(send).not.toHaveBeenCalled()
  })

  test('waits for another try only until its deadline', async () => {
    const store = diskStore(':memory:')
    void submitOnce(submit, aJob({ prepareMs: submitTimes.life }).job, store).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(500)
    const late = submitOnce(submit, aJob().job, store)
    expect(await after(late)).toEqual({ kind: 'unknown' })
  })

  test('sends nothing and says so if too little time is left for an answer', async () => {
    const { job, send } = aJob({ prepareMs: submitTimes.sendBy + 1 })
    await expect(after(submitOnce(submit, job, diskStore(':memory:')))).rejects.toThrow(TooLate)
    expect(send).not.toHaveBeenCalled()
  })

  test('lets the next submit send at once if its error means that nothing was made', async () => {
    const store = diskStore(':memory:')
    const { job } = aJob({ answers: [new Error('signed out'), success('42')] })
    await expect(after(submitOnce(submit, job, store))).rejects.toThrow('signed out')
    expect(await after(submitOnce(submit, job, store))).toEqual(placedOutcome('42'))
  })
})

describe('a key-value store that fails', () => {
  const unreachable = async () => Promise.reject(new Error('gone'))

  test('before anything was sent stops the order', async () => {
    const { job, send } = aJob()
    const store = { ...diskStore(':memory:'), swap: unreachable }
    await expect(after(submitOnce(submit, job, store))).rejects.toThrow('gone')
    expect(send).not.toHaveBeenCalled()
  })

  test.each<[string, Answer | Error, unknown]>([
    ['an order', success('42'), placedOutcome('42')],
    ['an order without an id', success(''), placedOutcome('')],
    ['a refusal', refused, refused],
    ['that nothing is known', { kind: 'failed' }, { kind: 'unknown' }],
    ['an error', new Error('signed out'), new Error('signed out')],
  ])('after it was sent does not hide %s from its customer', async (_, answer, outcome) => {
    const store = diskStore(':memory:')
    const { job, send } = aJob({ answers: [answer] })
    const prepare = async () => {
      const ready = (await job.prepare()) as Ready<string, null>
      const sendAndFail = () =>
        ready.send().finally(() => Object.assign(store, { get: unreachable, set: unreachable, setHeld: unreachable }))
      return { ...ready, send: sendAndFail }
    }
    const result = submitOnce(submit, { ...job, prepare, candidates: async () => [] }, store)
    expect(await after(result.catch((error: unknown) => error))).toEqual(outcome)
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('or a list that fails, after an order without an id does not hide it either', async () => {
    const { job, candidates } = aJob({ answers: [success('')] })
    candidates.mockResolvedValueOnce([]).mockRejectedValue(new Error('list not read'))
    expect(await after(submitOnce(submit, job, diskStore(':memory:')))).toEqual(placedOutcome(''))
  })
})

test('the orders of a customer are those that were placed', async () => {
  const { job } = aJob()
  await after(submitOnce(submit, job))
  await after(submitOnce({ ...submit, subject: 'cart-2', key: 'cart-2.a' }, aJob({ answers: [refused] }).job))
  expect(await placedOrders(submit.customer)).toEqual([submitted('42')])
})

test('a try ends before its lock, the lock before a stopping server, the server before its host kills it', () => {
  const { sendBy, deadline, life, grace } = submitTimes
  const [, seconds] = /^kill_timeout = "(\d+)s"$/m.exec(readFileSync('fly.toml', 'utf8')) ?? []
  const inOrder = [sendBy, deadline, life, grace, Number(seconds) * 1000]
  expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other))
  expect(new Set(inOrder).size).toBe(inOrder.length)
  expect(lockTimes.beat * 3).toBeLessThan(lockTimes.ttl)
})

test("an order made late from an equal cart is that cart's, also for a form that was shown before it was made", async () => {
  const store = diskStore(':memory:')
  const lost = aJob({ answers: [null] })
  expect(await after(submitOnce(submit, lost.job, store))).toMatchObject({ kind: 'unknown' })
  const matches = [{ id: '42', madeAt: Date.now() }]
  const own = aJob({ answers: [success('43')], matches, baseline: { at: Date.now(), known: [] } })
  const other = { ...submit, subject: 'cart-2', key: 'cart-2.a' }
  expect(await after(submitOnce(other, own.job, store))).toEqual(placedOutcome('43', other.key))
  expect(await after(submitOnce(submit, aJob({ matches }).job, store), 5 * minute)).toEqual(placedOutcome('42'))
})

import {
  answerOf,
  attemptOf,
  begun,
  rivals,
  settledAt,
  type Attempt,
  type AttemptOutcome,
  type Before,
  type Candidate,
  type Sent,
} from '~/domain/checkout/attempt'
import type { DurableStore } from '~/http/durable/durable-store'
import { Fenced, Line, readBook, type Submit } from './place-in-line.server'

export type Refusal = { kind: 'refused'; message: string; review: boolean }

/** What is asked for under a key: how it is checked, sent and found again. Each step may throw; nothing is made then. */
export type Job<What> = {
  /** Whether the key still stands for what would be sent, and since when the key exists; or why not. */
  prepare(): Promise<Refusal | { kind: 'ready'; what: What; born: Before }>
  /** The last checks before it is sent. */
  check(): Promise<Refusal | null>
  /**
   * Asks the vendor once. The id of what was made, '' when it is not named; `failed` when it answered that it failed, which need not
   * be true; null when the answer got lost.
   */
  send(): Promise<Refusal | { kind: 'placed'; id: string } | { kind: 'failed' } | null>
  /** What exists and looks like `what`, also from the past where that is asked for; null when it cannot be read. */
  candidates(what: What, options: { past: boolean }): Promise<Candidate[] | null>
}

const unknown: AttemptOutcome = { kind: 'unknown' }

/**
 * Has something made once for a cart, however often, from however many tabs and instances it is submitted. The submits of
 * one customer take turns; each is told what became of it. Throws what the job throws before anything was sent, and what
 * the store throws when it is gone.
 */
export async function placeOnce<What>(store: DurableStore, submit: Submit, job: Job<What>): Promise<AttemptOutcome> {
  const line = new Line<What>(store, submit)
  const arrival = await line.read()
  const early = answerOf(arrival, null)
  if (early?.kind === 'placed') return early
  if (!(await line.comeToTurn(arrival))) return answerOf(await line.read(), arrival) ?? unknown
  try {
    return answerOf(await line.read(), arrival) ?? (await tryOnce(line, job))
  } catch (error) {
    if (!(error instanceof Fenced)) throw error
    return answerOf(await line.read(), arrival) ?? unknown
  } finally {
    await line.leave()
  }
}

/** What a customer's carts became, the latest first: the key and id of each. Throws what the store throws. */
export async function allPlaced(store: DurableStore, customer: string): Promise<{ key: string; id: string }[]> {
  const book = await readBook(store, customer)
  return book.flatMap((attempt) => (attempt.state === 'placed' ? [{ key: attempt.key, id: attempt.id }] : []))
}

/** One try, by the submit whose turn it is. */
async function tryOnce<What>(line: Line<What>, job: Job<What>): Promise<AttemptOutcome> {
  const last = await line.read()
  const lost = last?.state === 'sent' ? last : null
  const { cart, key } = line.submit
  await line.write(begun(last, cart, key))
  if (lost) {
    const found = await findLost(line, lost, job.candidates)
    if (found === 'unknown') return unknown
    if (found) return line.end({ state: 'placed', id: found }, lost.key)
  }
  const refused = ({ message, review }: Refusal) => line.end({ state: 'refused', message, review }, key)
  const ready = await job.prepare()
  if (ready.kind === 'refused') return refused(ready)
  const there = await job.candidates(ready.what, { past: false })
  // What another cart of this customer has sent for and not heard of is that one's before it can be this one's.
  for (const rival of rivals(await line.book(), cart, ready.what)) await line.find(rival.sent, rival.key, there)
  const made = await line.find(ready.born, key, there)
  if (made) return line.end({ state: 'placed', id: made }, key)
  const refusal = await job.check()
  if (refusal) return refused(refusal)
  return send(line, job, { at: Date.now(), known: there && there.map(({ id }) => id), what: ready.what })
}

type Lost<What> = Extract<Attempt<What>, { state: 'sent' }>

/** The id of what was sent and not heard of; '' when it has not been made, `unknown` while it may still turn up. */
async function findLost<What>(line: Line<What>, { sent, key }: Lost<What>, candidates: Job<What>['candidates']) {
  const lookedAt = Date.now()
  const found = await line.find(sent, key, await candidates(sent.what, { past: true }))
  return found === null || (found === '' && lookedAt < settledAt(sent)) ? 'unknown' : found
}

/** What became of a cart that was sent: made, not made, or not known until `until` at least, in milliseconds since the epoch. */
export type Standing =
  { kind: 'placed'; key: string; id: string } | { kind: 'not-made' } | { kind: 'unknown'; until: number }

/**
 * What became of a cart, looking for it where it was sent and not heard of; null when it was not sent. Nothing is sent. Throws what
 * the store and `candidates` throw.
 */
export async function standingOf<What>(
  store: DurableStore,
  { customer, cart }: Omit<Submit, 'key'>,
  candidates: Job<What>['candidates'],
): Promise<Standing | null> {
  const attempt = attemptOf(await readBook<What>(store, customer), cart)
  if (attempt?.state === 'placed') return { kind: 'placed', key: attempt.key, id: attempt.id }
  if (attempt?.state !== 'sent') return null
  const line = new Line<What>(store, { customer, cart, key: attempt.key })
  const until = settledAt(attempt.sent)
  // Whoever holds the lock is waiting for the answer.
  if (!(await line.tryTurn())) return { kind: 'unknown', until }
  try {
    const lost = await line.read()
    if (lost?.state !== 'sent') return standingOf(store, { customer, cart }, candidates)
    const found = await findLost(line, lost, candidates)
    if (found === 'unknown') return { kind: 'unknown', until }
    if (!found) return { kind: 'not-made' }
    await line.end({ state: 'placed', id: found }, lost.key)
    return { kind: 'placed', key: lost.key, id: found }
  } catch (error) {
    if (!(error instanceof Fenced)) throw error
    return { kind: 'unknown', until }
  } finally {
    await line.leave()
  }
}

async function send<What>(line: Line<What>, job: Job<What>, sent: Sent<What>): Promise<AttemptOutcome> {
  const { key } = line.submit
  await line.beforeSending(sent)
  const answer = await job.send().catch(async (error: unknown) => {
    await line.write({ ...begun(null, line.submit.cart, key), turn: await line.turn() }).catch(() => undefined)
    throw error
  })
  if (answer?.kind === 'refused') {
    const { message, review } = answer
    // A refusal that cannot be written is told all the same; the next submit looks before it sends.
    return line.end({ state: 'refused', message, review }, key).catch(() => answer)
  }
  if (answer?.kind === 'failed') await line.writeSent({ ...sent, failedAt: Date.now() }).catch(() => undefined)
  const made = answer?.kind === 'placed' ? answer.id : null
  if (made) await line.own(made, key)
  const look = async () => line.find(sent, key, await job.candidates(sent.what, { past: false }))
  const id = made || (await look().catch(() => null)) || ''
  if (made === null && !id) return unknown
  return line.end({ state: 'placed', id }, key).catch((): AttemptOutcome => ({ kind: 'placed', id, key }))
}

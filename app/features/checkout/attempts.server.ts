import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  answerOf,
  attemptOf,
  begun,
  mayTurnUp,
  rivals,
  withAttempt,
  younger,
  type Attempt,
  type AttemptBook,
  type AttemptOutcome,
  type Before,
  type Candidate,
  type Sent,
} from '~/domain/attempt'
import type { DurableStore } from '~/http/durable-store'
import { lockTimes, placingTimes } from '~/features/checkout/placing-times'

export type Refusal = { kind: 'refused'; message: string; review: boolean }

/** What is asked for under a key: how it is checked, sent and found again. Each step may throw; nothing is made then. */
export type Job<What> = {
  /** Whether the key still stands for what would be sent, and since when the key exists; or why not. */
  prepare(): Promise<Refusal | { kind: 'ready'; what: What; born: Before }>
  /** The last checks before it is sent. */
  check(): Promise<Refusal | null>
  /** Asks the vendor once. The id of what was made, '' when it is not named; null when the answer got lost. */
  send(): Promise<Refusal | { kind: 'placed'; id: string } | null>
  /** What exists and looks like `what`, also from the past where that is asked for; null when it cannot be read. */
  candidates(what: What, options: { past: boolean }): Promise<Candidate[] | null>
}

/** Whose attempt it is: the customer, the cart that is ordered or what is meant as one recharge, and the key of what was shown. */
export type Submit = { customer: string; cart: string; key: string }

/** A try that may not go on: its lock is somebody else's by now. */
class Fenced extends Error {}

/** Too little time was left to ask the vendor and hear its answer. Nothing was sent. */
export class TooLate extends Error {}

/** How long an attempt is remembered, in milliseconds: longer than any page of it stays open. */
const memoryMs = 7 * 24 * 3600_000

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

/** What became of a cart: the key and id it was placed under, or null. Throws what the store throws. */
export async function placedOf(store: DurableStore, { customer, cart }: Omit<Submit, 'key'>) {
  const attempt = attemptOf(await readBook(store, customer), cart)
  return attempt?.state === 'placed' ? { key: attempt.key, id: attempt.id } : null
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
    const found = await line.find(lost.sent, lost.key, await job.candidates(lost.sent.what, { past: true }))
    if (found === null || (found === '' && mayTurnUp(lost.sent, Date.now()))) return unknown
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

async function send<What>(line: Line<What>, job: Job<What>, sent: Sent<What>): Promise<AttemptOutcome> {
  const { key } = line.submit
  await line.writeSent(sent)
  const answer = await job.send().catch(async (error: unknown) => {
    await line.write({ ...begun(null, line.submit.cart, key), turn: await line.turn() }).catch(() => undefined)
    throw error
  })
  if (answer?.kind === 'refused') {
    const { message, review } = answer
    // A refusal that cannot be written is told all the same; the next submit looks before it sends.
    return line.end({ state: 'refused', message, review }, key).catch(() => answer)
  }
  if (answer?.id) await line.own(answer.id, key)
  const look = async () => line.find(sent, key, await job.candidates(sent.what, { past: false }))
  const id = answer?.id || (await look().catch(() => null)) || ''
  if (!answer && !id) return unknown
  return line.end({ state: 'placed', id }, key).catch((): AttemptOutcome => ({ kind: 'placed', id, key }))
}

/** The customer's place in line: the lock that they hold, and the attempt of their cart. */
class Line<What> {
  private readonly holder = randomUUID()
  private readonly lock: string
  private readonly arrivedAt = performance.now()
  private beat: ReturnType<typeof setInterval> | undefined
  private heldUntil = 0

  constructor(
    private readonly store: DurableStore,
    readonly submit: Submit,
  ) {
    this.lock = `turn:${submit.customer}`
  }

  book(): Promise<AttemptBook<What>> {
    return readBook(this.store, this.submit.customer)
  }

  /** The attempt of the cart, or null. */
  async read(): Promise<Attempt<What> | null> {
    return attemptOf(await this.book(), this.submit.cart)
  }

  /** Waits until the lock is ours; false when another submit ended the attempt meanwhile, or time is up. */
  async comeToTurn(arrival: Attempt<What> | null): Promise<boolean> {
    while (!(await this.hold())) {
      if (answerOf(await this.read(), arrival) || this.age > placingTimes.deadline) return false
      await wait(lockTimes.look)
    }
    this.beat = setInterval(() => void this.renew(), lockTimes.beat)
    return true
  }

  async leave() {
    clearInterval(this.beat)
    // A lock that cannot be given back ends by itself.
    await this.store.release(this.lock, this.holder).catch(() => undefined)
  }

  /** The number of the try that has begun. */
  async turn() {
    return (await this.read())?.turn ?? 1
  }

  /** Writes the attempt, only while the lock is ours and always was. Throws Fenced. */
  async write(attempt: Attempt<What>) {
    const book = withAttempt(await this.book(), attempt)
    const name = bookName(this.submit.customer)
    if (this.hasLapsed || !(await this.store.setHeld(this.lock, this.holder, name, book, memoryMs))) throw new Fenced()
  }

  /** The last step before something is sent. Throws Fenced, or TooLate when too little time is left to hear an answer. */
  async writeSent(sent: Sent<What>) {
    if (this.age > placingTimes.sendBy) throw new TooLate()
    const { cart, key } = this.submit
    await this.write({ cart, turn: await this.turn(), key, state: 'sent', sent })
    // Whoever was halted here for longer than the lock lives has been given up by the others.
    if (this.hasLapsed) throw new Fenced()
  }

  /** Writes how the attempt ended, and gives that as what the submit is told. */
  async end(
    ending: { state: 'placed'; id: string } | { state: 'refused'; message: string; review: boolean },
    key: string,
  ): Promise<AttemptOutcome> {
    await this.write({ cart: this.submit.cart, turn: await this.turn(), key, ...ending })
    const { state, ...facts } = ending
    return { kind: state, key, ...facts } as AttemptOutcome
  }

  /** The id of the one among the candidates that is this key's and no other's; '' when there is none, null when not known. */
  async find(since: Before, key: string, candidates: Candidate[] | null): Promise<string | null> {
    if (!candidates) return null
    for (const { id } of younger(candidates, since)) {
      if ((await this.store.claim(this.claimOf(id), key, memoryMs)) === key) return id
    }
    return ''
  }

  /** What the vendor itself said was made for a key is that key's, whoever took it to be theirs. */
  async own(id: string, key: string) {
    await this.store.set(this.claimOf(id), key, memoryMs).catch(() => undefined)
  }

  private claimOf(id: string) {
    return `made:${this.submit.customer}:${id}`
  }

  private get age() {
    return performance.now() - this.arrivedAt
  }

  /** Takes or renews the lock; it counts as ours from before it was asked for. */
  private async hold() {
    const until = performance.now() + lockTimes.ttl
    const isOurs = await this.store.hold(this.lock, this.holder, lockTimes.ttl)
    if (isOurs) this.heldUntil = until
    return isOurs
  }

  /** A lock that has lapsed is not taken again: others may have acted meanwhile. */
  private async renew() {
    if (this.hasLapsed || this.age > placingTimes.life) clearInterval(this.beat)
    else await this.hold().catch(() => undefined)
  }

  private get hasLapsed() {
    return performance.now() > this.heldUntil
  }
}

const bookName = (customer: string) => `attempts:${customer}`

async function readBook<What>(store: DurableStore, customer: string): Promise<AttemptBook<What>> {
  return ((await store.get(bookName(customer))) as AttemptBook<What> | undefined) ?? []
}

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  answerOf,
  attemptOf,
  withAttempt,
  younger,
  type Attempt,
  type AttemptBook,
  type AttemptOutcome,
  type Before,
  type Candidate,
  type Sent,
} from '~/domain/checkout/attempt'
import type { DurableStore } from '~/http/durable/durable-store'
import { lockTimes, placingTimes } from './placing-times'

/** Whose attempt it is: the customer, the cart that is ordered or what is meant as one recharge, and the key of what was shown. */
export type Submit = { customer: string; cart: string; key: string }

/** A try that may not go on: its lock is somebody else's by now. */
export class Fenced extends Error {}

/** Too little time was left to ask the vendor and hear its answer. Nothing was sent. */
export class TooLate extends Error {}

/** How long an attempt is remembered, in milliseconds: longer than any page of it stays open. */
const memoryMs = 7 * 24 * 3600_000

/** The customer's place in line: the lock that they hold, and the attempt of their cart. */
export class Line<What> {
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

  /** Takes the lock where it is free. */
  async tryTurn(): Promise<boolean> {
    if (!(await this.hold())) return false
    this.beat = setInterval(() => void this.renew(), lockTimes.beat)
    return true
  }

  /** Waits until the lock is ours; false when another submit ended the attempt meanwhile, or time is up. */
  async comeToTurn(arrival: Attempt<What> | null): Promise<boolean> {
    while (!(await this.tryTurn())) {
      if (answerOf(await this.read(), arrival) || this.age > placingTimes.deadline) return false
      await wait(lockTimes.look)
    }
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
  async beforeSending(sent: Sent<What>) {
    if (this.age > placingTimes.sendBy) throw new TooLate()
    await this.writeSent(sent)
    // Whoever was halted here for longer than the lock lives has been given up by the others.
    if (this.hasLapsed) throw new Fenced()
  }

  /** Writes what is known of what was sent. Throws Fenced. */
  async writeSent(sent: Sent<What>) {
    const { cart, key } = this.submit
    await this.write({ cart, turn: await this.turn(), key, state: 'sent', sent })
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

/** The attempts of a customer. Throws what the store throws. */
export async function readBook<What>(store: DurableStore, customer: string): Promise<AttemptBook<What>> {
  return ((await store.get(bookName(customer))) as AttemptBook<What> | undefined) ?? []
}

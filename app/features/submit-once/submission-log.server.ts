import { setTimeout as wait } from 'node:timers/promises'
import {
  newerCandidates,
  submissionOf,
  withSubmission,
  type Baseline,
  type Candidate,
  type Sent,
  type Submission,
  type SubmissionLog,
  type SubmissionState,
  type SubmitOutcome,
} from '~/domain/idempotency/submission'
import { failureAnswer, failureText } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { claim, StoreDown, type KeyValueStore } from '~/http/store/key-value'
import { Fenced, Lock, lockTimes } from '~/http/store/lock.server'
import { report } from '~/reports.server'

/** Who submits, what the submit is about (a cart, an intended recharge, a form), and the key of what was shown. */
export type Submit = { customer: string; subject: string; key: string }

/** How long a submission is remembered, in milliseconds: longer than any page of it stays open. */
export const submissionMemoryMs = 7 * 24 * 3600_000

type Ending = { kind: 'placed'; id: string } | { kind: 'refused'; message: string; review: boolean }

/** One submit's view of its customer's log: it waits for their lock, and writes under it. */
export class LockedLog {
  readonly lock: Lock

  constructor(
    private readonly store: KeyValueStore,
    readonly submit: Submit,
  ) {
    this.lock = new Lock(store, `lock:${submit.customer}`, submitTimes.life)
  }

  all(): Promise<SubmissionLog> {
    return readLog(this.store, this.submit.customer)
  }

  async read(): Promise<Submission | null> {
    return submissionOf(await this.all(), this.submit.subject)
  }

  /** Waits for the lock. Throws Fenced when time is up. */
  async waitForLock() {
    while (!(await this.lock.take())) {
      if (this.lock.age > submitTimes.deadline) throw new Fenced()
      await wait(lockTimes.look)
    }
    report('lock', { waitedMs: this.lock.age })
  }

  /** Writes the submission's state; without a turn, that of the try that has started. Throws Fenced. */
  async write(changed: { turn?: number; key: string } & SubmissionState) {
    const { customer, subject } = this.submit
    const all = await this.all()
    const turn = submissionOf(all, subject)?.turn ?? 1
    await this.lock.write(logName(customer), withSubmission(all, { subject, turn, ...changed }), submissionMemoryMs)
  }

  /** The last step before sending. Throws Fenced, or TooLate if too little time is left to hear an answer. */
  async beforeSending(sent: Sent) {
    if (this.lock.age > submitTimes.sendBy) throw new TooLate()
    await this.writeSent(sent)
    // This process was paused for longer than the lock lives, so others have taken over.
    if (this.lock.hasLapsed) throw new Fenced()
  }

  /** Stores the state of what was sent. Throws Fenced. */
  async writeSent(sent: Sent) {
    await this.write({ key: this.submit.key, state: 'sent', sent })
  }

  /** Records how the submission ended and returns that outcome. Throws Fenced. */
  async end(ending: Ending, key: string): Promise<SubmitOutcome> {
    const { kind: state, ...facts } = ending
    await this.write({ key, state, ...facts } as { key: string } & SubmissionState)
    return { ...ending, key } as SubmitOutcome
  }

  /** The id among the candidates that belongs only to this key; '' if there is none, null if unknown. */
  async find(since: Baseline, key: string, candidates: Candidate[] | null): Promise<string | null> {
    if (!candidates) return null
    for (const { id } of newerCandidates(candidates, since)) {
      if ((await claim(this.store, this.claimOf(id), key, submissionMemoryMs)) === key) return id
    }
    return ''
  }

  /** An id that the vendor itself returned for a key belongs to it, whichever key claimed it before. */
  async own(id: string, key: string) {
    await this.store.set(this.claimOf(id), key, submissionMemoryMs).catch(() => undefined)
  }

  private claimOf(id: string) {
    return `made:${this.submit.customer}:${id}`
  }
}

const logName = (customer: string) => `submissions:${customer}`

/** The submissions of a customer. Throws what the key-value store throws. */
export async function readLog(store: KeyValueStore, customer: string): Promise<SubmissionLog> {
  return ((await store.get(logName(customer))) as SubmissionLog | undefined) ?? []
}

/** Too little time was left to ask the vendor and hear its answer. Nothing was sent. */
export class TooLate extends Error {}

/** Why a submit failed before anything was sent, in words; `storeText` is for an unreachable key-value store. */
export function submitFailure(t: Shop['t'], error: unknown, storeText?: string): [text: string, status: number] {
  if (error instanceof TooLate) return [t('error.timeout'), 504]
  if (error instanceof StoreDown) return [storeText ?? failureText(error, t), 503]
  return failureAnswer(error, t)
}

/**
 * The times of making something once, in milliseconds, with room between them: a try ends before its lock does, and a
 * stopping server waits for a try. `fly.toml` gives the server a little more.
 */
export const submitTimes = {
  /** From the submit on, nothing is sent later than this. */
  sendBy: 14_000,
  /** From the submit to its answer, waiting for other submits included. */
  deadline: 24_000,
  /** A try renews its lock for at most so long. */
  life: 28_000,
  /** A stopping server lets open requests finish. */
  grace: 30_000,
}

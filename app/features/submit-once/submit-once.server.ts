import {
  answerOf,
  nextTry,
  rivals,
  settledWith,
  submissionOf,
  type Baseline,
  type Candidate,
  type Sent,
  type SubmitOutcome,
} from '~/domain/idempotency/submission'
import type { KeyValueStore } from '~/http/store/key-value'
import { Fenced } from '~/http/store/lock.server'
import { keyValueStore } from '~/http/store/store.server'
import { report, type SubmissionKind } from '~/reports.server'
import { hasFailed } from '~/vendor-api/errors'
import { LockedLog, readLog, type Submit } from './submission-log.server'

/** Why nothing was made; `review` leads to the review, where the customer can do something about it. */
export type Refusal = { kind: 'refused'; message: string; review: boolean }

/** A refusal with a message for the customer. */
export const refused = (message: string, review = false): Refusal => ({ kind: 'refused', message, review })

/** The answer of `send` when its call failed and was not refused. Rethrows a redirect to sign-in. */
export function failedOrLost(error: unknown): { kind: 'failed' } | null {
  if (error instanceof Response) throw error
  return hasFailed(error) ? { kind: 'failed' } : null
}

/** The vendor's answer: the id of what was made, '' if it is not named, and other known facts. */
type Success<Made> = { kind: 'placed'; id: string; made: Made }

/** Ready to be sent. `fingerprint`: how the vendor lists it; `baseline`: what existed when its key was made. */
export type Ready<Fingerprint, Made> = {
  kind: 'ready'
  fingerprint: Fingerprint
  baseline: Baseline
  /** The current matches of this fingerprint, if `prepare` has asked for them; null if they could not be read. */
  matches?: Candidate[] | null
  check?(): Promise<Refusal | null>
  /** Asks the vendor once. `failed`: it answered with an error, but may have made it; null: the answer was lost. */
  send(): Promise<Refusal | Success<Made> | { kind: 'failed' } | null>
  /** Saves the consequences before the customer is told of the success. Not called while the id is unknown. */
  keep?(id: string, made: Made): Promise<unknown>
}

/** What `submitOnce` runs: how something is prepared, and found again. If a step throws, nothing is made. */
export type Operation<Fingerprint, Made = null> = {
  kind: SubmissionKind
  /** Gets it ready from fresh data; a refusal if that no longer matches the key. */
  prepare(): Promise<Refusal | Ready<Fingerprint, Made>>
  /** The existing matches of this fingerprint, including past ones on request; null when they cannot be read. */
  candidates(fingerprint: Fingerprint, options: { past: boolean }): Promise<Candidate[] | null>
  /** A request whose sender ended without an answer counts as not made at once, because it has no effect of its own. */
  isVoidIfLost?: boolean
}

/** The outcome of a submit; `made` is set when this very submit sent it. */
type Outcome<Made> = SubmitOutcome & { made?: Made }

const unknown: SubmitOutcome = { kind: 'unknown' }

/**
 * Makes something exactly once, however often and from however many tabs and instances it is submitted. A customer's
 * submits run one after another, and each gets the outcome. Throws what the operation throws before anything is sent,
 * and what the key-value store throws if it is unreachable.
 */
export async function submitOnce<Fingerprint, Made>(
  submit: Submit,
  operation: Operation<Fingerprint, Made>,
  store: KeyValueStore = keyValueStore,
): Promise<Outcome<Made>> {
  const { kind } = operation
  report('submission', { kind, result: 'begun' })
  try {
    const outcome = await submitInTurn(store, submit, operation)
    const placedResult = 'made' in outcome ? 'made' : 'found'
    report('submission', { kind, result: outcome.kind === 'placed' ? placedResult : outcome.kind })
    return outcome
  } catch (error) {
    report('submission', { kind, result: 'failed' })
    throw error
  }
}

async function submitInTurn<Fingerprint, Made>(
  store: KeyValueStore,
  submit: Submit,
  operation: Operation<Fingerprint, Made>,
): Promise<Outcome<Made>> {
  const log = new LockedLog(store, submit)
  const arrival = await log.read()
  const earlyAnswer = answerOf(arrival, arrival)
  if (earlyAnswer) return earlyAnswer
  try {
    await log.waitForLock()
    return answerOf(await log.read(), arrival) ?? (await tryOnce(log, operation))
  } catch (error) {
    if (!(error instanceof Fenced)) throw error
    return answerOf(await log.read(), arrival) ?? unknown
  } finally {
    await log.lock.release()
  }
}

/** The results of a customer's carts, latest first: the key and id of each. Throws what the key-value store throws. */
export async function placedOrders(customer: string): Promise<{ key: string; id: string }[]> {
  const log = await readLog(keyValueStore, customer)
  return log.filter((submission) => submission.state === 'placed').map(({ key, id }) => ({ key, id }))
}

async function tryOnce<Fingerprint, Made>(
  log: LockedLog,
  operation: Operation<Fingerprint, Made>,
): Promise<Outcome<Made>> {
  const last = await log.read()
  const unanswered = last?.state === 'sent' ? last : null
  const { subject, key } = log.submit
  await log.write(nextTry(last, subject, key))
  if (unanswered) {
    const foundId = await findSent(log, unanswered, operation, { past: true })
    if (foundId === null && !operation.isVoidIfLost) return unknown
    if (foundId) return log.end({ kind: 'placed', id: foundId }, unanswered.key)
  }
  const ready = await operation.prepare()
  if (ready.kind === 'refused') return log.end(ready, key)
  const { matches: existing = await operation.candidates(ready.fingerprint, { past: false }) } = ready
  // An unanswered request of another cart of this customer may own the match; that is settled first.
  for (const rival of rivals(await log.all(), subject, ready.fingerprint))
    await log.find(rival.sent, rival.key, existing)
  const madeId = await log.find(ready.baseline, key, existing)
  if (madeId) return log.end({ kind: 'placed', id: madeId }, key)
  const refusal = await ready.check?.()
  if (refusal) return log.end(refusal, key)
  const known = existing && existing.map(({ id }) => id)
  return send(log, operation, ready, { at: Date.now(), known, fingerprint: ready.fingerprint })
}

/** The id of what an unanswered request made; '' if it made nothing, null while that is not certain. */
async function findSent<Fingerprint>(
  log: LockedLog,
  { sent, key }: { sent: Sent; key: string },
  operation: Pick<Operation<Fingerprint>, 'candidates'>,
  options: { past: boolean },
): Promise<string | null> {
  const lookedAt = Date.now()
  const existing = await operation.candidates(sent.fingerprint as Fingerprint, options)
  const others = rivals(await log.all(), log.submit.subject, sent.fingerprint)
  const isSettled = lookedAt >= settledWith(sent, others)
  // Taking a rival's match would leave the rival to believe that nothing was made.
  if (others.length > 0 && !isSettled) return null
  const foundId = await log.find(sent, key, existing)
  return foundId === '' && !isSettled ? null : foundId
}

/** The status of a submission: placed, not made, or unknown at least until `until`, in milliseconds since the epoch. */
export type SubmissionStatus =
  { kind: 'placed'; key: string; id: string } | { kind: 'not-made' } | { kind: 'unknown'; until: number }

/**
 * The status of a subject; null if it was never sent. If its request was not answered, it is looked for at the vendor.
 * Sends nothing. Throws what the key-value store and `candidates` throw.
 */
export async function submissionStatus<Fingerprint>(
  { customer, subject }: Omit<Submit, 'key'>,
  candidates: Operation<Fingerprint>['candidates'],
  store: KeyValueStore = keyValueStore,
): Promise<SubmissionStatus | null> {
  const all = await readLog(store, customer)
  const submission = submissionOf(all, subject)
  if (submission?.state === 'placed') return { kind: 'placed', key: submission.key, id: submission.id }
  if (submission?.state !== 'sent') return null
  const log = new LockedLog(store, { customer, subject, key: submission.key })
  const until = settledWith(submission.sent, rivals(all, subject, submission.sent.fingerprint))
  // The submit that holds the lock is waiting for the answer.
  if (!(await log.lock.take())) return { kind: 'unknown', until }
  try {
    const unanswered = await log.read()
    if (unanswered?.state !== 'sent') return submissionStatus({ customer, subject }, candidates, store)
    const foundId = await findSent(log, unanswered, { candidates }, { past: true })
    if (foundId === null) return { kind: 'unknown', until }
    if (!foundId) return { kind: 'not-made' }
    await log.end({ kind: 'placed', id: foundId }, unanswered.key)
    return { kind: 'placed', key: unanswered.key, id: foundId }
  } catch (error) {
    if (!(error instanceof Fenced)) throw error
    return { kind: 'unknown', until }
  } finally {
    await log.lock.release()
  }
}

async function send<Fingerprint, Made>(
  log: LockedLog,
  operation: Operation<Fingerprint, Made>,
  ready: Ready<Fingerprint, Made>,
  sent: Sent,
): Promise<Outcome<Made>> {
  const { key } = log.submit
  await log.beforeSending(sent)
  const answer = await ready.send().catch(async (error: unknown) => {
    await log.write({ key, state: 'checking' }).catch(() => undefined)
    throw error
  })
  // A refusal that cannot be recorded is still shown; the next submit checks before it sends.
  if (answer?.kind === 'refused') return log.end(answer, key).catch(() => answer)
  if (answer?.kind === 'failed') await log.writeSent({ ...sent, failedAt: Date.now() }).catch(() => undefined)
  const success = answer?.kind === 'placed' ? answer : null
  if (success?.id) await log.own(success.id, key)
  const findMade = async () =>
    success
      ? log.find(sent, key, await operation.candidates(ready.fingerprint, { past: false }))
      : findSent(log, { sent, key }, operation, { past: false })
  const id = success?.id || (await findMade().catch(() => null)) || ''
  if (!success && !id) return unknown
  if (success && id) await ready.keep?.(id, success.made)
  const outcome = await log.end({ kind: 'placed', id }, key).catch((): SubmitOutcome => ({ kind: 'placed', id, key }))
  return success ? { ...outcome, made: success.made } : outcome
}

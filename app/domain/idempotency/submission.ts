/**
 * A request to the vendor that must succeed at most once: an order, a subscription, a recharge, a rating, a message, a
 * report, a new address. Its subject is what it is about (a cart, one intended recharge, an order, a form); its key
 * stands for exactly what the customer was shown. Its states:
 *
 *   (none) → checking → sent → placed
 *               ↓         ↓
 *            refused   refused          the next submit checks a refused one again
 *
 * `checking`: a try has begun, nothing was sent. `sent`: the vendor was asked and its answer is not known. The try that
 * asked waits for the answer; once it has ended, the next one looks for the result at the vendor before it sends
 * anything again.
 */
export type Submission = { subject: string; turn: number; key: string } & SubmissionState

/** A state with what is known in it. */
export type SubmissionState =
  | { state: 'checking' }
  | { state: 'sent'; sent: Sent }
  | { state: 'placed'; id: string }
  | { state: 'refused'; message: string; review: boolean }

/** A customer's submissions, latest first. */
export type SubmissionLog = Submission[]

/** A moment in milliseconds since the epoch, and the ids of the candidates that existed then; null if unknown. */
export type Baseline = { at: number; known: string[] | null }

/** What was sent, when, and what existed before. `failedAt` (epoch ms) is set if the vendor answered with an error. */
export type Sent = Baseline & { fingerprint: unknown; failedAt?: number }

/**
 * The outcome of a submit. `placed` names its `key`, which differs from the submitted one when the cart was ordered
 * before it was changed. `unknown`: it may exist already and must not be sent again now.
 */
export type SubmitOutcome =
  | { kind: 'placed'; id: string; key: string }
  | { kind: 'refused'; message: string; review: boolean }
  | { kind: 'unknown' }

/** Something at the vendor that may be the result of a request, with its time in epoch ms, or null. */
export type Candidate = { id: string; madeAt: number | null }

/** Wait in ms before sending again: an unanswered request may still succeed, a failed one may be listed late. */
const settleMs = { unanswered: 2 * 60_000, failed: 10_000 }

/** How far the vendor's clock may be behind ours, in milliseconds. */
const skewMs = 2 * 60_000

/**
 * How long before the attempt a match may have been made that was not listed then, in milliseconds. Those lists have no
 * past orders, and a vendor may write its times in another zone.
 */
const longestAgoMs = 24 * 3600_000

const longestLog = 20

/** The log with a submission updated. Finished submissions are forgotten first, the oldest first. */
export function withSubmission(log: SubmissionLog, submission: Submission): SubmissionLog {
  const others = log.filter(({ subject }) => subject !== submission.subject)
  const isOpen = ({ state }: Submission) => state === 'sent'
  const latestOthers = [...others.filter(isOpen), ...others.filter((other) => !isOpen(other))].slice(0, longestLog - 1)
  return [submission, ...others.filter((other) => latestOthers.includes(other))]
}

/** The submission of a subject; null if it has none, or if it was forgotten. */
export function submissionOf(log: SubmissionLog, subject: string): Submission | null {
  return log.find((submission) => submission.subject === subject) ?? null
}

/** Submissions of other subjects that made the same request and whose result is unknown. */
export function rivals(log: SubmissionLog, subject: string, fingerprint: unknown) {
  const wanted = JSON.stringify(fingerprint)
  return log
    .filter((other) => other.state === 'sent')
    .filter((other) => other.subject !== subject && JSON.stringify(other.sent.fingerprint) === wanted)
}

/** The submission at the start of its next try: an earlier request stays known until it is found or given up. */
export function nextTry(submission: Submission | null, subject: string, key: string): Submission {
  const turn = (submission?.turn ?? 0) + 1
  return submission?.state === 'sent' ? { ...submission, turn } : { subject, turn, key, state: 'checking' }
}

/**
 * The outcome for a submit that arrived at state `arrival`, or null when it must try itself. A placed order answers
 * every submit; a refusal answers only those that waited for it.
 */
export function answerOf(now: Submission | null, arrival: Submission | null): SubmitOutcome | null {
  if (now?.state === 'placed') return { kind: 'placed', id: now.id, key: now.key }
  if (now?.state !== 'refused' || (arrival?.turn === now.turn && arrival.state === 'refused')) return null
  return { kind: 'refused', message: now.message, review: now.review }
}

/**
 * The candidates newer than a baseline, oldest first: not among its ids, nor made more than a day before it; if it has
 * no ids, not made before it at all.
 */
export function newerCandidates(candidates: Candidate[], { at, known }: Baseline): Candidate[] {
  const isNewer = ({ id, madeAt }: Candidate) =>
    known
      ? !known.includes(id) && (madeAt === null || madeAt >= at - longestAgoMs)
      : madeAt !== null && madeAt >= at - skewMs
  return candidates.filter(isNewer).sort((one, other) => (one.madeAt ?? 0) - (other.madeAt ?? 0))
}

/** When a request that was sent but cannot be found counts as not made, in epoch ms (rules 12.3). */
function settledAt({ at, failedAt }: Pick<Sent, 'at' | 'failedAt'>): number {
  return failedAt === undefined ? at + settleMs.unanswered : failedAt + settleMs.failed
}

/** When a request's result will be known, in epoch ms. A match may belong to any of its rivals: all must be settled. */
export function settledWith(sent: Sent, rivals: { sent: Sent }[]): number {
  return Math.max(...[sent, ...rivals.map((rival) => rival.sent)].map(settledAt))
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Money } from '~/domain/money'
import type { SharedStore } from '~/http/store.server'

/** What is known of an order once it was sent, so that it can be found when its answer gets lost. */
export type SentOrder = {
  /** Ids of the ongoing orders from before; null when they could not be read. */
  before: string[] | null
  storeId: string
  total: Money
  /** When it was sent, in milliseconds since the epoch. */
  at: number
}

/** How an attempt to place an order ended. `unknown`: it was sent and never answered, so the order may exist. */
export type AttemptOutcome =
  | { kind: 'placed'; orderId: string }
  | { kind: 'refused'; message: string; review: boolean }
  | { kind: 'unknown'; sent: SentOrder }

/** What the one submit that places gets: the order that an earlier try lost, and a call to make just before sending. */
export type Ticket = { lost: SentOrder | null; beforeSending(sent: SentOrder): Promise<void> }

/** `turn` counts the tries of a key; each has its own lock, so that nothing needs to be unlocked. */
type Entry = { turn: number; outcome: AttemptOutcome | null; since: number; sent: SentOrder | null }

const dayMs = 24 * 3600_000
const pollMs = 150
/** How long a try may take; a pending one that is older has lost its process. */
const tryMs = 2 * 60_000

/**
 * Runs `place` once for a key, however often and wherever the form is submitted: the first submit places, the others wait
 * for it and get the same outcome. A placed order stays known for a day. After a refusal the next submit is a new try; so
 * it is after a lost answer, and that try is told what was sent. Throws what `place` throws, which must not be after sending.
 */
export async function placeOnce(
  store: SharedStore,
  key: string,
  place: (ticket: Ticket) => Promise<AttemptOutcome>,
): Promise<AttemptOutcome> {
  const name = `order:${key}`
  const entry = (await store.get(name)) as Entry | undefined
  if (entry?.outcome?.kind === 'placed') return entry.outcome
  const isRunning = entry !== undefined && entry.outcome === null && Date.now() - entry.since < tryMs
  if (isRunning) return outcomeOf(store, name, entry.turn)
  const turn = entry ? entry.turn + 1 : 0
  if (!(await store.setIfAbsent(`${name}:${turn}`, true, tryMs))) return outcomeOf(store, name, turn)
  return run(store, name, turn, lostOrderOf(entry), place)
}

/** What an earlier try sent without learning how it ended, also when its process died. */
function lostOrderOf(entry: Entry | undefined): SentOrder | null {
  if (!entry) return null
  if (entry.outcome === null) return entry.sent
  return entry.outcome.kind === 'unknown' ? entry.outcome.sent : null
}

async function run(
  store: SharedStore,
  name: string,
  turn: number,
  lost: SentOrder | null,
  place: (ticket: Ticket) => Promise<AttemptOutcome>,
) {
  const since = Date.now()
  const write = (outcome: AttemptOutcome | null, sent: SentOrder | null) =>
    store.set(name, { turn, outcome, since, sent } satisfies Entry, dayMs)
  await write(null, lost)
  const outcome = await place({ lost, beforeSending: (sent) => write(null, sent) }).catch(async (error: unknown) => {
    const kept: AttemptOutcome = lost
      ? { kind: 'unknown', sent: lost }
      : { kind: 'refused', message: '', review: false }
    await write(kept, null).catch(() => undefined)
    throw error
  })
  // When this cannot be written, what was sent is still there, and the next try looks for that order first.
  await write(outcome, null).catch(() => undefined)
  return outcome
}

/** The outcome of a try that another submit runs. */
async function outcomeOf(store: SharedStore, name: string, turn: number): Promise<AttemptOutcome> {
  const end = Date.now() + tryMs
  while (Date.now() < end) {
    const entry = (await store.get(name)) as Entry | undefined
    if (entry?.outcome && entry.turn >= turn) return entry.outcome
    await sleep(pollMs)
  }
  return { kind: 'refused', message: '', review: false }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { SharedStore } from '~/http/store.server'

/** How an attempt to place an order ended. Only `refused` may be tried again as if nothing had happened. */
export type AttemptOutcome =
  | { kind: 'placed'; orderId: string }
  | { kind: 'refused'; message: string; review: boolean }
  /** The vendor was asked but never answered: the order may exist. `before` are the orders known from before. */
  | { kind: 'unknown'; before: string[] | null }

type Entry = { kind: 'pending' } | AttemptOutcome

const pendingMs = 2 * 60_000
const placedMs = 24 * 3600_000
const refusedMs = 60_000
const pollMs = 150

/**
 * Runs `place` once for a key, however often and wherever it is submitted: the first submit places, the others wait for
 * it and get the same outcome. A placed order stays known for a day. `previous` is the outcome of an earlier attempt
 * whose answer got lost, so that `place` can look for that order first.
 */
export async function placeOnce(
  store: SharedStore,
  key: string,
  place: (previous: AttemptOutcome | null) => Promise<AttemptOutcome>,
): Promise<AttemptOutcome> {
  const name = `order:${key}`
  let previous: AttemptOutcome | null = null
  const first = (await store.get(name)) as Entry | undefined
  if (first?.kind === 'placed') return first
  if (first && first.kind !== 'pending') {
    previous = first
    await store.delete(name)
  }
  if (await store.setIfAbsent(name, { kind: 'pending' } satisfies Entry, pendingMs)) return own(store, name, previous, place)
  return waitForOwner(store, name)
}

async function own(
  store: SharedStore,
  name: string,
  previous: AttemptOutcome | null,
  place: (previous: AttemptOutcome | null) => Promise<AttemptOutcome>,
) {
  try {
    const outcome = await place(previous)
    await store.set(name, outcome, outcome.kind === 'refused' ? refusedMs : placedMs)
    return outcome
  } catch (error) {
    // Nothing was asked of the vendor that could have placed the order: the key is free again.
    await store.delete(name)
    throw error
  }
}

async function waitForOwner(store: SharedStore, name: string): Promise<AttemptOutcome> {
  const end = Date.now() + pendingMs
  while (Date.now() < end) {
    const entry = (await store.get(name)) as Entry | undefined
    if (!entry) break
    if (entry.kind !== 'pending') return entry
    await sleep(pollMs)
  }
  return { kind: 'unknown', before: null }
}

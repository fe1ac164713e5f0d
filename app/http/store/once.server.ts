import { randomUUID } from 'node:crypto'
import { keyValueStore } from './store.server'

/** How far the clocks of two instances may differ: a used value is remembered that much longer than it is valid, in ms. */
const clockSkewMs = 60_000

/**
 * Uses up a one-time value: true for the first caller, on any instance. False if it has expired. Throws if the store is down;
 * the caller must then stop, because nobody knows who was first.
 */
export async function spend(kind: 'verified' | 'nonce', id: string, until: number): Promise<boolean> {
  const lifeMs = until - Date.now()
  if (lifeMs <= 0) return false
  const claim = randomUUID()
  return (await keyValueStore.claim(`spent:${kind}:${id}`, claim, lifeMs + clockSkewMs)) === claim
}

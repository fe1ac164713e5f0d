import { randomUUID } from 'node:crypto'
import { keyValueStore } from './store.server'

/** How far the clocks of two instances may differ: what is spent is remembered for so much longer than it could be used, in ms. */
const clockSkewMs = 60_000

/**
 * Uses up something that is valid once: true for the first caller, on any instance. False for what has already expired. Throws
 * when the store is gone; the caller must stop then, since nobody knows who was first.
 */
export async function spend(kind: 'verified' | 'nonce', id: string, until: number): Promise<boolean> {
  const lifeMs = until - Date.now()
  if (lifeMs <= 0) return false
  const claim = randomUUID()
  return (await keyValueStore.claim(`spent:${kind}:${id}`, claim, lifeMs + clockSkewMs)) === claim
}

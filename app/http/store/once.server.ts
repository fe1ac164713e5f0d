import { randomUUID } from 'node:crypto'
import { keyValueStore } from './store.server'

/** How far the clocks of two instances may differ: what is spent is remembered for so much longer than it could be used, in ms. */
const clockSkewMs = 60_000

/**
 * Spends what may be used once: true for the first who asks, on whichever instance. What ends before now is not worth anything
 * any more. Throws when the store is gone; nobody may go on then, since nobody knows who was first.
 */
export async function spend(kind: 'verified' | 'nonce', id: string, until: number): Promise<boolean> {
  const lifeMs = until - Date.now()
  if (lifeMs <= 0) return false
  const claim = randomUUID()
  return (await keyValueStore.claim(`spent:${kind}:${id}`, claim, lifeMs + clockSkewMs)) === claim
}

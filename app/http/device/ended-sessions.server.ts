import { LRUCache } from 'lru-cache'
import { durableStore } from '~/http/durable/durable-store.server'
import { log } from '~/http/log.server'
import { dropToken } from '~/http/device/long-tokens.server'

/** The sessions that this instance ended itself: they stay ended here also while the shared store is gone. */
const endedHere = new LRUCache<string, true>({ max: 10_000 })

const nameOf = (id: string) => `ended:${id}`

type Ending = { id: string; until: number; sealKey?: string }

/** Ends a session everywhere for as long as its cookie would have lived. A store that is gone is not waited for. */
export async function endSession({ id, until, sealKey }: Ending) {
  endedHere.set(id, true)
  if (sealKey) await dropToken(id)
  await durableStore.set(nameOf(id), true, Math.max(1, until - Date.now())).catch(notTold)
}

/** Whether a session was ended; as long as the store is gone, only what this instance knows itself. */
export async function hasEnded(id: string): Promise<boolean> {
  return endedHere.has(id) || (await durableStore.get(nameOf(id)).catch(notTold)) === true
}

function notTold(error: unknown) {
  log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'ended sessions')
}

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { durableStore } from '~/http/durable/durable-store.server'
import { VendorError } from '~/vendor/errors'

/** For how long one may work, and how often others look whether it is their turn, in ms. */
const turnMs = 60_000
const lookMs = 100

/**
 * Does what several submits may ask for at the same time one after the other, on whichever instance: each then sees what the one
 * before it has done. Who waits for too long gets a timeout; throws when the store is gone.
 */
export async function inTurn<T>(what: string, work: () => Promise<T>): Promise<T> {
  const [lock, holder] = [`turn:${what}`, randomUUID()]
  const until = Date.now() + turnMs
  while (!(await durableStore.hold(lock, holder, turnMs))) {
    if (Date.now() > until) throw new VendorError('timeout', 'turn')
    await wait(lookMs)
  }
  try {
    return await work()
  } finally {
    // A turn that cannot be given back ends by itself.
    await durableStore.release(lock, holder).catch(() => undefined)
  }
}

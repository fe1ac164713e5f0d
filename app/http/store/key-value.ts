/** The store cannot be used now: it does not answer, is full, or may only be read. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown'
}

/**
 * Values that must survive a request, a crash and a restart: checkouts, submissions, ended sessions. Values are JSON
 * and every entry expires. A lock belongs to its holder until it expires; a write under a lock succeeds only for its
 * holder. Every call may throw `StoreDown`.
 */
export type KeyValueStore = {
  /** The value of a key; undefined if it has none. */
  get(key: string): Promise<unknown>
  set(key: string, value: unknown, ttlMs: number): Promise<void>
  /** Sets a key only if it still has the value that was read, undefined for none; returns whether it did. */
  swap(key: string, before: unknown, after: unknown, ttlMs: number): Promise<boolean>
  /** Removes a lock, which is a key whose value names its holder, unless somebody else holds it. */
  release(lock: string, holder: string): Promise<void>
  /** Sets a key only while the holder has the lock; returns whether it did. */
  setHeld(lock: string, holder: string, key: string, value: unknown, ttlMs: number): Promise<boolean>
}

/** Sets a key that is free, and returns the value that is there afterwards. */
export async function claim(store: KeyValueStore, key: string, value: string, ttlMs: number): Promise<unknown> {
  await store.swap(key, undefined, value, ttlMs)
  return store.get(key)
}

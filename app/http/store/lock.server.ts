import { randomUUID } from 'node:crypto'
import type { KeyValueStore } from './key-value'

/**
 * In milliseconds. A lock not renewed for `ttl` is free; its holder renews it every `beat`, others try every `look`.
 */
export const lockTimes = { ttl: 5_000, beat: 1_000, look: 100 }

/** Another holder has the lock, so the work under it must stop. */
export class Fenced extends Error {}

/**
 * A lock of the key-value store that renews itself while its holder works, up to a number of milliseconds. A write
 * under it succeeds only if the lock was held without a gap, so that a stalled holder cannot undo the next one's work.
 */
export class Lock {
  private readonly holder = randomUUID()
  private readonly madeAt = performance.now()
  private beat: ReturnType<typeof setInterval> | undefined
  private heldUntil = 0

  constructor(
    private readonly store: KeyValueStore,
    private readonly name: string,
    private readonly longestMs: number,
  ) {}

  /** Milliseconds since this lock was created. */
  get age(): number {
    return performance.now() - this.madeAt
  }

  /** Whether it may have passed to another holder. */
  get hasLapsed(): boolean {
    return performance.now() > this.heldUntil
  }

  /** Takes it if it is free. */
  async take(): Promise<boolean> {
    if (!(await this.hold(undefined))) return false
    this.beat = setInterval(() => void this.renew(), lockTimes.beat)
    return true
  }

  /** Sets a key of the store, only while the lock is held and always was. Throws Fenced. */
  async write(key: string, value: unknown, ttlMs: number): Promise<void> {
    if (!(await this.store.setHeld(this.name, this.holder, key, value, ttlMs))) throw new Fenced()
  }

  /** Releases it. A lock that cannot be released expires. */
  async release(): Promise<void> {
    clearInterval(this.beat)
    await this.store.release(this.name, this.holder).catch(() => undefined)
  }

  /** Counts the time from before the request, so that the lock is never believed to last longer than it does. */
  private async hold(before: string | undefined) {
    const until = performance.now() + lockTimes.ttl
    const isOurs = await this.store.swap(this.name, before, this.holder, lockTimes.ttl)
    if (isOurs) this.heldUntil = until
    return isOurs
  }

  /**
   * A lock that has lapsed is not taken again: others may have acted meanwhile. The store decides that, since a renewal
   * may reach it long after it was sent.
   */
  private async renew() {
    if (this.hasLapsed || this.age > this.longestMs) clearInterval(this.beat)
    else await this.hold(this.holder).catch(() => undefined)
  }
}

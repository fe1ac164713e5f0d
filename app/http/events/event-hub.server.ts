import { isUnauthorized } from '~/http/shop/vendor-failures.server'

/** What a look found: what its listeners are told, and whether nothing more will come. */
export type Polled = { told: object; isOver: boolean }

/**
 * Something to be watched. The key also names by whose leave it is looked at, because all who listen under one key are told the
 * same. A look that finds nothing, or whose leave is refused, ends it.
 */
export type Source = { key: string; everyMs: number; look: () => Promise<Polled | null> }

export type Listener = { told: (data: string) => void; ended: () => void }

/** How many may listen from one client address, behind which there may be a whole house, and in all: each holds a connection. */
const most = { fromOne: 300, inAll: 3000 }

/**
 * Up to so much of an interval is added to each pause: instances that look at the same thing share what one of them found, unless they
 * look at the very same moment, which must not happen twice in a row.
 */
const spread = 0.1

/** A source that keeps failing is looked at less and less often, down to once in so many intervals. */
const longestPause = 8

/**
 * Looks at each source once an interval for all who listen to it: from the first listener on, until the last one leaves, it is
 * over, or its leave is refused. Failing looks are told to nobody; they make the pauses longer.
 */
export class EventHub {
  private readonly watches = new Map<string, Watch>()
  private readonly listening = new Map<string, number>()
  private count = 0

  constructor(private readonly limits: { fromOne: number; inAll: number } = most) {}

  /** Listens from now on, and at once to what is known already; gives the way to leave, or null when there are too many. */
  listen(source: Source, address: string | null, listener: Listener): (() => void) | null {
    const from = address ?? ''
    const here = this.listening.get(from) ?? 0
    if (this.count >= this.limits.inAll || (address !== null && here >= this.limits.fromOne)) return null
    this.count++
    this.listening.set(from, here + 1)
    const watch = this.watches.get(source.key) ?? this.watch(source)
    watch.add(listener)
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      watch.remove(listener)
      this.count--
      const left = (this.listening.get(from) ?? 1) - 1
      if (left > 0) this.listening.set(from, left)
      else this.listening.delete(from)
    }
  }

  private watch(source: Source): Watch {
    // Whoever leaves one that is over leaves a newer one of the same source alone.
    const forget = () => this.watches.get(source.key) === watch && this.watches.delete(source.key)
    const watch = new Watch(source, forget)
    this.watches.set(source.key, watch)
    return watch
  }

  /** How many listen now. */
  get listeners(): number {
    return this.count
  }
}

/** One source and those who listen to it. */
class Watch {
  private readonly listeners = new Set<Listener>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private last = ''
  private failures = 0

  constructor(
    private readonly source: Source,
    private readonly stopped: () => void,
  ) {
    void this.look()
  }

  add(listener: Listener) {
    this.listeners.add(listener)
    // Told later, as everything else is: whoever has just begun to listen does not know yet how to leave.
    if (this.last) queueMicrotask(() => this.listeners.has(listener) && listener.told(this.last))
  }

  remove(listener: Listener) {
    this.listeners.delete(listener)
    if (this.listeners.size === 0) this.stop()
  }

  private async look() {
    const looked = await this.source.look().catch((error: unknown) => (isUnauthorized(error) ? null : 'failed'))
    if (this.listeners.size === 0) return
    if (looked === null) return this.end()
    if (looked === 'failed') this.failures++
    else {
      this.failures = 0
      this.tell(JSON.stringify(looked.told))
      if (looked.isOver) return this.end()
    }
    const pauses = Math.min(longestPause, 2 ** this.failures)
    const pause = this.source.everyMs * (pauses + Math.random() * spread)
    this.timer = setTimeout(() => void this.look(), pause)
    this.timer.unref()
  }

  private tell(data: string) {
    if (data === this.last) return
    this.last = data
    for (const listener of [...this.listeners]) listener.told(data)
  }

  private end() {
    this.stop()
    for (const listener of [...this.listeners]) listener.ended()
  }

  private stop() {
    clearTimeout(this.timer)
    this.stopped()
  }
}

/** The hub of this process. */
export const eventHub = new EventHub()

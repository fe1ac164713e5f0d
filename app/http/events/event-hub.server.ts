import { isUnauthorized } from '~/http/shop/readings.server'

export type Polled = { data: object; isOver: boolean }

/**
 * Something to poll. The key includes the permission it is polled with, because all listeners of a key get the same
 * result. Polling ends when nothing is found or the permission is refused.
 */
export type Source = { key: string; everyMs: number; poll: () => Promise<Polled | null> }

type Listener = { onData: (data: string) => void; onEnd: () => void }

/** How many may listen from one client address, which may be a whole house, and in total: each needs a connection. */
const most = { fromOne: 300, inAll: 3000 }

/** Each pause grows at random by up to this share, so that instances polling the same source rarely do so at once. */
const spread = 0.1

/** A source that keeps failing is read less and less often, down to once in this many intervals. */
const longestPause = 8

/**
 * Polls each source once per interval for all its listeners, from the first one until the last one leaves, the source
 * ends, or permission is refused. A failed poll is not reported; it makes the pauses longer.
 */
export class EventHub {
  private readonly watches = new Map<string, Watch>()
  private readonly listening = new Map<string, number>()
  private count = 0

  constructor(private readonly limits = most) {}

  /** Starts listening; delivers the last value, if any. Returns the unsubscribe function, null if too many listen. */
  listen(source: Source, address: string | null, listener: Listener): (() => void) | null {
    const from = address ?? ''
    const countFromAddress = this.listening.get(from) ?? 0
    if (this.count >= this.limits.inAll || (address !== null && countFromAddress >= this.limits.fromOne)) return null
    this.count++
    this.listening.set(from, countFromAddress + 1)
    const watch = this.watches.get(source.key) ?? this.watch(source)
    watch.add(listener)
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      watch.remove(listener)
      this.count--
      const remaining = (this.listening.get(from) ?? 1) - 1
      if (remaining > 0) this.listening.set(from, remaining)
      else this.listening.delete(from)
    }
  }

  private watch(source: Source): Watch {
    // Unsubscribing from an ended source must not touch a newer one with the same key.
    const forget = () => this.watches.get(source.key) === watch && this.watches.delete(source.key)
    const watch = new Watch(source, forget)
    this.watches.set(source.key, watch)
    return watch
  }

  get listeners(): number {
    return this.count
  }
}

class Watch {
  private readonly listeners = new Set<Listener>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private last = ''
  private failures = 0

  constructor(
    private readonly source: Source,
    private readonly onStop: () => void,
  ) {
    void this.poll()
  }

  add(listener: Listener) {
    this.listeners.add(listener)
    // Delivered asynchronously, because a new listener does not have its unsubscribe function yet.
    if (this.last) queueMicrotask(() => this.listeners.has(listener) && listener.onData(this.last))
  }

  remove(listener: Listener) {
    this.listeners.delete(listener)
    if (this.listeners.size === 0) this.stop()
  }

  private async poll() {
    const result = await this.source.poll().catch((error: unknown) => (isUnauthorized(error) ? null : 'failed'))
    if (this.listeners.size === 0) return
    if (result === null) return this.end()
    if (result === 'failed') this.failures++
    else {
      this.failures = 0
      this.broadcast(JSON.stringify(result.data))
      if (result.isOver) return this.end()
    }
    const pauses = Math.min(longestPause, 2 ** this.failures)
    const pause = this.source.everyMs * (pauses + Math.random() * spread)
    this.timer = setTimeout(() => void this.poll(), pause)
    this.timer.unref()
  }

  private broadcast(data: string) {
    if (data === this.last) return
    this.last = data
    for (const listener of [...this.listeners]) listener.onData(data)
  }

  private end() {
    this.stop()
    for (const listener of [...this.listeners]) listener.onEnd()
  }

  private stop() {
    clearTimeout(this.timer)
    this.onStop()
  }
}

export const eventHub = new EventHub()

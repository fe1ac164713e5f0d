/** No room now: too many wait already, or the memory for pictures is full. */
export class NoRoom extends Error {}

/** How many jobs run at the same time, and how many more may wait. */
type Share = { atOnce: number; waiting: number }

type Waiting = { keys: string[]; go: () => void }

/**
 * Runs a limited number of jobs at a time, queues a limited number, and refuses the rest. A job belongs to a brand, or
 * to a customer of a brand, each with its own share. Free slots go round robin, to the owner served longest ago, so
 * that nobody waits for another's whole queue.
 */
export class FairQueue {
  private readonly shares: Share[]
  private readonly running = new Map<string, number>()
  private readonly waiting: Waiting[] = []
  private readonly servedAt = new Map<string, number>()
  private served = 0

  /** The share of all together, of each brand, and of each customer of a brand. */
  constructor(...shares: Share[]) {
    this.shares = shares
  }

  /** Runs the job when its turn comes. `of` names its owner, the brand first. Throws `NoRoom`. */
  async run<T>(work: () => Promise<T>, ...of: string[]): Promise<T> {
    // One for all jobs, one for the brand, one for the brand and its customer.
    const keys = ['', ...of].map((_, depth) => JSON.stringify(of.slice(0, depth)))
    if (this.mayRun(keys)) this.start(keys)
    else if (!this.mayWait(keys)) throw new NoRoom()
    else await new Promise<void>((go) => this.waiting.push({ keys, go }))
    try {
      return await work()
    } finally {
      this.end(keys)
    }
  }

  private start(keys: string[]) {
    this.served += 1
    for (const key of keys) {
      this.running.set(key, this.runningOf(key) + 1)
      this.servedAt.set(key, this.served)
    }
  }

  private end(keys: string[]) {
    for (const key of keys) {
      const remaining = this.runningOf(key) - 1
      if (remaining > 0) this.running.set(key, remaining)
      else this.running.delete(key)
    }
    const [next] = this.waiting.filter((one) => this.mayRun(one.keys)).sort((one, other) => this.order(one, other))
    if (next) {
      this.waiting.splice(this.waiting.indexOf(next), 1)
      this.start(next.keys)
      next.go()
    }
    if (this.running.size === 0) this.servedAt.clear()
  }

  private runningOf(key: string) {
    return this.running.get(key) ?? 0
  }

  private mayRun(keys: string[]) {
    return keys.every((key, depth) => this.runningOf(key) < (this.shares[depth]?.atOnce ?? Infinity))
  }

  private mayWait(keys: string[]) {
    const waitingOf = (key: string) => this.waiting.filter((one) => one.keys.includes(key)).length
    return keys.every((key, depth) => waitingOf(key) < (this.shares[depth]?.waiting ?? Infinity))
  }

  /** Brands are compared before their customers; among equals the first to come is the first to go. */
  private order(one: Waiting, other: Waiting) {
    const differing = one.keys.findIndex((key, depth) => key !== other.keys[depth])
    const servedOf = ({ keys }: Waiting) => this.servedAt.get(keys[differing] ?? '') ?? 0
    return differing < 0 ? 0 : servedOf(one) - servedOf(other)
  }
}

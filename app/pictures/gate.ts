/** Too many wait already. */
export class Crowded extends Error {}

/** Lets so many pieces of work run at the same time, so many more wait their turn, and refuses the rest. */
export class Gate {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running++
    else if (this.waiting.length >= this.mostWaiting) throw new Crowded()
    else await new Promise<void>((go) => this.waiting.push(go))
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }
}

/** Too many wait already. */
export class Crowded extends Error {}

/** Of one, so many may wait at the same time. */
const mostOfOne = 3

/**
 * Lets so many pieces of work run at the same time, so many more wait their turn, and refuses the rest. Work that is somebody's runs one
 * at a time: whoever takes long holds up nobody else.
 */
export class Gate {
  private readonly running: string[] = []
  private readonly waiting: { of: string; go: () => void }[] = []

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  async pass<T>(work: () => Promise<T>, of = ''): Promise<T> {
    if (this.running.length < this.atOnce && this.mayRun(of)) this.running.push(of)
    else if (this.waiting.length >= this.mostWaiting || this.hasMany(of)) throw new Crowded()
    else await new Promise<void>((go) => this.waiting.push({ of, go }))
    try {
      return await work()
    } finally {
      this.running.splice(this.running.indexOf(of), 1)
      this.next()
    }
  }

  private next() {
    const at = this.waiting.findIndex(({ of }) => this.mayRun(of))
    const [next] = at < 0 ? [] : this.waiting.splice(at, 1)
    if (!next) return
    this.running.push(next.of)
    next.go()
  }

  private mayRun(of: string) {
    return of === '' || !this.running.includes(of)
  }

  private hasMany(of: string) {
    return of !== '' && this.waiting.filter((one) => one.of === of).length >= mostOfOne
  }
}

/** The total limit in bytes, the limit per owner, and how many owners may hold some at the same time. */
type Bounds = { bytes: number; bytesOfOne: number; holdersOfOne: number }

/**
 * Bounds the memory for uploads that are still arriving, by the bytes received. When it is full, the largest upload is dropped,
 * so that large slow uploads lock nobody out.
 */
export class Partition {
  private readonly holders = new Set<Held>()

  constructor(private readonly bounds: Bounds) {}

  /** A place for bytes of an owner; it is refused, and stays so, where that owner has too many. `leave` has to be called. */
  enter(of: string): Held {
    const held = new Held(of, this)
    if (this.of(of).length >= this.bounds.holdersOfOne) held.giveWay()
    this.holders.add(held)
    return held
  }

  /** Makes room for more bytes of a place; returns false if it must give way itself. */
  hasRoomFor(held: Held, more: number): boolean {
    if (sum(this.of(held.of)) + more > this.bounds.bytesOfOne) return false
    while (sum([...this.holders]) + more > this.bounds.bytes) {
      const [largest] = [...this.holders].filter(({ isFixed }) => !isFixed).sort((one, other) => other.size - one.size)
      if (!largest || largest === held || largest.size <= held.size + more) return false
      largest.giveWay()
    }
    return true
  }

  leave(held: Held) {
    this.holders.delete(held)
  }

  private of(owner: string) {
    return [...this.holders].filter(({ of }) => of === owner)
  }
}

/** An owner's share of a room. */
export class Held {
  size = 0
  isRefused = false
  isFixed = false
  private letGo = () => {}

  constructor(
    readonly of: string,
    private readonly room: Partition,
  ) {}

  /** The function that frees the bytes if they must give way later. */
  onRefused(letGo: () => void) {
    this.letGo = letGo
  }

  /** Counts bytes before they are held; returns false if neither they nor the earlier ones have room. */
  take(bytes: number): boolean {
    if (!this.isRefused && !this.room.hasRoomFor(this, bytes)) this.giveWay()
    if (!this.isRefused) this.size += bytes
    return !this.isRefused
  }

  /** Bytes that are held no longer. */
  giveBack(bytes: number) {
    this.size = Math.max(0, this.size - bytes)
  }

  /** From now on the bytes are in use, and stay until `leave`. */
  fix() {
    this.isFixed = true
  }

  giveWay() {
    if (this.isRefused) return
    this.size = 0
    this.isRefused = true
    this.letGo()
  }

  leave() {
    this.room.leave(this)
  }
}

const sum = (holders: Held[]) => holders.reduce((bytes, { size }) => bytes + size, 0)

/** The limits in bytes of all and of one owner, and how many reservations one owner may have at a time. */
type Bounds = { bytes: number; bytesOfOne: number; reservationsOfOne: number }

/** Bounds the memory of arriving files. When it is full the largest goes, so that slow large ones lock nobody out. */
export class MemoryBudget {
  private readonly reservations = new Set<Reservation>()

  constructor(private readonly bounds: Bounds) {}

  /** Reserves memory; refused for good if the owner has too many reservations. Call `leave` at the end. */
  reserve(of: string): Reservation {
    const reservation = new Reservation(of, this)
    if (this.of(of).length >= this.bounds.reservationsOfOne) reservation.giveWay()
    this.reservations.add(reservation)
    return reservation
  }

  /** Makes room for more bytes of a reservation; returns false if that one must give way itself. */
  hasRoomFor(reservation: Reservation, more: number): boolean {
    if (sum(this.of(reservation.of)) + more > this.bounds.bytesOfOne) return false
    while (sum([...this.reservations]) + more > this.bounds.bytes) {
      const [largest] = [...this.reservations]
        .filter(({ isFixed }) => !isFixed)
        .sort((one, other) => other.size - one.size)
      if (!largest || largest === reservation || largest.size <= reservation.size + more) return false
      largest.giveWay()
    }
    return true
  }

  /** Frees the memory of a file that is no longer needed. */
  leave(reservation: Reservation) {
    this.reservations.delete(reservation)
  }

  private of(owner: string) {
    return [...this.reservations].filter(({ of }) => of === owner)
  }
}

/** The memory that a file has reserved. */
export class Reservation {
  size = 0
  isFixed = false
  private readonly refusal = new AbortController()
  /** Aborts when the bytes must give way, so that they are freed. */
  readonly refused = this.refusal.signal

  constructor(
    readonly of: string,
    private readonly budget: MemoryBudget,
  ) {}

  /** Counts bytes before they are held; returns false if neither they nor the earlier ones have room. */
  take(bytes: number): boolean {
    if (!this.refused.aborted && !this.budget.hasRoomFor(this, bytes)) this.giveWay()
    if (!this.refused.aborted) this.size += bytes
    return !this.refused.aborted
  }

  /** Uncounts bytes that were freed. */
  giveBack(bytes: number) {
    this.size = Math.max(0, this.size - bytes)
  }

  /** Keeps the bytes until it leaves the budget, because they are in use. */
  fix() {
    this.isFixed = true
  }

  giveWay() {
    this.size = 0
    this.refusal.abort()
  }
}

const sum = (reservations: Reservation[]) => reservations.reduce((bytes, { size }) => bytes + size, 0)

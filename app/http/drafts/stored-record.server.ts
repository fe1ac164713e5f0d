import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { failureName, log } from '~/http/log.server'
import { keyValueStore } from '~/http/store/store.server'

/** How long a record is kept after its last change, in ms: a customer's, and a guest's. */
const lifeMs = 7 * 24 * 3600_000
const guestLifeMs = 2 * 3600_000

/** Whose records they are. `mayBegin`: whether a guest may begin another one, because anybody can make up new carts. */
export type Owner = { isGuest: () => boolean; mayBegin: () => Promise<boolean> }

/** A signed-in customer, whose account the limits of the actions count. */
const customer: Owner = { isGuest: () => false, mayBegin: async () => true }

/** A kind of record. Its schema parses stored values, and turns {} into an empty record. */
export type RecordKind<T> = { name: string; schema: z.ZodType<T> }

/**
 * A record of the key-value store, found by an unguessable id and read once per request. Each field is written
 * separately with compare-and-set, so concurrent tabs and instances that change different fields lose nothing.
 */
export class StoredRecord<T extends object> {
  /** The value at the last read, used to detect that another request has changed it. */
  private lastRead: T

  private constructor(
    private readonly kind: RecordKind<T>,
    private readonly vendorId: string,
    readonly id: string,
    private current: T,
    /** True when the store was unreachable, so the value is unknown. */
    public isGone: boolean,
    private readonly owner: Owner,
    private isStored: boolean,
  ) {
    this.lastRead = current
  }

  /** Reads the record of an id, '' for none. While the store is down it counts as empty. */
  static async open<T extends object>(
    kind: RecordKind<T>,
    vendorId: string,
    id: string,
    owner = customer,
  ): Promise<StoredRecord<T>> {
    let isGone = false
    const stored = id ? await keyValueStore.get(keyOf(kind, vendorId, id)).catch(() => void (isGone = true)) : undefined
    return new StoredRecord(kind, vendorId, id, kind.schema.parse(stored ?? {}), isGone, owner, stored !== undefined)
  }

  /** A record of another id, which is still empty. */
  renamed(id: string): StoredRecord<T> {
    return new StoredRecord(this.kind, this.vendorId, id, this.kind.schema.parse({}), this.isGone, this.owner, false)
  }

  get value(): T {
    return this.current
  }

  /** Changes fields for this answer only. */
  private show(change: Partial<T>) {
    this.current = { ...this.current, ...change }
  }

  /** Writes the customer's input; false (for this answer only) if the store is down or a guest has too many records. */
  save(change: Partial<T>): Promise<boolean> {
    return this.change(() => change)
  }

  /** Writes the customer's input that depends on what is stored, which another tab may have changed meanwhile. */
  change(changeOf: (stored: T) => Partial<T>): Promise<boolean> {
    this.show(changeOf(this.current))
    return this.write((stored) => {
      const change = changeOf(stored)
      this.show(change)
      return change
    })
  }

  /** Writes computed values, unless their fields have changed since they were read, or they are for this answer. */
  async saveIfUnchanged(change: Partial<T>, { isShownOnly = false } = {}): Promise<void> {
    const fields = Object.keys(change) as (keyof T)[]
    const { lastRead } = this
    this.show(change)
    if (isShownOnly) return
    const isSame = (stored: T) => fields.every((field) => isDeepStrictEqual(stored[field], lastRead[field]))
    await this.write((stored) => (isSame(stored) ? change : {}))
  }

  /** Renews the expiry for its present owner: after signing in, a guest's record is kept as long as a customer's. */
  async keep(): Promise<void> {
    if (this.isStored) await this.write(() => ({}), { isKept: true })
  }

  async end(): Promise<void> {
    this.current = this.lastRead = this.kind.schema.parse({})
    if (this.id) await keyValueStore.set(keyOf(this.kind, this.vendorId, this.id), {}, 1).catch(() => undefined)
  }

  private async write(changeOf: (stored: T) => Partial<T>, { isKept = false } = {}): Promise<boolean> {
    const { kind, vendorId, id, owner } = this
    if (!id || (!this.isStored && owner.isGuest() && !(await owner.mayBegin()))) return false
    let change: Partial<T> = {}
    const ttlMs = owner.isGuest() ? guestLifeMs : lifeMs
    const isWritten = await updateRecord(kind, vendorId, id, (stored) => (change = changeOf(stored)), { ttlMs, isKept })
    if (isWritten) this.lastRead = { ...this.lastRead, ...change }
    else this.isGone = true
    this.isStored ||= isWritten
    return isWritten
  }
}

/**
 * Writes the change that `changeOf` makes of what is stored, and computes it again if somebody else writes meanwhile.
 * `isKept` renews the expiry even without a change. Returns false, and changes nothing, while the store is down.
 */
export async function updateRecord<T extends object>(
  kind: RecordKind<T>,
  vendorId: string,
  id: string,
  changeOf: (stored: T) => Partial<T>,
  { ttlMs = lifeMs, isKept = false } = {},
): Promise<boolean> {
  const key = keyOf(kind, vendorId, id)
  const swap = async () => {
    const before = await keyValueStore.get(key)
    const stored = kind.schema.parse(before ?? {})
    const after = { ...stored, ...changeOf(stored) }
    const isSame = isDeepStrictEqual(stored, after) && !(isKept && before !== undefined)
    return isSame || keyValueStore.swap(key, before, after, ttlMs)
  }
  try {
    while (!(await swap()));
    return true
  } catch (error) {
    log.warn({ record: kind.name, reason: failureName(error) }, 'record not kept')
    return false
  }
}

const keyOf = ({ name }: { name: string }, vendorId: string, id: string) => `${name}:${vendorId}:${id}`

import { SIGNED_KEY } from './flavour'

/** A fault that replaces the answer. With `after`, the call does its work and only the answer is lost. */
export type Breakage =
  | {
      kind: 'status'
      value: number
      errors?: Record<string, string | string[]> | undefined
      after?: boolean | undefined
    }
  | { kind: 'html'; after?: boolean | undefined }
  | { kind: 'code'; value: { code: number; msg?: string | undefined }; after?: boolean | undefined }
  /** The answer is cut off in the middle but is a complete HTTP answer. */
  | { kind: 'truncated'; after?: boolean | undefined }
  /** The connection is closed without an answer, or after its headers and half of its body. */
  | { kind: 'reset'; after?: boolean | 'headers' | undefined }

/** A fault that a test asked for. */
export type Fault =
  | Breakage
  | { kind: 'delay'; value: number }
  | { kind: 'types' }
  /** A changed price or stock; the change itself is made at once, and undone when the fault is used up. */
  | { kind: 'facts'; undo: () => void }

interface Armed {
  call: string
  fault: Fault
  /** Calls left. */
  left: number
}

/** The faults that are switched on. */
export interface Faults {
  arm(call: string, fault: Fault, times: number): void
  /** Faults that hit this call; each use is counted. */
  take(call: string): Fault[]
  /** Switches off the faults of this call, or all, and undoes their changes. */
  clear(call?: string): void
  /** Forgets all faults without undoing changes, for a reset of the data. */
  reset(): void
}

/** Creates the list of faults, without any. */
export function createFaults(): Faults {
  let armed: Armed[] = []
  return {
    arm: (call, fault, times) => {
      armed.push({ call, fault, left: times })
    },
    take(call) {
      const hits = armed.filter((entry) => entry.call === call || entry.call === '*')
      for (const entry of hits) {
        // The last call still sees the change. The call after it undoes the change.
        if (entry.fault.kind === 'facts' && entry.left === 0) entry.fault.undo()
        entry.left -= 1
      }
      armed = armed.filter((entry) => entry.left > 0 || (entry.fault.kind === 'facts' && entry.left === 0))
      return hits.map((entry) => entry.fault)
    },
    clear(call) {
      const goes = (entry: Armed) => call === undefined || entry.call === call
      // The latest change is undone first, so that the price or stock before the earliest one is what stays.
      for (const { fault } of armed.filter(goes).toReversed()) if (fault.kind === 'facts') fault.undo()
      armed = armed.filter((entry) => !goes(entry))
    },
    reset: () => {
      armed = []
    },
  }
}

/** The same answer with the wrong types: numbers as text, numeric text as numbers, empty text as null. */
export function withWrongTypes(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') {
    if (value === '') return null
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  }
  if (Array.isArray(value)) return value.map(withWrongTypes)
  if (typeof value !== 'object' || value === null) return value
  const wrong = ([key, inner]: [string, unknown]) => [key, key === SIGNED_KEY ? inner : withWrongTypes(inner)]
  return Object.fromEntries(Object.entries(value).map(wrong)) as unknown
}

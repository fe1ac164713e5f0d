/** What a test asked to go wrong. */
export type Fault =
  | { kind: 'delay'; value: number }
  | { kind: 'status'; value: number }
  | { kind: 'html' }
  | { kind: 'types' }
  | { kind: 'code'; value: { code: number; msg: string } }
  /** A changed price or stock; the change itself is made at once, and undone when the fault is used up. */
  | { kind: 'facts'; undo: () => void }

interface Armed {
  call: string
  fault: Fault
  /** Calls left; Infinity until the next reset. */
  left: number
}

/** The faults that are switched on. */
export interface Faults {
  arm(call: string, fault: Fault, times: number): void
  /** Faults that hit this call; each use is counted. */
  take(call: string): Fault[]
  reset(): void
}

/** Makes a switchboard with everything off. */
export function createFaults(): Faults {
  let armed: Armed[] = []
  return {
    arm: (call, fault, times) => {
      armed.push({ call, fault, left: times })
    },
    take(call) {
      const hits = armed.filter((entry) => entry.call === call || entry.call === '*')
      for (const entry of hits) {
        // The last call still sees the change: it is undone when one more comes.
        if (entry.fault.kind === 'facts' && entry.left === 0) entry.fault.undo()
        entry.left -= 1
      }
      armed = armed.filter((entry) => entry.left > 0 || (entry.fault.kind === 'facts' && entry.left === 0))
      return hits.map((entry) => entry.fault)
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
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWrongTypes(inner)]))
}

/** Body of an HTTP failure that a test asked for. */
export function failureBody(status: number): Record<string, unknown> {
  if (status === 401) return { message: 'Unauthenticated.' }
  if (status === 422) {
    return { message: 'The given data was invalid.', errors: { is_langauge: ['The is langauge field is invalid.'] } }
  }
  return { message: status >= 500 ? 'Server Error' : 'Request failed.' }
}

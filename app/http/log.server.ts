import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { env } from '~/env.server'

let now = 0
let timeField = ''

/** The time field, cached because many lines share a millisecond. */
function timestamp() {
  const at = Date.now()
  if (at !== now) timeField = `,"time":"${new Date(at).toISOString()}"`
  now = at
  return timeField
}

/** Writes lines in batches, after this many characters or milliseconds, so that few requests cost a write. */
const output = pino.destination({ sync: false, minLength: 16_000, periodicFlush: 1000 })

/** The process's logger: JSON lines without personal data (no names, numbers, addresses, tokens or query strings). */
export const log = pino(
  { level: env().LOG_LEVEL, base: undefined, timestamp, formatters: { level: (level) => ({ level }) } },
  output,
)

/** The id that all lines of a request have: the one that a proxy has given, or a new one. Clients may send anything. */
export const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID()

/** What a line says about a failure: its name, because its message may be about somebody. */
export const failureName = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

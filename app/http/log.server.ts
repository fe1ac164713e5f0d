import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { env } from '~/env.server'

/**
 * Lines are written in batches, after this many characters or milliseconds, so that few requests cost a write. Pino's
 * own batches lose lines when the process ends while a slow reader still has to take some, and hang on a full disk.
 */
const batch = { length: 32_768, ms: 1000 }
let waitingLines = ''

function flush() {
  const text = waitingLines
  waitingLines = ''
  if (text) process.stdout.write(text)
}
setInterval(flush, batch.ms).unref()
process.on('exit', flush)

function write(line: string) {
  waitingLines += line
  if (waitingLines.length >= batch.length) flush()
}

let now = 0
let timeField = ''

/** The time field, cached because many lines share a millisecond. */
function timestamp() {
  const at = Date.now()
  if (at !== now) timeField = `,"time":"${new Date(at).toISOString()}"`
  now = at
  return timeField
}

/** The process's logger: JSON lines without personal data (no names, numbers, addresses, tokens or query strings). */
export const log = pino(
  { level: env().LOG_LEVEL, base: undefined, timestamp, formatters: { level: (level) => ({ level }) } },
  { write },
)

/** The id that all lines of a request have: the one that a proxy has given, or a new one. Clients may send anything. */
export const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID()

/** What a line says about a failure: its name, because its message may be about somebody. */
export const failureName = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

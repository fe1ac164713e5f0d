import pino from 'pino'
import { env } from '~/env.server'

/** Lines wait for each other, as many characters and milliseconds: a line for each request must not cost a write each. */
const together = { length: 32_768, ms: 1000 }
let waiting = ''

function flush() {
  const text = waiting
  waiting = ''
  if (text) process.stdout.write(text)
}
setInterval(flush, together.ms).unref()
process.on('exit', flush)

function write(line: string) {
  waiting += line
  if (waiting.length >= together.length) flush()
}

let now = 0
let timeField = ''

/** Many lines share a millisecond. */
function timestamp() {
  const at = Date.now()
  if (at !== now) timeField = `,"time":"${new Date(at).toISOString()}"`
  now = at
  return timeField
}

/** The process's logger: JSON lines without personal data (no names, numbers, addresses, tokens or query strings). */
export const log = pino({ level: env().LOG_LEVEL, base: undefined, timestamp }, { write })

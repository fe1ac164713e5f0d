import pino from 'pino'
import { env } from '~/env.server'

/** Lines are written a few at a time, within a second; what is left goes out as the process ends. */
const output = pino.destination({ sync: false, minLength: 4096 })
setInterval(() => output.flush(), 1000).unref()

/** The process's logger: JSON lines without personal data (no names, numbers, addresses, tokens or query strings). */
export const log = pino({ level: env().LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, output)

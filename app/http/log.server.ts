import pino from 'pino'
import { env } from '~/env.server'

/** The process's logger: JSON lines without personal data (no names, numbers, addresses, tokens or query strings). */
export const log = pino({ level: env().LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })

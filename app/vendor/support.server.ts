import type { Send } from './send'

/** Help of the vendor. */
export const supportCalls = (_send: Send) => ({})

import type { Send } from './send'

/** What the home page shows beside its stores (flows 3). */
export const homeCalls = (_send: Send) => ({})

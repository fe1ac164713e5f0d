import type { Send } from './send'

/** Searching stores and items (flows 4). */
export const searchCalls = (_send: Send) => ({})

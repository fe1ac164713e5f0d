import type { Send } from './send'

/** Coupons of the vendor. */
export const offerCalls = (_send: Send) => ({})

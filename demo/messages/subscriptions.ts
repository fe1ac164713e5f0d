import type { MessageTable } from './table'

/** Subscriptions. */
export const subscriptionsMessages = {} satisfies MessageTable

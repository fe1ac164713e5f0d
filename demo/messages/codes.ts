import type { MessageTable } from './table'

/** One-time codes, sign-up and passwords. */
export const codesMessages = {} satisfies MessageTable

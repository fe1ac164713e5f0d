import type { MessageTable } from './table'

/** Profile, chat, bug reports, questions. */
export const supportMessages = {} satisfies MessageTable

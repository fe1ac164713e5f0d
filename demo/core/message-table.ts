import type { Lang } from './words'

/** Messages to the customer, by name and language; {places} are filled in by the caller. */
export type MessageTable = Record<string, Record<Lang, string>>

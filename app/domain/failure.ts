/**
 * What a 404 page can name as missing: a store (rules 5.21), or an address (any more) (rules 15.5), an order or a
 * subscription of the customer.
 */
const missing = ['noStore', 'noAddress', 'noOrder', 'noSubscription'] as const
export type Missing = (typeof missing)[number]

/** Why a page could not be shown; each has a title and a text in the dictionaries. */
export type Failure =
  | Missing
  | 'badRequest'
  | 'foreign'
  | 'generic'
  | 'headers'
  | 'late'
  | 'method'
  | 'notFound'
  | 'noVendor'
  | 'slow'
  | 'tooMany'
  | 'unreachable'

const byStatus: Record<number, Failure> = {
  400: 'badRequest',
  403: 'foreign',
  405: 'method',
  408: 'late',
  429: 'tooMany',
  431: 'headers',
}

/** The failure for an HTTP status and the value thrown. Without a vendor, a 404 means that the shop is missing. */
export function failureOf(status: number, hasVendor: boolean, thrown?: unknown): Failure {
  if (status === 404 && hasVendor) return missing.find((failure) => failure === thrown) ?? 'notFound'
  if (status === 404) return 'noVendor'
  if (!hasVendor && [502, 503, 504].includes(status)) return 'unreachable'
  return status === 504 ? 'slow' : (byStatus[status] ?? 'generic')
}

/** Whether the same request may well succeed a moment later. */
export function canRetry(failure: Failure): boolean {
  return !['notFound', ...missing, 'foreign', 'method', 'badRequest'].includes(failure)
}

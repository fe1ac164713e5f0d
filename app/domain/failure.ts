/** Why a page could not be shown; each has a title and a text in the dictionaries. */
export type Failure =
  | 'badRequest'
  | 'foreign'
  | 'generic'
  | 'headers'
  | 'late'
  | 'method'
  | 'noAddress'
  | 'noOrder'
  | 'noStore'
  | 'noSubscription'
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

/** Thrown with status 404 if there is no such store (rules 5.21). */
export const noStore = 'noStore' satisfies Failure

/** Thrown with status 404 if the customer has no such address (any more) (rules 15.5). */
export const noAddress = 'noAddress' satisfies Failure

/** Thrown with status 404 if the customer has no such order. */
export const noOrder = 'noOrder' satisfies Failure

/** Thrown with status 404 if the customer has no such subscription. */
export const noSubscription = 'noSubscription' satisfies Failure

const missing: readonly Failure[] = [noStore, noAddress, noOrder, noSubscription]

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

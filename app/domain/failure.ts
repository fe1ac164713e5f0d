/** Why a page could not be shown; each has a title and a text in the dictionaries. */
export type Failure =
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

/** The failure that an HTTP status stands for; without a known store what is missing is the store itself. */
export function failureOf(status: number, hasStore: boolean): Failure {
  if (status === 404) return hasStore ? 'notFound' : 'noVendor'
  if (!hasStore && [502, 503, 504].includes(status)) return 'unreachable'
  return status === 504 ? 'slow' : (byStatus[status] ?? 'generic')
}

/** Whether the same request may well succeed a moment later. */
export function canRetry(failure: Failure): boolean {
  return !['notFound', 'foreign', 'method', 'badRequest'].includes(failure)
}

/** The page that an address asks for with `?page=`, from 1 to the last one. */
export function pageNumber(query: URLSearchParams, last: number): number {
  const page = Math.floor(Number(query.get('page'))) || 1
  return Math.min(Math.max(1, page), last)
}

/** How many stores a page lists (rules 5.11). */
export const storesPerPage = 24

/** A page of a list, numbered from 1, and the numbers of the pages around it; null where there is no such page. */
export function pageOf<Row>(rows: Row[], wanted: string | null) {
  const last = Math.max(1, Math.ceil(rows.length / storesPerPage))
  const number = wanted === null ? 1 : /^[1-9]\d{0,4}$/.test(wanted) ? Number(wanted) : NaN
  if (!(number <= last)) return null
  return {
    rows: rows.slice((number - 1) * storesPerPage, number * storesPerPage),
    previous: number > 1 ? number - 1 : null,
    next: number < last ? number + 1 : null,
  }
}

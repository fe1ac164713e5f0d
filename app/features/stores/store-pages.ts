/** How many stores a page lists (rules 5.11). */
export const storesPerPage = 24

/** The most pages that are shown as one, when a customer returns to a list of which several pages were loaded. */
const mostPages = 10

/**
 * A page of a list, numbered from 1, or a range such as '1-3', of which at most the last `mostPages` are shown; and the numbers of
 * the pages around it. Null if there is no such page.
 */
export function pageOf<Row>(rows: readonly Row[], wanted: string | null) {
  const end = Math.max(1, Math.ceil(rows.length / storesPerPage))
  const [, start, single] = /^(?:([1-9]\d{0,4})-)?([1-9]\d{0,4})$/.exec(wanted ?? '1') ?? []
  const last = Number(single)
  const first = Math.max(Number(start ?? single), last - mostPages + 1)
  if (!(first <= last && last <= end)) return null
  return {
    rows: rows.slice((first - 1) * storesPerPage, last * storesPerPage),
    previous: first > 1 ? first - 1 : null,
    next: last < end ? last + 1 : null,
  }
}

/**
 * The rows of a list that is sent in pages, each once by its id. `nextOf` says how many rows are before the next page;
 * there is none if it is no higher than before, the page had nothing new (a vendor that ignores skip), or `most` are
 * read.
 */
export async function readPages<Row extends { id: string }, Facts>(
  most: number,
  read: (skip: number) => Promise<Facts & { rows: Row[] }>,
  nextOf: (page: Facts, skip: number) => number,
): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (let at = 0, skip = 0; at < most; at++) {
    const countBefore = rows.size
    const page = await read(skip)
    for (const row of page.rows) if (!rows.has(row.id)) rows.set(row.id, row)
    const next = nextOf(page, skip)
    if (next <= skip || rows.size === countBefore) break
    skip = next
  }
  return [...rows.values()]
}

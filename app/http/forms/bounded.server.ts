/**
 * The longest useful text in an address or a form, in UTF-16 units: more than any schema accepts, and little enough for
 * any code that reads it. Longer text is cut off before anything looks at it. The limit is far beyond any identifier,
 * so none can turn into another.
 */
const longest: Record<string, number> = {
  // Texts to search for: 80 characters as people count them, or a place.
  ...{ q: 400, search: 800 },
  // Ids and choices that appear in many links of a page.
  ...{ category: 100, section: 100, tag: 100, sort: 100, page: 100, cuisine: 100, store: 100, month: 100 },
  // Return addresses, which include typed text, and answers of identity providers.
  ...{ redirectTo: 4000, backTo: 4000, code: 4000, state: 4000 },
  // A cart from the browser's storage: cut off, none of its lines could be read.
  lines: 50_000,
}
const longestOther = { query: 600, form: 20_000 }

/** The fields of a form, each cut to its maximum length. */
export const boundedFields = (fields: URLSearchParams) => bounded(fields, longestOther.form)

/** The address of a request, with each query parameter cut to its maximum length. */
export function boundedAddress(address: string): URL {
  const url = new URL(address)
  const query = bounded(url.searchParams, longestOther.query)
  if (query !== url.searchParams) url.search = query.toString()
  return url
}

function bounded(texts: URLSearchParams, most: number): URLSearchParams {
  const limitOf = (name: string) => (Object.hasOwn(longest, name) ? longest[name] : undefined) ?? most
  const all = [...texts]
  if (all.every(([name, text]) => text.length <= limitOf(name))) return texts
  return new URLSearchParams(all.map(([name, text]) => [name, text.slice(0, limitOf(name))]))
}

/** Most bytes a posted form may have; our largest form needs far less. */
const formLimit = 64 * 1024
const discardLimit = 8 * 1024 * 1024

/** Longest field, and longest query as a whole, that travels back in an address. */
const keptFieldLimit = 600
const keptQueryLimit = 1500

/** Fields that never travel back in an address. */
const notKept = /password|token|otp|identifier|^intent$|^attempt$|^quote$/i

/**
 * The posted fields of a request, or null when the body is too large or no plain form. Only
 * `application/x-www-form-urlencoded` is read: none of our forms uploads files.
 */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded/i.test(request.headers.get('Content-Type') ?? '')) return null
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    // What is too much is still read for a while and thrown away: a connection cut in mid-body could not be answered.
    if (size <= formLimit) chunks.push(value)
    if (size > discardLimit) break
  }
  return size > formLimit ? null : new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/** The typed fields as a query text for the way back after signing in, without secrets and buttons. */
export function fieldsToKeep(form: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const [name, value] of form) {
    if (value === '' || value.length > keptFieldLimit || notKept.test(name)) continue
    if (kept.toString().length + name.length + value.length < keptQueryLimit) kept.append(name, value)
  }
  return kept.toString()
}

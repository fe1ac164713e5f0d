/** Most bytes a posted form may have; our largest form needs far less. */
const formLimit = 64 * 1024

/** Fields that never travel back in an address. */
const secretFields = /password|token|otp/i

/**
 * The posted fields of a request. Throws a 413 or 415 response for a body that is too large or not a plain form.
 * Only `application/x-www-form-urlencoded` is read: none of our forms uploads files.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new Response(null, { status: 415 })
  }
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > formLimit) throw new Response(null, { status: 413 })
    chunks.push(value)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/** The typed fields as a query text for the way back after signing in, without secrets and buttons. */
export function fieldsToKeep(form: URLSearchParams): string {
  const kept = [...form].filter(([name, value]) => value && value.length <= 300 && name !== 'intent' && !secretFields.test(name))
  return new URLSearchParams(kept.slice(0, 20)).toString()
}

import { plausible, readBody, type BodyLimits } from '~/http/form.server'

/** What was posted by a form that carries files. A field for a file in which none was chosen has none. */
export type Upload = { fields: URLSearchParams; files: File[] }

/** The largest body, and how long it may take to arrive: less than the server gives a request as a whole. */
const limits: BodyLimits = { bytes: 20e6, discarded: 60e6, ms: 25_000 }

export const isUpload = ({ headers }: Request) => /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '')

/**
 * The fields and files of a posted form; null when it is too slow, cut off, implausible or no form. It is in memory as a whole.
 * What a file is called and said to be is a claim.
 */
export async function readUpload(
  { body, headers }: Request,
  most: BodyLimits = limits,
): Promise<Upload | 'too-large' | null> {
  const bytes = body && (await readBody(body, most))
  if (!bytes || bytes === 'too-large') return bytes
  const type = { 'Content-Type': headers.get('Content-Type') ?? '' }
  const form = await new Response(new Uint8Array(bytes), { headers: type }).formData().catch(() => null)
  if (!form) return null
  const fields = new URLSearchParams()
  const files: File[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value)
    else if (value.size > 0 || value.name !== '') files.push(value)
  }
  return plausible(fields) ? { fields, files } : null
}

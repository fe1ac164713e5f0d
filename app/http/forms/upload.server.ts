import { boundedFields } from '~/http/forms/bounded.server'
import { plausible, readBody, type BodyLimits } from '~/http/forms/form.server'

/**
 * What was posted by a form that carries files. A field for a file in which none was chosen has none. One that is too large has its
 * fields alone, as far as they stand near its ends.
 */
export type Upload = { fields: URLSearchParams; files: File[]; isTooLarge: boolean }

/** The largest body, and how long it may take to arrive: less than the server gives a request as a whole. */
const limits: BodyLimits = { bytes: 20e6, discarded: 60e6, ms: 25_000 }

/** So many bytes are kept of both ends of a body that is too large: what is typed in a form is far less. */
const endBytes = 64 * 1024

export const isUpload = ({ headers }: Request) => /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '')

/**
 * The fields and files of a posted form; null when it is too slow, cut off, implausible or no form. It is in memory as a whole.
 * What a file is called and said to be is a claim.
 */
export async function readUpload({ body, headers }: Request, most: BodyLimits = limits): Promise<Upload | null> {
  const ends = new Ends()
  const bytes = body && (await readBody(body, most, (chunk) => ends.take(chunk)))
  if (!bytes) return null
  const type = headers.get('Content-Type') ?? ''
  if (bytes !== 'too-large') return uploadOf(bytes, type)
  const rest = await uploadOf(ends.withoutMiddle(boundaryIn(type)), type)
  return { fields: rest?.fields ?? new URLSearchParams(), files: [], isTooLarge: true }
}

async function uploadOf(bytes: Buffer, type: string): Promise<Upload | null> {
  const headers = { 'Content-Type': type }
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => null)
  if (!form) return null
  const fields = new URLSearchParams()
  const files: File[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value)
    else if (value.size > 0 || value.name !== '') files.push(value)
  }
  return plausible(fields) ? { fields: boundedFields(fields), files, isTooLarge: false } : null
}

const boundaryIn = (type: string) => /boundary="?([^";]+)/i.exec(type)?.[1] ?? ''

/** The beginning and the end of a body. */
class Ends {
  private head = Buffer.alloc(0)
  private tail = Buffer.alloc(0)

  take(chunk: Uint8Array) {
    if (this.head.length < endBytes)
      this.head = Buffer.concat([this.head, chunk.subarray(0, endBytes - this.head.length)])
    this.tail = Buffer.concat([this.tail, chunk.subarray(-endBytes)]).subarray(-endBytes)
  }

  /** The body without the parts that neither end has whole; ended where it was not read to its own end. */
  withoutMiddle(boundary: string): Buffer {
    const mark = `\r\n--${boundary}`
    const end = `${mark}--\r\n`
    const before = this.head.subarray(0, Math.max(0, this.head.lastIndexOf(mark)))
    const at = this.tail.indexOf(mark)
    const isWhole = at >= 0 && this.tail.lastIndexOf(`${mark}--`) >= at
    return Buffer.concat([before, isWhole ? this.tail.subarray(at) : Buffer.from(end)])
  }
}

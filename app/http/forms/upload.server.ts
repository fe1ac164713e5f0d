import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { boundedFields } from '~/http/forms/bounded.server'
import { plausible, readChunks, type BodyLimits } from '~/http/forms/form.server'

/**
 * The fields and files of a form. A file is null if it is too large; an empty file field has none. If the whole body is too
 * large or too slow, or there is no memory for it, only the fields that arrived are here.
 */
export type Upload = { fields: URLSearchParams; files: (Buffer | null)[]; problem: UploadProblem | null }
export type UploadProblem = 'too-large' | 'too-slow' | 'no-room'

/** The largest body, the largest file, and the time for arriving: less than the server allows for the whole request. */
export type UploadLimits = BodyLimits & { file: number }
const limits: UploadLimits = { bytes: 20e6, file: 10e6, discarded: 60e6, ms: 25_000 }

/** The limit of a form besides its files: the same as for a form without files. */
const mostTyped = 64 * 1024
const parts = { fields: 300, files: 20, parts: 320, headerPairs: 20, headerSize: 4096, fieldNameSize: 200 }

/** Counts the bytes of files in memory. `take` returns whether there is room for more; they may be refused later, too. */
export type HeldBytes = {
  take: (bytes: number) => boolean
  giveBack: (bytes: number) => void
  onRefused: (letGo: () => void) => void
}
const uncounted: HeldBytes = { take: () => true, giveBack: () => {}, onRefused: () => {} }

export const isUpload = ({ headers }: Request) => /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '')

/**
 * The fields and files of a form; null when it is cut off, implausible or not a form. `held` limits the memory for files. File
 * names and declared types are claims, and are ignored.
 */
export async function readUpload(
  { body, headers }: Request,
  most: UploadLimits = limits,
  held: HeldBytes = uncounted,
): Promise<Upload | null> {
  const form = body && openForm(headers.get('Content-Type') ?? '', most, held)
  if (!form) return null
  const end = await readChunks(body, most, (chunk) => form.take(chunk))
  if (end === 'cut') return null
  if (end === 'late') form.drop('too-slow')
  return form.end()
}

function openForm(type: string, most: UploadLimits, held: HeldBytes) {
  try {
    return new FormReader(new Busboy({ headers: { 'content-type': type }, limits: parts }), most, held)
  } catch {
    return null
  }
}

/** A file as far as it has arrived; `called` is '' if none was chosen. */
type Arriving = { chunks: Buffer[]; size: number; called: string }

class FormReader {
  private readonly fields = new URLSearchParams()
  private files: Arriving[] = []
  private problem: UploadProblem | null = null
  private typed = 0
  private size = 0
  private isBroken = false
  private readonly ended: Promise<void>

  constructor(
    private readonly parser: BusboyInstance,
    private readonly most: UploadLimits,
    private readonly held: HeldBytes,
  ) {
    held.onRefused(() => this.drop('no-room'))
    parser.on('field', (name, value) => this.takeField(name, value))
    parser.on('file', (_name, file, called) => this.takeFile(file, called))
    this.ended = new Promise((done) => {
      parser.on('finish', done)
      parser.on('error', () => {
        this.isBroken = true
        done()
      })
    })
  }

  take(chunk: Uint8Array) {
    this.size += chunk.byteLength
    if (this.size > this.most.bytes) this.drop('too-large')
    if (!this.isBroken) this.parser.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
  }

  /** From now on only the fields count. */
  drop(problem: UploadProblem) {
    this.problem ??= problem
    this.files.splice(0).forEach(letGo)
    this.held.giveBack(Infinity)
  }

  async end(): Promise<Upload | null> {
    const { parser } = this
    if (!this.isBroken) parser.end()
    await this.ended
    const isRefused = this.typed > mostTyped || !plausible(this.fields)
    const fields = boundedFields(this.fields)
    if (!this.problem) return this.isBroken || isRefused ? null : { fields, files: this.wholeFiles(), problem: null }
    return { fields: isRefused ? new URLSearchParams() : fields, files: [], problem: this.problem }
  }

  private takeField(name: string, value: string) {
    this.typed += name.length + value.length
    if (this.typed <= mostTyped) this.fields.append(name, value)
  }

  private takeFile(stream: BusboyFileStream, called: string | undefined) {
    const file: Arriving = { chunks: [], size: 0, called: called ?? '' }
    this.files.push(file)
    stream.on('data', (chunk: Buffer) => {
      file.size += chunk.length
      if (file.size > this.most.file) this.held.giveBack(letGo(file))
      else if (this.problem) return
      else if (this.held.take(chunk.length)) file.chunks.push(chunk)
      else this.drop('no-room')
    })
    // A body that ends within a file breaks its parser too.
    stream.on('error', () => (this.isBroken = true))
  }

  /** The files in one piece each; the pieces that they came in are let go of one after another. */
  private wholeFiles() {
    const chosen = this.files.filter(({ size, called }) => size > 0 || called !== '')
    return chosen.map((file) => {
      const whole = file.size > this.most.file ? null : Buffer.concat(file.chunks)
      letGo(file)
      return whole
    })
  }
}

/** Drops the received part of a file; returns its size in bytes. */
function letGo({ chunks }: Arriving): number {
  return chunks.splice(0).reduce((size, { length }) => size + length, 0)
}

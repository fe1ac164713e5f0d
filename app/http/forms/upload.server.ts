import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { boundedFields } from '~/http/forms/bounded.server'
import { arePlausible, readChunks, type BodyLimits } from '~/http/forms/form.server'

/**
 * The fields and files of a form. A file is null if it is too large; an empty file field has none. If the whole body is
 * too large or too slow, or there is no memory for it, only the fields that arrived are returned.
 */
export type Upload = { fields: URLSearchParams; files: (Buffer | null)[]; problem: UploadProblem | null }
export type UploadProblem = 'too-large' | 'too-slow' | 'no-room'

/** The largest body and file, and the time to arrive in, which is shorter than the server allows for a request. */
export type UploadLimits = BodyLimits & { file: number }
const limits: UploadLimits = { bytes: 20e6, file: 10e6, mostRead: 60e6, ms: 25_000 }

/** The limit of a form besides its files: the same as for a form without files. */
const mostTyped = 64 * 1024
const parts = { fields: 300, files: 20, parts: 320, headerPairs: 20, headerSize: 4096, fieldNameSize: 200 }

/** Counts the bytes of files in memory. `take` returns whether there is room; `refused` aborts if it is taken back. */
type FileMemory = { take: (bytes: number) => boolean; giveBack: (bytes: number) => void; refused: AbortSignal }
const uncounted = (): FileMemory => ({ take: () => true, giveBack: () => {}, refused: new AbortController().signal })

export const isUpload = ({ headers }: Request) => /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '')

/**
 * The fields and files of a form; null when it is cut off, implausible or not a form. `memory` limits the bytes for
 * files. File names and declared types are claims, and are ignored.
 */
export async function readUpload(
  { body, headers }: Request,
  most: UploadLimits = limits,
  memory: FileMemory = uncounted(),
): Promise<Upload | null> {
  const form = body && openForm(headers.get('Content-Type') ?? '', most, memory)
  if (!form) return null
  const end = await readChunks(body, most, (chunk) => form.take(chunk))
  if (end === 'cut') return null
  if (end === 'late') form.drop('too-slow')
  return form.end()
}

function openForm(type: string, most: UploadLimits, memory: FileMemory) {
  try {
    return new FormReader(new Busboy({ headers: { 'content-type': type }, limits: parts }), most, memory)
  } catch {
    return null
  }
}

/** The part of a file that has arrived; `fileName` is '' if none was chosen. */
type Arriving = { chunks: Buffer[]; size: number; fileName: string }

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
    private readonly memory: FileMemory,
  ) {
    memory.refused.addEventListener('abort', () => this.drop('no-room'))
    parser.on('field', (name, value) => this.takeField(name, value))
    parser.on('file', (_name, file, fileName) => this.takeFile(file, fileName))
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

  /** Drops the files and keeps only the fields. */
  drop(problem: UploadProblem) {
    this.problem ??= problem
    this.files.splice(0).forEach(release)
    this.memory.giveBack(Infinity)
  }

  async end(): Promise<Upload | null> {
    const { parser } = this
    if (!this.isBroken) parser.end()
    await this.ended
    const isRefused = this.typed > mostTyped || !arePlausible(this.fields)
    const fields = boundedFields(this.fields)
    if (!this.problem) return this.isBroken || isRefused ? null : { fields, files: this.wholeFiles(), problem: null }
    return { fields: isRefused ? new URLSearchParams() : fields, files: [], problem: this.problem }
  }

  private takeField(name: string, value: string) {
    this.typed += name.length + value.length
    if (this.typed <= mostTyped) this.fields.append(name, value)
  }

  private takeFile(stream: BusboyFileStream, fileName: string | undefined) {
    const file: Arriving = { chunks: [], size: 0, fileName: fileName ?? '' }
    this.files.push(file)
    stream.on('data', (chunk: Buffer) => {
      file.size += chunk.length
      if (file.size > this.most.file) this.memory.giveBack(release(file))
      else if (this.problem) return
      else if (this.memory.take(chunk.length)) file.chunks.push(chunk)
      else this.drop('no-room')
    })
    // A body that ends within a file breaks its parser too.
    stream.on('error', () => (this.isBroken = true))
  }

  /** Each file as one buffer. Its chunks are released before the next file is joined. */
  private wholeFiles() {
    const chosen = this.files.filter(({ size, fileName }) => size > 0 || fileName !== '')
    return chosen.map((file) => {
      const whole = file.size > this.most.file ? null : Buffer.concat(file.chunks)
      release(file)
      return whole
    })
  }
}

/** Drops the received part of a file; returns its size in bytes. */
function release({ chunks }: Arriving): number {
  return chunks.splice(0).reduce((size, { length }) => size + length, 0)
}

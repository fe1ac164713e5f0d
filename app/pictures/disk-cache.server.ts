import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { log } from '~/http/log.server'

/** Files by key, up to a total of bytes; the least recently used go first. A failing disk costs only time. */
export class DiskCache {
  /** The bytes of all files, measured once and then counted. */
  private total = 0
  private measuring: Promise<void> | undefined
  private sweeping: Promise<void> | undefined
  private isFailing = false

  constructor(
    private readonly folder: string,
    private readonly mostBytes: number,
  ) {}

  async get(key: string): Promise<Buffer | null> {
    const file = this.fileOf(key)
    const bytes = await readFile(file).catch(() => null)
    const now = new Date()
    if (bytes) void utimes(file, now, now).catch(() => undefined)
    return bytes
  }

  /** A file is complete or missing, even if several processes write it or the power fails. */
  async set(key: string, bytes: Uint8Array): Promise<void> {
    const file = this.fileOf(key)
    const draft = `${file}.${randomUUID()}`
    try {
      await mkdir(dirname(file), { recursive: true })
      await (this.measuring ??= this.measure())
      // Otherwise the disk might have the name before the bytes.
      await writeFile(draft, bytes, { flush: true })
      await rename(draft, file)
      this.isFailing = false
      this.total += bytes.length
      if (this.total > this.mostBytes) await (this.sweeping ??= this.sweep().finally(() => (this.sweeping = undefined)))
    } catch (error) {
      if (!this.isFailing) log.warn({ reason: (error as Error).message }, 'picture cache refuses')
      this.isFailing = true
      this.measuring = undefined
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  private fileOf(key: string) {
    return join(this.folder, key.slice(0, 2), key)
  }

  private async measure() {
    this.total = (await this.files()).reduce((sum, { size }) => sum + size, 0)
  }

  /** Deletes down to nine tenths of the limit, so that not every write has to delete a file. */
  private async sweep() {
    const before = this.total
    let total = 0
    for (const { path, size } of (await this.files()).sort((one, other) => other.usedAt - one.usedAt)) {
      total += size
      if (total <= this.mostBytes * 0.9) continue
      total -= size
      await rm(path, { force: true })
    }
    // What was stored meanwhile counts too.
    this.total += total - before
  }

  private async files() {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    const found = await Promise.all(
      files.map(async (path) => {
        const facts = await stat(path).catch(() => null)
        return facts && { path, size: facts.size, usedAt: facts.mtimeMs }
      }),
    )
    return found.filter((file) => file !== null)
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

/**
 * Answers with a file of this folder, compressed if it is there in Brotli; `next` is called if there is none. The names are
 * read once. A file that vanishes later, because the next version is built in its place, ends only its answer.
 */
export const buildFiles = (folder: string): Middleware =>
  sirv(folder, { brotli: true, etag: true, setHeaders: prepare })

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Hashed assets never change; other public files may. */
function prepare(response: ServerResponse, path: string) {
  const isHashed = path.startsWith('/assets/')
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  response.once('pipe', (file) => file.once('error', () => response.destroy()))
}

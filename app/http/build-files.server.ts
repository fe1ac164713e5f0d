import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

/**
 * Answers with a file of this folder, in Brotli if there is a copy; calls `next` if there is no such file. The names
 * are read once: a file that a newer build has replaced fails only its own answer.
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

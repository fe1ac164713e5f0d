import * as http from 'node:http'
import * as https from 'node:https'

/** An answer as it travels: `bytes` are compressed where the server compresses. */
export type Answer = { status: number; headers: http.IncomingHttpHeaders; bytes: number; body: Buffer }

/** Asks the deployment as a browser would, without following redirects. Every `.localhost` is this machine. */
export function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const url = new URL(path, process.env.SHOP_URL)
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  const options = {
    hostname: isLocal ? '127.0.0.1' : url.hostname,
    port: url.port,
    path: url.pathname + url.search,
    headers: { Host: url.host, 'Accept-Encoding': 'br, gzip', ...headers },
    servername: url.hostname,
    rejectUnauthorized: process.env.SMOKE_INSECURE !== 'yes',
  }
  const send = url.protocol === 'https:' ? https.request : http.request
  return new Promise((done, fail) => {
    const request = send(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        done({ status: response.statusCode ?? 0, headers: response.headers, bytes: body.length, body })
      })
      response.on('error', fail)
    })
    request.on('error', (error: NodeJS.ErrnoException) =>
      fail(new Error(`${url.href}: ${error.code ?? error.message}`)),
    )
    request.end()
  })
}

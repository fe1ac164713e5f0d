import { connect } from 'node:net'
import type { Storefront } from './servers'

/** Sends text to a storefront unchanged and returns everything until the connection ends. */
export function sendRaw(
  { port }: Storefront,
  text: string,
): Promise<{ status: number; headers: string; body: string }> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', fail)
    socket.on('close', () => {
      const answer = Buffer.concat(chunks).toString('utf8')
      const [headers = '', ...body] = answer.split('\r\n\r\n')
      done({ status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0), headers, body: body.join('\r\n\r\n') })
    })
  })
}

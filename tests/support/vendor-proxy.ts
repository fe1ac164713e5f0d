import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from './listen.mjs'
import type { DemoVendor } from './servers'

/** Changes an answer of the vendor, or delays it; `call` is the last part of its address. */
export type Change = (call: string, body: unknown) => unknown | Promise<unknown>

/** A proxy between a storefront and the demo vendor that changes answers, for cases that no demo brand has. */
export async function startVendorProxy(demo: DemoVendor, change: Change) {
  const server = createServer((request, response) => {
    const { method, headers, url = '/' } = request
    const onward = ask(new URL(url, demo.origin), { method, headers }, (answer) => {
      buffer(answer)
        .then((body) => changedBody(url, body, change))
        .then(
          (body) => reply(response, answer, body),
          () => response.destroy(),
        )
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  return listen(server)
}

/** The changed answer; anything but JSON, such as a picture, is passed on unchanged. */
async function changedBody(url: string, body: Buffer, change: Change): Promise<Buffer> {
  const call = new URL(url, 'http://vendor').pathname.split('/').pop() ?? ''
  try {
    return Buffer.from(JSON.stringify(await change(call, JSON.parse(body.toString('utf8')))))
  } catch {
    return body
  }
}

function reply(response: ServerResponse, { statusCode = 502, headers }: IncomingMessage, body: Buffer) {
  delete headers['transfer-encoding']
  response.writeHead(statusCode, { ...headers, 'content-length': body.length })
  response.end(body)
}

/** Other values for these keys, wherever they occur, in the answers to one call or to all. */
export const answersWith =
  (values: Record<string, unknown>, of?: string): Change =>
  (call, body) =>
    !of || call === of ? changeValues(body, (key, value) => (key in values ? values[key] : value)) : body

/** A vendor that a test changes as it goes on; `becomes` without a change makes it what it is. */
export function changingVendor() {
  const asItIs: Change = (_, body) => body
  let now = asItIs
  return {
    change: (call: string, body: unknown) => now(call, body),
    becomes: (change = asItIs) => void (now = change),
  }
}

/** The body with some of its values changed at any depth; a changed value is not searched further. */
export function changeValues(body: unknown, change: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(body)) return body.map((one) => changeValues(one, change))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const now = change(key, value)
      return [key, now === value ? changeValues(value, change) : now]
    }),
  )
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDemo } from '../app'
import { startRealtime } from '../realtime/database'

/** Body of an answer, loosely typed, because tests look at single fields. */
export interface Reply {
  status: number
  code: number
  msg: string
  body: Record<string, unknown>
}

/** A client of the demo at an address. */
export function clientOf(origin: string) {
  async function send(path: string, init: RequestInit): Promise<Reply> {
    const response = await fetch(`${origin}${path}`, init)
    const body = (await response.json()) as Record<string, unknown>
    return { status: response.status, code: Number(body.code), msg: String(body.msg), body }
  }

  const headers = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {})

  const call = (name: string, fields: Record<string, unknown> = {}, token?: string) =>
    send(`/api/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers(token) },
      body: JSON.stringify({ vendor_id: 10001, is_langauge: 'en', ...fields }),
    })

  const get = (path: string, token?: string) => send(path, { headers: headers(token) })
  const control = (name: string, fields: Record<string, unknown> = {}) =>
    send(`/_control/${name}`, { method: 'POST', body: JSON.stringify(fields) })

  async function signIn(mobile = '9000000001', vendorId = 10001): Promise<string> {
    const { body } = await call('login', { vendor_id: vendorId, email: mobile, password: 'demo1234' })
    return String((body.user_details as Record<string, unknown>).token)
  }

  return { origin, send, call, get, control, signIn }
}

/** The realtime database looks at the orders this often, so that tests need not wait for it. */
const OFTEN_MS = 20

/** Starts a demo on a free port, with its realtime database when asked, and gives a client. */
export async function startDemo({ realtime = false } = {}) {
  const { app, demo } = createDemo()
  const stopRealtime = realtime ? await startRealtime(demo, 0, OFTEN_MS) : undefined
  // As in main.ts, only clients close idle connections.
  const server = createServer({ keepAliveTimeout: 0 }, app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  async function stop() {
    await stopRealtime?.()
    await new Promise((resolve) => server.close(resolve).closeAllConnections())
  }
  return { ...clientOf(origin), stop }
}

/** A running demo with a client. */
export type RunningDemo = Awaited<ReturnType<typeof startDemo>>

/** The Result of an answer as a list of objects. */
export function rowsOf(reply: Reply): Record<string, unknown>[] {
  return reply.body.Result as Record<string, unknown>[]
}

/** The Result of an answer as one object. */
export function resultOf(reply: Reply): Record<string, unknown> {
  return reply.body.Result as Record<string, unknown>
}

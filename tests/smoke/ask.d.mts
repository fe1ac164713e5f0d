import type { IncomingHttpHeaders } from 'node:http'

/** An answer as it travels: `bytes` are compressed where the server compresses. `tls` is empty without TLS. */
export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  tls: { protocol: string; ends: string }
  bytes: number
  text(): string
}

export function ask(path: string, headers?: Record<string, string>): Promise<Answer>
export function healthFailure(): Promise<string | null>

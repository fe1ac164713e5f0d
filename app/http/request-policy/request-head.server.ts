import type { IncomingMessage } from 'node:http'

/** Reads a request's headers by their names in lower case. */
export type HeaderReader = { get(name: string): string | null | undefined }

/** What is known of a request before it is read: the method, the path with its query, and the headers. */
export type RequestHead = { method: string; path: string; headers: HeaderReader }

/** The headers of a request of Node's, where they stay. */
export function headersOf({ headers }: IncomingMessage): HeaderReader {
  return {
    get(name) {
      const value = headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
  }
}

/** The server could not be reached at all: nothing was done. */
export class Unreachable extends Error {}

/**
 * `fetch` that throws `Unreachable` when there is no connection. It asks in the page's language, which may differ from the
 * browser's preference (rules 3.10).
 */
export function ask(input: string, init?: RequestInit): Promise<Response> {
  const headers = { 'Accept-Language': document.documentElement.lang, ...init?.headers }
  return fetch(input, { ...init, headers }).catch((error: unknown) => {
    throw (error as Error)?.name === 'AbortError' ? error : new Unreachable()
  })
}

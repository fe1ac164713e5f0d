/** The server could not be reached at all: nothing was done. */
export class Unreachable extends Error {}

/**
 * `fetch`, where no connection is told from every other failure. It asks in the page's language, which may be another than the
 * browser's own wish (rules 3.10).
 */
export function ask(input: string, init?: RequestInit): Promise<Response> {
  const headers = { 'Accept-Language': document.documentElement.lang, ...init?.headers }
  return fetch(input, { ...init, headers }).catch((error: unknown) => {
    throw (error as Error)?.name === 'AbortError' ? error : new Unreachable()
  })
}

/** The server could not be reached at all: nothing was done. */
export class Unreachable extends Error {}

/** `fetch`, where no connection is told from every other failure. */
export function ask(input: string, init?: RequestInit): Promise<Response> {
  return fetch(input, init).catch((error: unknown) => {
    throw (error as Error)?.name === 'AbortError' ? error : new Unreachable()
  })
}

/** Answers on every server of ours, without a question to anybody else. */
const health = '/healthz'

/** How long until a line that seemed dead is tried again, in milliseconds. */
const nextTry = 5000

/** Whether the line is slow or paid by the byte: what nobody has asked for stays away then. */
export function isThrifty() {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData || /2g/.test(connection?.effectiveType ?? '')
}

/** The server could not be reached at all: nothing was done. */
export class Unreachable extends Error {}

/** `fetch`, where no connection is told from every other failure. */
export function ask(input: string, init?: RequestInit): Promise<Response> {
  return fetch(input, init).catch((error: unknown) => {
    throw (error as Error)?.name === 'AbortError' ? error : new Unreachable()
  })
}

/** Whether the server answers at all. */
export async function isReachable() {
  if (!navigator.onLine) return false
  return fetch(health, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Resolves when the server can be reached again: as the browser says so, or as a try shows. */
export async function lineBack() {
  do {
    await new Promise<void>((done) => {
      const next = () => {
        removeEventListener('online', next)
        done()
      }
      addEventListener('online', next)
      setTimeout(next, nextTry)
    })
  } while (!(await isReachable()))
}

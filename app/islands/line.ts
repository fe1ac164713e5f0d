/** Answers on every server of ours, without a question to anybody else. */
const health = '/healthz'

/** How long until a line that seemed dead is tried again, in milliseconds. */
const nextTry = 5000

/** Whether the line is slow or paid by the byte: what nobody has asked for stays away then. */
export function isThrifty() {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData || /2g/.test(connection?.effectiveType ?? '')
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
      addEventListener('online', () => done(), { once: true })
      setTimeout(done, nextTry)
    })
  } while (!(await isReachable()))
}

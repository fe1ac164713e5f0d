/** Answers on every instance without asking the vendor; browsers do not store the answer. */
const health = '/healthz'

/** How long until a connection that seemed lost is tried again, in milliseconds. */
const retryMs = 5000

/** Whether the connection is slow or metered. Then only what the customer asked for is loaded. */
export function isThrifty() {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData || /2g/.test(connection?.effectiveType ?? '')
}

/** Whether the server answers at all. */
export const isReachable = async () =>
  navigator.onLine &&
  fetch(health, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/** Resolves when the server can be reached again, according to the browser or to a test request. */
export async function reconnected() {
  do {
    await new Promise<void>((done) => {
      addEventListener('online', () => done(), { once: true })
      setTimeout(done, retryMs)
    })
  } while (!(await isReachable()))
}

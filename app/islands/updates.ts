/** Names of the server's events; each reports the current version. */
export const updateEvents = ['track', 'chat'] as const

/** The page's one connection for the server's events. Browsers allow a host only six connections. */
let source: EventSource | undefined

/** The state of a connection that the browser does not reopen. */
export const closed = 2

/** The page's connection to this address; a closed one is opened again. */
export function openUpdates(address: string) {
  if (!source || source.readyState === closed) source = new EventSource(address)
  return source
}

/** Whether updates can wait: the page is hidden, and its customer does not want to be notified. */
export const isUnheard = () => document.hidden && !document.querySelector('shop-notify[on]')

/** Ends the page’s connection; `openUpdates` makes a new one. */
export function closeUpdates() {
  source?.close()
  source = undefined
}

/**
 * Resolves when a live region must be refreshed: an event reports another version or the end, no event came for as long
 * as the region's interval, or the page becomes visible again. A hidden page keeps no connection.
 */
export function nextUpdate(region: Element) {
  return new Promise<void>((done) => {
    const address = region.getAttribute('events')
    const updates = address && !isUnheard() ? openUpdates(address) : null
    const waiting = new AbortController()
    const { signal } = waiting
    let silence: ReturnType<typeof setTimeout>
    const refresh = () => {
      waiting.abort()
      done()
    }
    const heard = ({ type, data }: Partial<MessageEvent<string>>) => {
      clearTimeout(silence)
      if (type === 'end' || (data && versionIn(data) !== region.getAttribute('version'))) refresh()
      else silence = setTimeout(refresh, Number(region.getAttribute('every')) * 1000)
    }
    for (const name of ['beat', 'end', ...updateEvents]) updates?.addEventListener(name, heard, { signal })
    document.addEventListener('visibilitychange', () => (isUnheard() ? closeUpdates() : refresh()), { signal })
    heard({})
  })
}

const versionIn = (payload: string) => (JSON.parse(payload) as { version: string }).version

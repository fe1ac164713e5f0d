/** Names of the server's events; each tells the version of what there is to see now. */
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

export function closeUpdates() {
  source?.close()
  source = undefined
}

/**
 * Resolves when a live region has to be filled again: its events tell another version than it shows, or that they end; they were
 * silent for as long as the region goes without them; or the page is seen again. A hidden page keeps no connection.
 */
export function nextUpdate(region: Element) {
  return new Promise<void>((done) => {
    const address = region.getAttribute('events')
    const updates = address && !document.hidden ? openUpdates(address) : null
    let silence: ReturnType<typeof setTimeout>
    const heard = ({ type, data }: Partial<MessageEvent<string>>) => {
      clearTimeout(silence)
      if (type === 'end' || (data && versionIn(data) !== region.getAttribute('version'))) done()
      else silence = setTimeout(done, Number(region.getAttribute('every')) * 1000)
    }
    for (const name of ['beat', 'end', ...updateEvents]) updates?.addEventListener(name, heard)
    document.addEventListener('visibilitychange', () => (document.hidden ? closeUpdates() : done()))
    heard({})
  })
}

const versionIn = (payload: string) => (JSON.parse(payload) as { version: string }).version

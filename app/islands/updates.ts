/** Dispatched on the document with the data of each of the server's events; the map listens to it. */
export const trackUpdate = 'shop:track'

/** The page's one connection for the server's events. Browsers allow a host only six connections. */
let source: EventSource | undefined

/** The version that the events have reported since the last update of the page, or that they have ended. */
let newest = ''

function openUpdates(address: string) {
  if (source) return source
  source = new EventSource(address)
  for (const name of ['track', 'chat']) {
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      const detail = JSON.parse(data) as { version: string }
      newest = detail.version
      document.dispatchEvent(new CustomEvent(trackUpdate, { detail }))
    })
  }
  source.addEventListener('end', ({ target }) => {
    newest = 'end'
    // Otherwise the browser would reconnect.
    ;(target as EventSource).close()
  })
  return source
}

/** Whether updates can wait: the page is hidden, and its customer does not want to be notified. */
const isUnheard = () => document.hidden && !document.querySelector('shop-notify[on]')

/** Ends the page’s connection; the next update opens a new one. */
export function closeUpdates() {
  source?.close()
  source = undefined
  newest = ''
}

/**
 * Resolves when a live region must be refreshed: the events have reported another version or their end, or no event
 * came for as long as the region's interval. After a failed refresh (`isBehind`) only the interval counts. A hidden page
 * keeps no connection; when it is visible again, the first event tells, or without events it is refreshed.
 */
export function nextUpdate(region: Element, isBehind = false) {
  return new Promise<void>((done) => {
    const address = isBehind ? null : region.getAttribute('events')
    const milliseconds = Number(region.getAttribute('every')) * 1000
    const waiting = new AbortController()
    const { signal } = waiting
    let silence: ReturnType<typeof setTimeout>
    const refresh = () => {
      clearTimeout(silence)
      waiting.abort()
      newest = ''
      done()
    }
    const hear = () => {
      clearTimeout(silence)
      if (newest && newest !== region.getAttribute('version')) return refresh()
      silence = setTimeout(() => {
        // A connection that is refused or silent may work the next time.
        closeUpdates()
        refresh()
      }, milliseconds)
    }
    const rest = () => {
      clearTimeout(silence)
      closeUpdates()
    }
    const listen = () => {
      if (isUnheard()) return rest()
      for (const name of ['beat', 'end', 'track', 'chat']) {
        if (address) openUpdates(address).addEventListener(name, hear, { signal })
      }
      hear()
    }
    const comeBack = () => (isUnheard() || (address && region.isConnected) ? listen() : refresh())
    document.addEventListener('visibilitychange', comeBack, { signal })
    // A page in the back/forward cache has no connection either.
    addEventListener('pagehide', rest, { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), { signal })
    listen()
  })
}

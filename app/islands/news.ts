import { markOf } from './attributes'

/** What the server's events of a live region are called; each tells the version of what there is to see now. */
export const told = ['track', 'chat'] as const

/**
 * Waits until there is something to do for a live region: its events tell of another version than it shows, or that they end; it
 * was silent for as long as the region goes without a look, as it always is without events; or the page is seen again. Gives the
 * line of the events, for who goes on with it. A hidden page holds none, and one that is kept for the way back is hidden.
 */
export function newsOf(region: Element) {
  return new Promise<EventSource | null>((done) => {
    const address = markOf(region, 'events')
    const line = address && !document.hidden ? new EventSource(address) : null
    const come = () => done(line)
    let silence: ReturnType<typeof setTimeout>
    const heard = ({ type, data }: Partial<MessageEvent<string>>) => {
      clearTimeout(silence)
      if (type === 'end' || (data && versionIn(data) !== markOf(region, 'version'))) come()
      else silence = setTimeout(come, Number(markOf(region, 'live')) * 1000)
    }
    for (const name of ['beat', 'end', ...told]) line?.addEventListener(name, heard)
    document.addEventListener('visibilitychange', () => (document.hidden ? line?.close() : come()))
    heard({})
  })
}

const versionIn = (told: string) => (JSON.parse(told) as { version: string }).version

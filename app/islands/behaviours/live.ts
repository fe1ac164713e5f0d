import { marked, markOf } from '../attributes'
import { setMark } from '../mark'
import { told } from '../news'
import { fetchPage } from './page'
import { fillRegion } from './region'

/**
 * Keeps the live region fresh; its mark holds the seconds between two looks, and a region without any is final. Where it names the
 * server's events, it is looked at when they tell of another version, and every so many seconds only while they are silent. A
 * hidden page neither listens nor asks: browsers let a host have six lines only. Started for news it looks at once, and goes on with
 * the line that told them, which is null where none did. Gives the way to stop.
 */
export function start(line?: EventSource | null): () => void {
  const region = document.querySelector<HTMLElement>(marked('live'))
  if (!region || secondsOf(region) === 0) return () => undefined
  return new Live(region).start(line)
}

/** State of a line that the browser does not take up again by itself. */
const closed = 2

const secondsOf = (region: Element) => Math.max(0, Number(markOf(region, 'live')) || 0)

class Live {
  private readonly stopped = new AbortController()
  private source: EventSource | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private hasHeard = false
  private hasEnded = false
  private isBehind = false
  private isLooking = false

  constructor(private readonly region: HTMLElement) {}

  start(line?: EventSource | null) {
    const { signal } = this.stopped
    const track = document.querySelector<HTMLElement>(marked('track'))
    if (track) withTrack((part) => part.start(track))
    const seen = () => (document.hidden ? this.rest() : this.wake())
    document.addEventListener('visibilitychange', seen, { signal })
    // A page that is kept for the way back holds no line, and takes it up again.
    addEventListener('pagehide', () => this.rest(), { signal })
    addEventListener('pageshow', (event) => event.persisted && seen(), { signal })
    if (!document.hidden) {
      this.listen(line)
      if (line !== undefined) void this.look()
      this.turn()
    }
    return () => this.stop()
  }

  /** What happened meanwhile is told by the first event, or found by a look. */
  private wake() {
    this.rest()
    this.listen()
    if (!this.source) void this.look()
    this.turn()
  }

  private rest() {
    this.source?.close()
    this.source = null
    clearTimeout(this.timer)
  }

  private stop() {
    this.rest()
    this.stopped.abort()
  }

  private listen(line?: EventSource | null) {
    const address = markOf(this.region, 'events')
    if (!address || this.hasEnded) return
    const source = (this.source = line && line.readyState !== closed ? line : new EventSource(address))
    for (const name of told) source.addEventListener(name, (event) => this.hear(name, JSON.parse(String(event.data))))
    source.addEventListener('beat', () => (this.hasHeard = true))
    // Refused, or over meanwhile: the browser does not come back, so the page looks by itself.
    source.addEventListener('error', () => {
      if (source.readyState !== closed) return
      this.hasHeard = true
      void this.look()
    })
    source.addEventListener('end', () => {
      this.hasEnded = true
      source.close()
      void this.look()
    })
  }

  private hear(name: string, detail: { version: string }) {
    this.hasHeard = true
    document.dispatchEvent(new CustomEvent(`shop:${name}`, { detail }))
    if (detail.version !== markOf(this.region, 'version')) void this.look()
  }

  /** Looks by itself where the events were silent since the last turn, and tries anew to hear them if the line was refused. */
  private turn() {
    this.timer = setTimeout(
      async () => {
        if (this.isBehind || !this.hasHeard) await this.look()
        this.hasHeard = false
        if (this.stopped.signal.aborted || document.hidden) return
        if (this.source?.readyState === closed) this.listen()
        this.turn()
      },
      secondsOf(this.region) * 1000,
    )
  }

  /** One look at a time; what is told during one is looked at after it. A failed look is repeated at the next turn. */
  private async look() {
    this.isBehind = true
    if (this.isLooking) return
    this.isLooking = true
    while (this.isBehind) {
      this.isBehind = false
      const isShown = await this.refresh()
      if (isShown) continue
      this.isBehind = true
      break
    }
    this.isLooking = false
  }

  /**
   * Shows the page as it is now; false when it cannot be had. When its address leads elsewhere by now, or shows something else, so
   * does the page: a cancelled order has its own, and an ended session the sign-in.
   */
  private async refresh() {
    const page = await fetchPage(location.href).catch(() => null)
    if (!page || this.stopped.signal.aborted) return page !== null
    if (page === 'elsewhere' || !fillRegion(this.region, page)) {
      this.stop()
      location.reload()
      return true
    }
    followAround(page)
    if (secondsOf(this.region) === 0) this.stop()
    return true
  }
}

/** The courier's way, in words and on a map; a page goes on without it. */
const withTrack = (act: (part: typeof import('../track/mount')) => void) =>
  void import('../track/mount').then(act, () => undefined)

/** What stands around the region and goes with it: the title, and what is said to who does not see it change. */
function followAround(page: Document) {
  if (page.title) document.title = page.title
  if ([document, page].some((one) => one.querySelector(marked('track')))) withTrack((part) => part.renew(page))
  for (const part of document.querySelectorAll<HTMLElement>(marked('beside'))) fillRegion(part, page)
  const status = document.querySelector(marked('says'))
  const fresh = page.querySelector(marked('says'))
  const said = fresh && markOf(fresh, 'says')
  if (!status || !said || said === markOf(status, 'says')) return
  setMark(status, 'says', said)
  status.textContent = said
}

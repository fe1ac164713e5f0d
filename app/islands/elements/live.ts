import { trackUpdate } from '~/domain/orders/track'
import { fetchPage, fillRegion } from '../fetch-page'
import { closed, closeUpdates, isUnheard, openUpdates, updateEvents } from '../updates'

/**
 * Keeps its region fresh: when the server's events report another version, and at an interval in seconds while none
 * arrive. A region without an interval is not refreshed again. A hidden page neither listens nor asks.
 */
export class ShopLive extends HTMLElement {
  private stopped = new AbortController()
  private updates: EventSource | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private hasHeard = false
  private hasEnded = false
  private isBehind = false
  private isLooking = false

  connectedCallback() {
    if (this.seconds === 0) return
    this.stopped = new AbortController()
    const { signal } = this.stopped
    const onVisibility = () => (isUnheard() ? this.rest() : this.wake())
    document.addEventListener('visibilitychange', onVisibility, { signal })
    // A page in the back/forward cache has no connection, and opens a new one when it is shown.
    addEventListener('pagehide', () => this.rest(), { signal })
    addEventListener('pageshow', (event) => event.persisted && onVisibility(), { signal })
    if (isUnheard()) return
    this.listen()
    this.poll()
  }

  disconnectedCallback() {
    this.rest()
    this.stopped.abort()
  }

  /** Refreshes the region, one request at a time; an event meanwhile causes another. A failure is tried later. */
  async look() {
    this.isBehind = true
    if (this.isLooking) return
    this.isLooking = true
    while (this.isBehind) {
      this.isBehind = false
      if (await this.refresh()) continue
      this.isBehind = true
      break
    }
    this.isLooking = false
  }

  private get seconds() {
    return Math.max(0, Number(this.getAttribute('every')) || 0)
  }

  /** The first event reports what has changed meanwhile; without events a refresh finds out. */
  private wake() {
    this.rest()
    this.listen()
    if (!this.updates) void this.look()
    this.poll()
  }

  private rest() {
    closeUpdates()
    this.updates = null
    clearTimeout(this.timer)
  }

  private listen() {
    const address = this.getAttribute('events')
    if (!address || this.hasEnded) return
    const updates = (this.updates = openUpdates(address))
    for (const name of updateEvents) {
      updates.addEventListener(name, (event) => this.hear(name, JSON.parse(String(event.data))))
    }
    updates.addEventListener('beat', () => (this.hasHeard = true))
    // Refused or closed: the browser does not reconnect, so the page refreshes by interval.
    updates.addEventListener('error', () => {
      if (updates.readyState !== closed) return
      this.hasHeard = true
      void this.look()
    })
    updates.addEventListener('end', () => {
      this.hasEnded = true
      closeUpdates()
      void this.look()
    })
  }

  private hear(name: string, detail: { version: string }) {
    this.hasHeard = true
    if (name === 'track') document.dispatchEvent(new CustomEvent(trackUpdate, { detail }))
    if (detail.version !== this.getAttribute('version')) void this.look()
  }

  /** Refreshes when the events have been silent since the last interval, and tries to reconnect after a refusal. */
  private poll() {
    this.timer = setTimeout(async () => {
      if (this.isBehind || !this.hasHeard) await this.look()
      this.hasHeard = false
      if (this.stopped.signal.aborted || isUnheard()) return
      if (this.updates?.readyState === closed) this.listen()
      this.poll()
    }, this.seconds * 1000)
  }

  /**
   * Shows the page as it is now; false when it cannot be fetched. When the address redirects by now, or the region is
   * gone, the browser loads the page: a cancelled order has its own page, and an ended session leads to sign-in.
   */
  private async refresh() {
    const page = await fetchPage(location.href).catch(() => null)
    if (!page || this.stopped.signal.aborted) return page !== null
    if (page === 'elsewhere' || !fillRegion(this, page)) {
      this.disconnectedCallback()
      location.reload()
      return true
    }
    followAround(page)
    if (this.seconds === 0) this.disconnectedCallback()
    return true
  }
}

/** Updates what belongs to the region but is outside it: title, icon, courier, and the text for screen readers. */
function followAround(page: Document) {
  if (page.title) document.title = page.title
  const [icon, freshIcon] = [document, page].map((one) => one.querySelector('link[rel=icon]'))
  if (icon && freshIcon) icon.setAttribute('href', freshIcon.getAttribute('href') ?? '')
  const [track, freshTrack] = [document, page].map((one) => one.getElementById('track'))
  const [shownTrack, freshTrackElement] = [track, freshTrack].map((part) => part?.querySelector('shop-track'))
  if (!freshTrackElement) shownTrack?.remove()
  else if (shownTrack) shownTrack.setAttribute('data', freshTrackElement.getAttribute('data') ?? '')
  else if (track) fillRegion(track, page)
  for (const part of document.querySelectorAll<HTMLElement>('[data-beside]')) fillRegion(part, page)
  const [status, freshStatus] = [document, page].map((one) => one.querySelector<HTMLElement>('[data-says]'))
  if (!status || !freshStatus || freshStatus.dataset.says === status.dataset.says) return
  status.dataset.says = freshStatus.dataset.says
  status.textContent = freshStatus.dataset.says ?? ''
}

customElements.define('shop-live', ShopLive)

import { fetchPage, fillRegion } from '../fetch-page'
import { closeUpdates, nextUpdate } from '../updates'

/**
 * Keeps its region fresh, one request at a time: at once, because this script loads with the first update, and with
 * each later one. A failure is tried later. A region without an interval is not refreshed again.
 */
class ShopLive extends HTMLElement {
  async connectedCallback() {
    while (this.isLive) {
      const isFresh = await this.refresh()
      if (this.isLive) await nextUpdate(this, !isFresh)
    }
    if (this.isConnected) closeUpdates()
  }

  disconnectedCallback() {
    closeUpdates()
  }

  private get isLive() {
    return this.isConnected && Number(this.getAttribute('every')) > 0
  }

  /**
   * Shows the page as it is now; false when it cannot be fetched. When the address redirects by now, or the region is
   * gone, the browser loads the page: a cancelled order has its own page, and an ended session leads to sign-in.
   */
  private async refresh() {
    const page = await fetchPage(location.href).catch(() => null)
    if (!page || !this.isConnected) return page !== null
    if (page !== 'elsewhere' && fillRegion(this, page)) {
      followAround(page)
      return true
    }
    this.removeAttribute('every')
    location.reload()
    return true
  }
}

/** Updates what belongs to the region but is outside it: title, icon, courier, and the text for screen readers. */
function followAround(page: Document) {
  if (page.title) document.title = page.title
  const [icon, freshIcon] = [document, page].map((one) => one.querySelector('link[rel=icon]'))
  if (icon && freshIcon) icon.setAttribute('href', freshIcon.getAttribute('href') ?? '')
  const [track, freshTrack] = [document, page].map((one) => one.querySelector('#track shop-track'))
  const place = document.getElementById('track')
  if (!freshTrack) track?.remove()
  else if (track) track.setAttribute('data', freshTrack.getAttribute('data') ?? '')
  else if (place) fillRegion(place, page)
  for (const part of document.querySelectorAll<HTMLElement>('[data-beside]')) fillRegion(part, page)
  const [status, freshStatus] = [document, page].map((one) => one.querySelector<HTMLElement>('[data-says]'))
  if (!status || !freshStatus || freshStatus.dataset.says === status.dataset.says) return
  status.dataset.says = freshStatus.dataset.says
  status.textContent = freshStatus.dataset.says ?? ''
}

customElements.define('shop-live', ShopLive)

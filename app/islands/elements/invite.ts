import { dialogContent, show } from '../dialog'
import { fetchPage } from '../fetch-page'

/** How long a page must be untouched before it asks, in milliseconds. */
const rest = 1000

/** The events that show that somebody uses the page. */
const touches = ['pointerdown', 'keydown', 'scroll']

/** `:is` ignores what a browser without popovers does not know. */
const openDialogs = 'dialog[open],:is(:popover-open)'

/**
 * Opens the location picker over a page that nobody has used yet (rules 4.16). Closing it without a choice submits the
 * form, which takes the shop's own place. If the picker cannot be loaded, the page stays, with its own link to it.
 */
class Invite extends HTMLElement {
  async connectedCallback() {
    const form = this.querySelector('form')
    // Cookies are blocked if sending the form led back here; asking again would never end.
    if (!form || document.referrer === location.href) return
    const touched = new AbortController()
    const { signal } = touched
    for (const touch of touches)
      addEventListener(touch, () => touched.abort(), { capture: true, passive: true, signal })
    await new Promise((done) => setTimeout(done, rest))
    if (signal.aborted) return
    const page = await fetchPage(this.getAttribute('href') ?? '', { signal }).catch(() => null)
    const content = page && page !== 'elsewhere' && page.querySelector(dialogContent)
    if (!content || signal.aborted || document.querySelector(openDialogs)) return
    touched.abort()
    show(content, null).addEventListener('close', () => {
      // One dialog may lead to another, which takes its place.
      if (!document.querySelector(openDialogs)) form.requestSubmit()
    })
  }
}

customElements.define('shop-invite', Invite)

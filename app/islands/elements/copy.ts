import { say } from '../plain-toast'

/**
 * Copies the element's text and says so, or that the browser will not: the text stands beside it to be selected. With `share` the
 * text is an address that the browser's own sheet hands on, where there is one.
 */
class Copy extends HTMLElement {
  async pressed() {
    const title = this.getAttribute('share')
    const text = this.getAttribute('text') ?? ''
    const handedOn = title === null ? text : new URL(text, location.href).href
    if (title !== null && (await shared({ title, url: handedOn }))) return
    const isCopied = await copied(handedOn)
    say(this.getAttribute(isCopied ? 'copied' : 'unavailable') ?? '', !isCopied)
  }
}

customElements.define('shop-copy', Copy)

/** Whether the browser's sheet did it, or was closed by the customer; false where there is none. */
async function shared(what: ShareData) {
  if (!navigator.share) return false
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** False where the page may not write to the clipboard, as on an insecure origin. */
async function copied(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

import { showToast } from '../plain-toast'

/**
 * Copies the element's text and says whether that worked; if not, the customer can select the text on the page. With
 * `share` the text is an address for the browser's share sheet, if there is one.
 */
export async function copy(element: Element) {
  const title = element.getAttribute('share')
  const text = element.getAttribute('text') ?? ''
  const textToShare = title === null ? text : new URL(text, location.href).href
  if (title !== null && (await wasShared({ title, url: textToShare }))) return
  const isCopied = await copyText(textToShare)
  showToast(element.getAttribute(isCopied ? 'copied' : 'unavailable') ?? '', !isCopied)
}

/** Whether the share sheet shared it or was closed by the customer; false if the browser has none. */
async function wasShared(what: ShareData) {
  if (!navigator.share) return false
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** False if the page may not write to the clipboard, as on an insecure origin. */
async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

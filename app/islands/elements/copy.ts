import { say } from '../plain-toast'

/** Copies the element's text and says so, or that the browser will not: the text stands beside it to be selected. */
export async function copy(element: Element) {
  const isCopied = await copied(element.getAttribute('text') ?? '')
  say(element.getAttribute(isCopied ? 'copied' : 'unavailable') ?? '')
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

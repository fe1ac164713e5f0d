import { markOf } from '../attributes'
import { say } from '../plain-toast'

/** Copies the button's text and says so, or that the browser will not: the text stands beside it to be selected. */
export async function copy(button: HTMLButtonElement) {
  const isCopied = await copied(markOf(button, 'copy') ?? '')
  say(markOf(button, isCopied ? 'copied' : 'unavailable') ?? '')
}

/** Rejects, or throws, where the page may not write to the clipboard: one that is not secure has none. */
async function copied(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

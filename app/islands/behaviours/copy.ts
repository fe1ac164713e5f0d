import { markOf } from '../attributes'
import { say } from '../plain-toast'

/** Copies the button's text and says so; where the browser will not, the text stands beside it to be selected. */
export async function copy(button: HTMLButtonElement) {
  await navigator.clipboard.writeText(markOf(button, 'copy') ?? '')
  say(markOf(button, 'copied') ?? '')
}

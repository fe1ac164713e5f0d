import { waitText } from '~/domain/text/wait-text'
import { marked, markOf } from '../attributes'

/** Holds a button until its time has come, and says how long that still is. */
export function start() {
  const button = document.querySelector<HTMLButtonElement>(marked('countdown'))
  const left = document.querySelector(marked('left'))
  if (!button || !left) return
  const end = performance.now() + Number(markOf(button, 'countdown')) * 1000
  const count = () => {
    const leftMs = end - performance.now()
    button.disabled = leftMs > 0
    if (leftMs <= 0) return left.parentElement?.remove()
    left.textContent = waitText(leftMs, document.documentElement.lang)
    setTimeout(count, leftMs % 1000 || 1000)
  }
  count()
}

import { waitText } from '~/domain/text/wait-text'
import { starting } from './element'

/** Disables its button until the time has come, and shows how long that is. */
const countdown = starting((element, signal) => {
  const button = element.querySelector('button')
  const timeLeft = element.querySelector('time')
  if (!button || !timeLeft) return
  const end = performance.now() + Number(element.getAttribute('seconds')) * 1000
  const count = () => {
    if (signal.aborted) return
    const leftMs = end - performance.now()
    button.disabled = leftMs > 0
    if (leftMs <= 0) return timeLeft.parentElement?.remove()
    timeLeft.textContent = waitText(leftMs, document.documentElement.lang)
    setTimeout(count, leftMs % 1000 || 1000)
  }
  count()
})

customElements.define('shop-countdown', countdown)

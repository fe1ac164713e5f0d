import { waitText } from '~/domain/text/wait-text'

/** Disables its button until the time has come, and shows how long that is. */
class Countdown extends HTMLElement {
  private timer?: ReturnType<typeof setTimeout>

  connectedCallback() {
    const button = this.querySelector('button')
    const timeLeft = this.querySelector('time')
    if (button && timeLeft)
      this.count(button, timeLeft, performance.now() + Number(this.getAttribute('seconds')) * 1000)
  }

  disconnectedCallback() {
    clearTimeout(this.timer)
  }

  private count(button: HTMLButtonElement, timeLeft: HTMLElement, end: number) {
    const leftMs = end - performance.now()
    button.disabled = leftMs > 0
    if (leftMs <= 0) return timeLeft.parentElement?.remove()
    timeLeft.textContent = waitText(leftMs, document.documentElement.lang)
    this.timer = setTimeout(() => this.count(button, timeLeft, end), leftMs % 1000 || 1000)
  }
}

customElements.define('shop-countdown', Countdown)

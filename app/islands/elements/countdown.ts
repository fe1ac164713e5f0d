import { waitText } from '~/domain/text/wait-text'

/** Disables its button until the time has come, and shows how long that is. */
class Countdown extends HTMLElement {
  private timer?: ReturnType<typeof setTimeout>

  connectedCallback() {
    const button = this.querySelector('button')
    const left = this.querySelector('time')
    if (button && left) this.count(button, left, performance.now() + Number(this.getAttribute('seconds')) * 1000)
  }

  disconnectedCallback() {
    clearTimeout(this.timer)
  }

  private count(button: HTMLButtonElement, left: HTMLElement, end: number) {
    const leftMs = end - performance.now()
    button.disabled = leftMs > 0
    if (leftMs <= 0) return left.parentElement?.remove()
    left.textContent = waitText(leftMs, document.documentElement.lang)
    this.timer = setTimeout(() => this.count(button, left, end), leftMs % 1000 || 1000)
  }
}

customElements.define('shop-countdown', Countdown)

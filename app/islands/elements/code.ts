import { isFirstVisit } from './first-visit'

/**
 * Sends the form of a one-time code as soon as as many digits stand in its field as the code has (rules 14.18). Digits
 * that were typed before this script came count too; a code that the browser restores is not sent a second time.
 */
class Code extends HTMLElement {
  connectedCallback() {
    this.addEventListener('input', () => this.sendWhole())
    if (isFirstVisit()) this.sendWhole()
  }

  private sendWhole() {
    const field = this.querySelector('input')
    const digits = field?.value.replace(/\P{Nd}/gu, '') ?? ''
    if (digits.length === Number(this.getAttribute('digits'))) field?.form?.requestSubmit()
  }
}

customElements.define('shop-code', Code)

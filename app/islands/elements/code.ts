import { isFirstVisit } from './first-visit'

/**
 * Sends the form of a one-time code as soon as its field has all the digits (rules 14.18). Digits that were typed
 * before this script loaded count too; a code that the browser restores is not sent again.
 */
class Code extends HTMLElement {
  connectedCallback() {
    this.addEventListener('input', () => this.sendWhole())
    if (isFirstVisit()) this.sendWhole()
  }

  private sendWhole() {
    const field = this.querySelector('input')
    const digits = field?.value.replace(/\P{Nd}/gu, '') ?? ''
    if (digits.length !== Number(this.getAttribute('digits'))) return
    // As a press on its button, so that a press on it meanwhile does not send the code again.
    field?.form?.requestSubmit(field.form.querySelector('button'))
  }
}

customElements.define('shop-code', Code)

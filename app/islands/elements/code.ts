import { starting } from './element'
import { isFirstVisit } from './first-visit'

/**
 * Sends the form of a one-time code as soon as its field has all the digits (rules 14.18). Digits that were typed
 * before this script loaded count too; a code that the browser restores is not sent again.
 */
const code = starting((element) => {
  const sendWhole = () => {
    const field = element.querySelector('input')
    const digits = field?.value.replace(/\P{Nd}/gu, '') ?? ''
    if (digits.length !== Number(element.getAttribute('digits'))) return
    // As a press on its button, so that a press on it meanwhile does not send the code again.
    field?.form?.requestSubmit(field.form.querySelector('button'))
  }
  element.addEventListener('input', sendWhole)
  if (isFirstVisit()) sendWhole()
})

customElements.define('shop-code', code)

import { pressed } from './element'

/** A button that shows or hides the password in the field before it. */
const reveal = pressed((button, element) => {
  const field = element.previousElementSibling as HTMLInputElement
  const isShown = field.type === 'password'
  field.type = isShown ? 'text' : 'password'
  button.setAttribute('aria-pressed', String(isShown))
})

customElements.define('shop-reveal', reveal)

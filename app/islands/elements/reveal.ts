/** A button that shows or hides the password in the field before it. */
export class Reveal extends HTMLElement {
  pressed(button: HTMLButtonElement) {
    const field = this.previousElementSibling as HTMLInputElement
    const isShown = field.type === 'password'
    field.type = isShown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(isShown))
  }
}

customElements.define('shop-reveal', Reveal)

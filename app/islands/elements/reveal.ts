/** A button that shows the password that stands before it, or hides it again. */
export class Reveal extends HTMLElement {
  pressed(button: HTMLButtonElement) {
    const field = this.previousElementSibling as HTMLInputElement
    const isShown = field.type === 'password'
    field.type = isShown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(isShown))
  }
}

customElements.define('shop-reveal', Reveal)

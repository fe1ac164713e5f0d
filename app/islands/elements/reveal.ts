/** Shows the password that stands before the button, or hides it again. */
export function reveal(button: HTMLButtonElement, element: HTMLElement) {
  const field = element.previousElementSibling as HTMLInputElement
  const isShown = field.type === 'password'
  field.type = isShown ? 'text' : 'password'
  button.setAttribute('aria-pressed', String(isShown))
}

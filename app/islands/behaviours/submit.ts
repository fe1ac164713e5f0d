/** Sends a form as soon as something is chosen in it; its button stays for who comes without scripts, or by keyboard. */
export function submit(form: HTMLFormElement) {
  form.addEventListener('change', () => form.requestSubmit())
}

/** A press on plus or minus changes the quantity between them, within its bounds. */
export function step(button: HTMLButtonElement, stepper: Element) {
  const input = stepper.querySelector('input')
  if (!input) return
  const to = Number(input.value) + Number(button.value)
  input.value = String(Math.min(Number(input.max), Math.max(Number(input.min), to)))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

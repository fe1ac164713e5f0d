/**
 * Runs a change of the cart that may take away the line whose control has the focus, and then moves the focus to the next
 * line, else to the cart's heading: it must not fall back to the top of the page.
 */
export function keepFocus(form: HTMLFormElement, change: () => void) {
  const line = form.closest('li')
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  change()
  requestAnimationFrame(() => {
    if (form.isConnected) return
    const next = neighbour?.isConnected ? neighbour.querySelector<HTMLElement>('.line-remove') : null
    ;(next ?? document.querySelector<HTMLElement>('#cart h2, main'))?.focus()
  })
}

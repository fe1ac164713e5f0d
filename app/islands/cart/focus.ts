/**
 * Runs a change of the cart that may remove the focused control, and then moves the focus to its replacement, else to the next
 * line or the cart's heading, so that it does not fall back to the top of the page.
 */
export async function keepFocus(form: HTMLFormElement, change: () => unknown) {
  const label = document.activeElement?.getAttribute('aria-label') ?? ''
  const line = form.closest('li')
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  const adder = form.closest('.adder')
  await change()
  requestAnimationFrame(() => {
    if (form.isConnected || isElsewhere(document.activeElement)) return
    const inPlace = adder?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`) ?? addButton(adder)
    const next = neighbour?.isConnected && !adder ? neighbour.querySelector<HTMLElement>('.line-remove') : null
    ;(inPlace ?? next ?? document.querySelector<HTMLElement>('#cart h2, main'))?.focus()
  })
}

/** The button that adds one more: the last one of a menu item's control, in whichever form it is shown. */
export function addButton(adder: Element | null | undefined) {
  return adder?.querySelector<HTMLElement>('button:last-of-type') ?? null
}

/** Whether the customer, or a dialog, has moved the focus meanwhile. */
function isElsewhere(active: Element | null) {
  return active !== null && active !== document.body
}

import { defineIn, fetchPage } from './fetch-page'

let opening: Promise<void> | null = null

/** What opened the last dialog; a dialog that replaced another has the same. */
let lastOpener: Element | null = null

/** The part of a page that a dialog shows, and the controls that close it. */
export const dialogContent = '[data-dialog-content]'
const close = '[data-close]'

/**
 * Shows a page's content in a dialog: it fetches the page of a link and takes its marked part; a page without one is
 * opened normally. A dialog replaces the one it was opened from, and is above any other. A second press during the
 * fetch only waits for it. Throws if the page could not be loaded.
 */
export function open(href: string, opener: Element | null): Promise<void> {
  return (opening ??= openPage(href, opener).finally(() => (opening = null)))
}

async function openPage(href: string, opener: Element | null) {
  const page = await fetchPage(href)
  const content = page === 'elsewhere' ? null : page?.querySelector(dialogContent)
  if (!content) return location.assign(href)
  closeDialogOf(opener)
  show(content, opener)
}

/** Closes the dialog around an element, if there is one. */
export function closeDialogOf(element: Element | null) {
  element?.closest('dialog')?.close()
}

/** The button that adds one more: the last one of a menu item's control, in whichever form it is shown. */
function addButton(adder: Element | null | undefined) {
  return adder?.querySelector<HTMLElement>('button:last-of-type')
}

/** Focuses the opener, or its menu's button if the menu is closed; if it is gone, its replacement, else the cart. */
function returnFocus(opener: Element | null, adder: Element | null | undefined) {
  // `:is` matches nothing where popovers are unknown; without it the selector would throw.
  const menu = opener?.closest('[popover]:not(:is(:popover-open))')
  const back = menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : opener?.isConnected ? opener : null
  const target = back ?? addButton(adder) ?? document.querySelector('#cart h2, main')
  ;(target as HTMLElement | null)?.focus()
}

/** Shows content in a dialog. `data-static` content stays on a click outside and, without `data-close`, on Escape. */
export function show(content: Element, control: Element | null) {
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog'
  if (!control?.closest('dialog')) lastOpener = control
  const opener = lastOpener
  const adder = opener?.closest('.adder')
  const title = content.querySelector<HTMLElement>('h1, h2')
  if (title) {
    title.tabIndex = -1
    title.id ||= 'dialog-title'
    dialog.setAttribute('aria-labelledby', title.id)
  }
  dialog.append(document.adoptNode(content))
  const isStatic = content.matches('[data-static]')
  if (isStatic && !content.querySelector(close)) {
    dialog.setAttribute('closedby', 'none')
    dialog.addEventListener('cancel', (event) => event.preventDefault())
  }
  // Text that is selected beyond the edge ends with a click beside the dialog too.
  let pressed: EventTarget | null = null
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target))
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element
    const isClosing = target === dialog ? !isStatic && pressed === dialog : target.closest(close)
    if (!isClosing) return
    event.preventDefault()
    dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    returnFocus(opener, adder)
  })
  document.body.append(dialog)
  dialog.showModal()
  title?.focus()
  defineIn(dialog)
  return dialog
}

/**
 * Runs a change of the cart that may remove the focused control, and then moves the focus to its replacement, else to
 * the next line or the cart's heading, so that it does not fall back to the top of the page.
 */
export async function keepFocus(form: HTMLFormElement, change: () => unknown) {
  const label = document.activeElement?.getAttribute('aria-label') ?? ''
  const line = form.closest('li')
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  const adder = form.closest('.adder')
  await change()
  // The first change may be shown some frames later, when the island has taken over the page.
  let frames = 30
  const look = () => {
    if (form.isConnected) return frames-- && requestAnimationFrame(look)
    // The customer, or a dialog, has moved the focus meanwhile.
    if (document.activeElement !== document.body) return
    const inPlace = adder?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`) ?? addButton(adder)
    const next = neighbour?.isConnected && !adder ? neighbour.querySelector<HTMLElement>('.line-remove') : null
    ;(inPlace ?? next ?? document.querySelector<HTMLElement>('#cart h2, main'))?.focus()
  }
  requestAnimationFrame(look)
}

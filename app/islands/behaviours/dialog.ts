import { fetchPage } from './page'

let isOpening = false

/**
 * Shows a page's content in a dialog: it fetches the page that a link leads to and takes its `[data-dialog-content]`.
 * Without scripts the link simply opens that page. One dialog at a time; a second press while one is fetched does nothing.
 */
export async function open(href: string, opener: Element | null) {
  if (isOpening) return
  isOpening = true
  opener?.setAttribute('aria-busy', 'true')
  const content = (await fetchPage(href))?.querySelector('[data-dialog-content]')
  opener?.removeAttribute('aria-busy')
  isOpening = false
  if (!content) return location.assign(href)
  closeDialogs()
  show(content, opener)
}

/** Closes whatever dialog is open. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

/** Back to what opened the dialog: to its menu's button when it sits in a closed menu, to the cart when it is gone. */
function returnFocus(opener: Element | null) {
  const menu = opener?.closest('[popover]:not(:popover-open)')
  const back = menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : opener?.isConnected ? opener : null
  const target = back ?? document.querySelector('#cart h2, main')
  if (target instanceof HTMLElement) target.focus()
}

function show(content: Element, opener: Element | null) {
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog'
  const title = content.querySelector('h1, h2')
  if (title) {
    title.id ||= 'dialog-title'
    dialog.setAttribute('aria-labelledby', title.id)
  }
  dialog.append(document.adoptNode(content))
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element
    if (target !== dialog && !target.closest('[data-close]')) return
    event.preventDefault()
    dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    returnFocus(opener)
  })
  document.body.append(dialog)
  dialog.showModal()
  // As if something had been chosen, so that a choices form shows its price from the start.
  content.dispatchEvent(new Event('change', { bubbles: true }))
}

import { addButton } from './cart/focus'
import { fetchPage } from './fetch-page'
import { defineIn } from './region'

let isOpening = false

/** The part of a page that a dialog shows, and what closes the dialog. */
export const dialogContent = '[data-dialog-content]'
const close = '[data-close]'

/**
 * Shows a page's content in a dialog: it fetches the page that a link leads to and takes its marked part; a page that has none
 * is opened as the link would. A dialog takes the place of the one it was opened from, and stands before any other.
 * A second press while one is fetched does nothing. Throws when the page could not be had.
 */
export async function open(href: string, opener: Element | null) {
  if (isOpening) return
  isOpening = true
  try {
    const page = await fetchPage(href)
    const content = page === 'elsewhere' ? null : page?.querySelector(dialogContent)
    if (!content) return location.assign(href)
    closeDialogOf(opener)
    show(content, opener)
  } finally {
    isOpening = false
  }
}

/** Closes the dialog that something stands in, if it does. */
export function closeDialogOf(element: Element | null) {
  element?.closest('dialog')?.close()
}

/**
 * Back to what opened the dialog: to its menu's button when it sits in a closed menu; when it is gone, to what stands in its
 * place, else to the cart.
 */
function returnFocus(opener: Element | null, adder: Element | null | undefined) {
  const menu = opener?.closest('[popover]:not(:popover-open)')
  const back = menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : opener?.isConnected ? opener : null
  const target = back ?? addButton(adder) ?? document.querySelector('#cart h2, main')
  if (target instanceof HTMLElement) target.focus()
}

/**
 * Shows content in a dialog; closing it returns the focus to what opened it. Content with `data-static` is not closed by a
 * click outside, nor by Escape unless it has a button to close.
 */
export function show(content: Element, opener: Element | null) {
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog'
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
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element
    const closes = target === dialog ? !isStatic : target.closest(close)
    if (!closes) return
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

import { islandsOf } from './page-data'

/**
 * Shows and announces a message without a library, for when nothing can be loaded. It looks like the other messages, is visible
 * above an open dialog too, and does not repeat a message that is still shown.
 */
export function showToast(text: string, isError = true) {
  const host = document.querySelector<HTMLElement>('.toasts.plain') ?? document.createElement('div')
  host.className = 'toasts plain'
  host.popover = 'manual'
  const toast = document.createElement('div')
  toast.className = isError ? 'toast bad' : 'toast'
  toast.setAttribute('role', 'alert')
  toast.textContent = text
  const close = document.createElement('button')
  close.setAttribute('aria-label', islandsOf(document)['cart-badge']?.words['toast.close'] ?? '')
  // The styles fade a message out (rules 19.5).
  toast.onanimationend = close.onclick = () => toast.remove()
  toast.append(close)
  for (const other of host.children) if (other.textContent === text) other.remove()
  // Moved to the end and shown again, it is above a dialog that was opened meanwhile.
  document.body.append(host)
  host.showPopover?.()
  host.append(toast)
}

/** Says that there is no connection. */
export function sayOffline() {
  const text = islandsOf(document)['cart-badge']?.words['error.offline']
  if (text) showToast(text)
}

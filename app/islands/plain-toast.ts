import { reconnected } from './connection'
import { islandsOf } from './island-props'

/**
 * Shows and announces a message without a library, for when nothing can be loaded. It looks like the other messages, is
 * visible above an open dialog too, and takes the place of the one before: two of them would cover a sheet's head.
 */
export function showToast(text: string, isError = true) {
  const host = document.createElement('div')
  host.className = 'toasts plain'
  host.popover = 'manual'
  const toast = document.createElement('div')
  toast.className = isError ? 'toast bad' : 'toast'
  toast.setAttribute('role', 'alert')
  toast.textContent = text
  const close = document.createElement('button')
  close.setAttribute('aria-label', islandsOf(document)['cart-badge']?.words['toast.close'] ?? '')
  // The styles fade a message out (rules 19.5).
  host.onanimationend = close.onclick = () => host.remove()
  toast.append(close)
  document.querySelector('.toasts.plain')?.remove()
  document.body.append(host)
  host.showPopover?.()
  host.append(toast)
  return host
}

/** Says that there is no connection until it is back, because whatever was asked for waits that long. */
export async function sayOffline() {
  const text = islandsOf(document)['cart-badge']?.words['error.offline']
  const host = text ? showToast(text) : null
  host?.classList.add('lasting')
  await reconnected()
  host?.remove()
}

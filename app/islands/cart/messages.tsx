import { createRoot } from 'react-dom/client'
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled'
import { Icon } from '~/ui/icon'
import { islandsOf } from '../page-data'

/** How long an alert stays, in milliseconds (rules 19.5). */
const alertMs = 4000

/** A popover, so that messages are seen above an open dialog too. */
const host = document.body.appendChild(
  Object.assign(document.createElement('div'), { className: 'toasts', popover: 'manual' }),
)
createRoot(host).render(<ToastContainer autoClose={alertMs} hideProgressBar closeButton={Close} limit={2} />)

function Close({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" aria-label={islandsOf(document)['cart-badge']?.words['toast.close']} onClick={closeToast}>
      <Icon name="x" />
    </button>
  )
}

/** Shows and announces a message of the island; the same message is not stacked. */
export function showMessage(text: string) {
  if (host.matches(':popover-open')) host.hidePopover()
  host.showPopover?.()
  toast(text, { toastId: text, className: 'toast', role: 'alert' })
}

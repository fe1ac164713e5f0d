import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, ToastContainer, type CloseButtonProps, type ToastTransitionProps } from 'react-toastify/unstyled'
import { Drawing } from '~/ui/icon'
import { x } from '~/ui/icons/drawings'
import { islandsOf } from '../island-props'

/** A popover, so that messages are seen above an open dialog too. */
const host = document.body.appendChild(
  Object.assign(document.createElement('div'), { className: 'toasts', popover: 'manual' }),
)
createRoot(host).render(<ToastContainer autoClose={false} transition={AtOnce} closeButton={Close} limit={2} />)
// The styles fade a message out (rules 19.5).
host.addEventListener('animationend', ({ target }) => toast.dismiss((target as Element).id))

/** The library removes a message after an animation of its own styles, which are not loaded here. */
function AtOnce({ children, isIn, done, playToast }: ToastTransitionProps) {
  useEffect(() => (isIn ? playToast() : done()), [isIn, done, playToast])
  return <>{children}</>
}

function Close({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" aria-label={islandsOf(document)['cart-badge']?.words['toast.close']} onClick={closeToast}>
      <Drawing path={x} />
    </button>
  )
}

/** Shows and announces what the cart refused or could not do. The same message is not stacked, but stays longer. */
export function showMessage(text: string) {
  // Shown anew, above a dialog opened since. Safari before 17 has no popovers.
  host.hidePopover?.()
  host.showPopover?.()
  for (const fading of document.getElementById(text)?.getAnimations() ?? []) fading.currentTime = 0
  toast(text, { toastId: text, className: 'toast bad', role: 'alert' })
}

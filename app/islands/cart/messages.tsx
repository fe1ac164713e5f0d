import { createRoot } from 'react-dom/client'
import { toast, ToastContainer } from 'react-toastify/unstyled'

/** How long an alert stays, in milliseconds (spec 9). */
const alertMs = 4000

const host = document.body.appendChild(document.createElement('div'))
createRoot(host).render(
  <ToastContainer position="bottom-center" autoClose={alertMs} hideProgressBar closeButton={false} limit={2} className="live-toasts" />,
)

/** Shows and announces a message of the island; the same message is not stacked. */
export function showMessage(text: string) {
  toast(text, { toastId: text, className: 'toast toast-info', role: 'alert' })
}

import type { Toast as ToastMessage } from '~/http/toast.server'

/** A flash message: announced, readable without scripts, and faded out by CSS in time (rules 19.5). */
export function Toast({ toast }: { toast: ToastMessage }) {
  return (
    <div className={`toast toast-${toast.tone}`} role={toast.tone === 'error' ? 'alert' : 'status'}>
      {toast.text}
    </div>
  )
}

import type { Toast as ToastMessage } from '~/http/toast.server'

/** A flash message: announced, readable without scripts, and faded out by CSS after 4000 ms (errors 2000 ms, spec 9). */
export function Toast({ toast }: { toast: ToastMessage }) {
  return (
    <div className={`toast toast-${toast.tone}`} role={toast.tone === 'error' ? 'alert' : 'status'}>
      {toast.text}
    </div>
  )
}

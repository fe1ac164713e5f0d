import type { Toast as ToastMessage } from '~/http/device/short-cookies.server'
import { useT } from '~/i18n/use-t'
import { supportPath } from '~/paths'
import { Icon } from '~/ui/icon'

const icons = { info: 'info', success: 'check', error: 'circleAlert' } as const

/** A message, announced, and faded out by CSS (rules 19.5). A `details`, because that can be closed without scripts. */
export function Toast({ toast: { tone, text } }: { toast: ToastMessage }) {
  const t = useT()
  const isError = tone === 'error'
  return (
    <div className="toasts">
      <details className={isError ? 'toast bad' : 'toast'} open>
        <summary aria-label={t('toast.close')}>
          <Icon name="x" />
        </summary>
        <p role={isError ? 'alert' : 'status'} dir="auto">
          <Icon name={icons[tone]} /> {text}
        </p>
      </details>
    </div>
  )
}

/** An error, shown above the screen as long as the screen is. */
export function ErrorNotice({ text }: { text: string }) {
  return (
    <div className="page-notice">
      <p className="notice bad" role="alert" dir="auto">
        <Icon name="circleAlert" /> {text}
      </p>
    </div>
  )
}

/** The floating button that opens the vendor's messenger (rules 19.11); without scripts it leads to support. */
export function MessengerButton() {
  const t = useT()
  return (
    <form className="messenger" action={supportPath()} aria-label={t('chat.open')}>
      <shop-messenger>
        <button className="messenger-button" aria-label={t('chat.open')}>
          <Icon name="messageCircle" />
        </button>
      </shop-messenger>
    </form>
  )
}

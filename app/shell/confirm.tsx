import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'

type Props = {
  title: string
  text: string
  action: string
  confirmLabel: string
  cancelHref: string
  /** Whether the cart island sends the form when scripts run. */
  isCartForm?: boolean
  children?: ReactNode
}

/** A question before something is done: a page of its own, and the content of a dialog with scripts. */
export function Confirm({ title, text, action, confirmLabel, cancelHref, isCartForm, children }: Props) {
  const t = useT()
  return (
    <div className="page narrow">
      <form
        id="confirm"
        className="card form confirm"
        method="post"
        action={action}
        {...mark({ 'dialog-content': true, cart: isCartForm })}
      >
        <h1>{title}</h1>
        <p className="quiet">{text}</p>
        {children}
        <div className="confirm-actions">
          <a className="button quiet" href={cancelHref} {...mark({ close: true })}>
            {t('confirm.cancel')}
          </a>
          <button className="button">{confirmLabel}</button>
        </div>
      </form>
    </div>
  )
}

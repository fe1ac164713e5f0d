import type { ReactNode } from 'react'
import type { WordKey } from '~/i18n/translator'
import { useT } from '~/i18n/use-t'

/** The question or message, and the label of its confirming button (rules 19.10). */
const answers = {
  'clear-cart': 'cart.clear',
  schedule: 'store.schedule',
  default: 'alert.ok',
} satisfies Record<string, WordKey>

type Props = {
  title: string
  text: string
  variant?: keyof typeof answers
  /** The target of the form; without one there is nothing to decide, and the button only goes back. */
  action?: string
  /** The button's label, when the variant's default does not fit. */
  confirmLabel?: string
  cancelHref: string
  /** The label of the back link, when "Cancel" could be mistaken for the action. */
  cancelLabel?: string
  /** Whether the cart island sends the form when scripts run. */
  isCartForm?: boolean
  children?: ReactNode
}

/** A question before something is done, or a notice: its own page, and the content of a dialog with scripts. */
export function Confirm(props: Props) {
  const {
    title,
    text,
    variant = 'default',
    action,
    confirmLabel,
    cancelHref,
    cancelLabel,
    isCartForm,
    children,
  } = props
  const t = useT()
  const label = confirmLabel ?? t(answers[variant])
  return (
    <div className="page narrow">
      <form
        id="confirm"
        className="card form confirm"
        method="post"
        action={action}
        data-dialog-content=""
        data-cart={isCartForm ? '' : undefined}
      >
        <h1>{title}</h1>
        <p className="quiet">{text}</p>
        {children}
        <div className="confirm-actions">
          {action ? (
            <>
              <a className="button quiet" href={cancelHref} data-close="">
                {cancelLabel ?? t('confirm.cancel')}
              </a>
              <button className="button" data-busy={t('busy.working')}>
                {label}
              </button>
            </>
          ) : (
            <a className="button" href={cancelHref} data-close="">
              {label}
            </a>
          )}
        </div>
      </form>
    </div>
  )
}

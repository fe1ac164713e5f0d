import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/form'
import { Icon } from '~/ui/icon'
import { ButtonLink } from '~/ui/link'

type Props = {
  title: string
  text: string
  /** The target of the form. */
  action: string
  confirmLabel: string
  cancelHref: string
  /** The label of the back link, when "Cancel" could be mistaken for the action. */
  cancelLabel?: string
  /** Whether something is lost for good: the button warns of it. */
  isDestructive?: boolean
  /** Whether the cart island sends the form when scripts run. */
  isCartForm?: boolean
  children?: ReactNode
}

/** A question before something is done (rules 19.10): its own page, and the content of a dialog with scripts. */
export function Confirm({ title, text, action, cancelHref, isDestructive, isCartForm, children, ...labels }: Props) {
  const t = useT()
  const { confirmLabel, cancelLabel = t('confirm.cancel') } = labels
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
          <ButtonLink look="quiet" href={cancelHref} label={cancelLabel} data-close="" />
          <Button look={isDestructive ? 'destructive' : undefined} busy={t('busy.working')} label={confirmLabel} />
        </div>
      </form>
    </div>
  )
}

type SheetProps = {
  title: string
  /** The page to go back to without a dialog. */
  backTo: string
  children: ReactNode
}

/** Content that a link shows in a dialog, or without scripts as a page: a title, a back link, the content. */
export function Sheet({ title, backTo, children }: SheetProps) {
  return (
    <div className="page narrow">
      <section className="group sheet" data-dialog-content="">
        <SheetHead title={title} backTo={backTo} />
        {children}
      </section>
    </div>
  )
}

/** The title of a sheet, and the link that closes it; without `backTo` it has none. */
export function SheetHead({ title, backTo }: { title: string; backTo: string | null }) {
  const t = useT()
  return (
    <div className="sheet-head">
      <h1 dir="auto">{title}</h1>
      {backTo && (
        <a className="icon-button filled" href={backTo} aria-label={t('dialog.close')} data-close="">
          <Icon name="x" />
        </a>
      )}
    </div>
  )
}

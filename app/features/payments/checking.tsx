import { useT } from '~/i18n/use-t'
import { ButtonAfterWait } from '~/shell/button-after-wait'
import { Icon } from '~/ui/icon'
import type { CheckingView } from './checking.server'

type Props = CheckingView & {
  title: string
  text: string
  /** The page to send it again from, if it was not made. */
  here: string
  /** The label of the button that leads there. */
  again: string
  /** The list that shows it if it was made. */
  list: { href: string; label: string }
}

/** The page while the result of an unanswered request is checked: it shows how long until the request may be sent again. */
export function Checking({ title, text, refreshSeconds, seconds, wait, here, again, list }: Props) {
  const t = useT()
  return (
    <div className="page narrow">
      <div className="card group">
        <shop-live class="group" id="checking" aria-live="polite" every={refreshSeconds}>
          <h1>{title}</h1>
          <p>{text}</p>
        </shop-live>
        <form className="form resend" action={here}>
          <ButtonAfterWait label={again} seconds={seconds} text={t('pay.checkingLeft', { wait: '\n' })} wait={wait} />
        </form>
        <a className="link" href={list.href}>
          <Icon name="receipt-text" className="small" /> {list.label}
        </a>
      </div>
    </div>
  )
}

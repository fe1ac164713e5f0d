import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

type Props = {
  title: string
  refreshSeconds: number
  /** Why it failed before, or ''. */
  said: string
  /** The customer wanted that so. */
  isCancelled?: boolean
  /** What is known of what is paid. */
  children: ReactNode
  /** The way to its gateway again, or ''. */
  gatewayHref: string
  /** What else can be done about it. */
  instead?: ReactNode
  /** This very page, for looking again. */
  here: string
  /** Where what is paid is found. */
  more: { href: string; label: string }
}

/** A payment in progress: what is known, the link to its gateway, and a page that updates automatically. */
export function WaitingPayment({
  title,
  refreshSeconds,
  said,
  isCancelled,
  children,
  gatewayHref,
  instead,
  here,
  more,
}: Props) {
  const t = useT()
  return (
    <div className="page narrow">
      <shop-live class="card group" id="payment-state" aria-live="polite" every={refreshSeconds}>
        <h1>{title}</h1>
        {said && <p className={isCancelled ? 'notice calm' : 'notice bad'}>{said}</p>}
        {children}
        <div className="choices">
          {gatewayHref && (
            <a className="button" href={gatewayHref}>
              {t('pay.payNow')}
            </a>
          )}
          {instead}
          <a className="button quiet" href={here}>
            <Icon name="refresh-cw" className="small" /> {t('pay.checkNow')}
          </a>
        </div>
        <a className="link" href={more.href}>
          {more.label}
        </a>
      </shop-live>
    </div>
  )
}

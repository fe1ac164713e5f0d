import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

type Props = {
  title: string
  refreshSeconds: number
  /** Why it failed before, or ''. */
  reason: string
  /** Whether the customer cancelled it. */
  isCancelled?: boolean
  /** The known facts of what is paid. */
  children: ReactNode
  /** The link back to its gateway, or ''. */
  gatewayHref: string
  /** Other actions for it. */
  instead?: ReactNode
  /** This page's own address, to check again. */
  here: string
  /** Where to find what is paid. */
  more: { href: string; label: string }
}

/** A pending payment: the known facts, the link to its gateway, and a page that updates by itself. */
export function WaitingPayment({
  title,
  refreshSeconds,
  reason,
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
        {reason && <p className={isCancelled ? 'notice calm' : 'notice bad'}>{reason}</p>}
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

import type { Waiting } from '~/features/subscriptions/outcome.server'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { manageSubscriptionPath, reviewSubscriptionPath } from '~/paths'
import { Icon } from '~/ui/icon'

type Props = { title: string; refreshSeconds: number; waiting: Waiting }

/** A subscription that waits for its payment: what is known, the way to its gateway, and a page that looks again by itself. */
export function WaitingPayment({ title, refreshSeconds, waiting }: Props) {
  const { id, item, total, gateway, href, said } = waiting
  const t = useT()
  return (
    <div className="page narrow">
      <section className="card group" id="payment-state" aria-live="polite" {...mark({ live: refreshSeconds })}>
        <h1>{title}</h1>
        {said && (
          <p className="notice bad" dir="auto">
            {t('pay.said', { text: said })}
          </p>
        )}
        <p>{t('subscribe.waitingText', { item, total })}</p>
        {gateway && <p className="quiet">{t('subscribe.waitingHint', { gateway })}</p>}
        <div className="choices">
          {href && (
            <a className="button" href={href}>
              {t('pay.again')}
            </a>
          )}
          <a className="button quiet" href={reviewSubscriptionPath(id)}>
            <Icon name="refresh-cw" className="small" /> {t('pay.checkNow')}
          </a>
        </div>
        <a className="link" href={manageSubscriptionPath()}>
          {t('subscribe.list')}
        </a>
      </section>
    </div>
  )
}

import { WaitingPayment } from '~/features/payments/payment-states'
import type { Waiting } from './outcome.server'
import { useT } from '~/i18n/use-t'
import { manageSubscriptionPath, reviewSubscriptionPath } from '~/paths'

type Props = { title: string; refreshSeconds: number; waiting: Waiting }

/** A subscription that waits for its payment. */
export function WaitingSubscription({ title, refreshSeconds, waiting }: Props) {
  const { id, item, total, gateway, href, reason, isCancelled } = waiting
  const t = useT()
  return (
    <WaitingPayment
      {...{ title, refreshSeconds, reason, isCancelled }}
      gatewayHref={href}
      here={reviewSubscriptionPath(id)}
      more={{ href: manageSubscriptionPath(), label: t('subscribe.list') }}
    >
      <p>{t('subscribe.waitingText', { item, total })}</p>
      {gateway && <p className="quiet">{t('subscribe.waitingHint', { gateway })}</p>}
    </WaitingPayment>
  )
}

import type { SubscriptionStatus } from '~/domain/subscriptions/subscription'
import { useT } from '~/i18n/use-t'

const tones: Partial<Record<SubscriptionStatus, string>> = {
  active: 'good',
  completed: 'plain',
  cancelled: 'plain',
  'payment-failed': 'bad',
}

/** The state of a subscription in a word (rules 17.4). */
export function SubscriptionTag({ status }: { status: SubscriptionStatus }) {
  const t = useT()
  return <p className={`tag ${tones[status] ?? ''}`.trim()}>{t(`subscriptions.state.${status}`)}</p>
}

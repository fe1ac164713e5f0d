import type { ReactNode } from 'react'
import type { SubscriptionDetail, SubscriptionStatus } from '~/domain/subscriptions/subscription'
import { listText, unitsText } from '~/domain/text/number-text'
import type { headOf } from '~/features/subscriptions/status-view.server'
import { useLocale, useT } from '~/i18n/use-t'
import { storeByIdPath, subscriptionStatusPath } from '~/paths'
import { ButtonLink, TextLink } from '~/ui/link'
import { Notice } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { VendorText } from '~/ui/text'

const tones: Partial<Record<SubscriptionStatus, string>> = {
  active: 'good',
  completed: 'plain',
  cancelled: 'plain',
  'payment-failed': 'bad',
}

/** `children` is the form that ends its pause. */
type Props = Awaited<ReturnType<typeof headOf>> & { children: ReactNode }

/** Seconds between two checks while its payment is pending. */
const refreshSeconds = 10

/** The state in a sentence, and what the customer can do. It refreshes by itself while it waits for a payment. */
export function StatusCard({
  id,
  status,
  isCancelledHere,
  sentence,
  next,
  pause,
  wallet,
  payHref,
  again,
  children,
}: Props) {
  const t = useT()
  const state = isCancelledHere ? 'cancelled' : status
  const waits = status === 'payment-pending'
  return (
    // Another state is another region, so the whole page is loaded again.
    <shop-live
      class="card group tight start"
      id={`status-${status}`}
      aria-live="polite"
      every={waits ? refreshSeconds : undefined}
    >
      <p className={`tag ${tones[state] ?? ''}`.trim()}>{t(`subscriptions.state.${state}`)}</p>
      <h1>{sentence}</h1>
      {next && <p className="arrival">{next}</p>}
      {pause && <p className="strong">{pause}</p>}
      {wallet && (
        <Notice icon="wallet" className="blocker" link={{ href: wallet.href, text: t('wallet.add') }}>
          {t('wallet.insufficient')} ({t('pay.walletHas', { amount: wallet.balance })})
        </Notice>
      )}
      {isCancelledHere && <p>{t('pay.cancelledHere')}</p>}
      {waits && !isCancelledHere && <p className="quiet">{t('subscriptions.pendingText')}</p>}
      {status === 'payment-failed' && <p className="quiet">{t('subscriptions.failedText')}</p>}
      {(waits || again) && (
        <p className="choices">
          {payHref && <ButtonLink href={payHref} label={t('pay.payNow')} />}
          {waits && <ButtonLink look="quiet" href={subscriptionStatusPath(id)} label={t('pay.checkNow')} />}
          {again && <ButtonLink href={again.href} label={t(again.label)} />}
        </p>
      )}
      {children}
    </shop-live>
  )
}

type PlanProps = { subscription: SubscriptionDetail; facts: [name: string, value: string][] }

/** The items, the frequency, the times and the address. */
export function Plan({ subscription, facts }: PlanProps) {
  const { itemName, image, quantity, choices, storeId, storeName } = subscription
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <h2 id="plan">{t('subscriptions.details')}</h2>
      <div className="row subscribed">
        {image && <Picture src={image} name={itemName} width={144} height={144} className="cropped" />}
        <div className="grow">
          <p className="strong">
            <span className="count">{unitsText(quantity, locale)}</span> <span dir="auto">{itemName}</span>
          </p>
          <VendorText className="quiet small-text">{listText(choices, locale)}</VendorText>
          <p className="quiet small-text" dir="auto">
            {storeId ? <TextLink href={storeByIdPath(storeId)} label={storeName} /> : storeName}
          </p>
        </div>
      </div>
      <dl className="facts plan-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

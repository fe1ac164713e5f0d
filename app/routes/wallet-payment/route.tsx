import { useLoaderData } from '@remix-run/react'
import { formatMoney, formatMost, type Currency } from '~/domain/money/money'
import { amountForField } from '~/domain/money/typed-amount'
import { gatewayName } from '~/domain/payments/gateways'
import { shownFor } from '~/features/account/customer'
import { UnansweredPayment, unseenPage } from '~/features/payments/payment-states'
import { Balance } from '~/features/wallet/balance'
import { outcomeOf, type Outcome } from '~/features/wallet/return.server'
import { requireWallet } from '~/features/wallet/wallet-view.server'
import walletStyles from '~/features/wallet/wallet.css?inline'
import { shopAction, shopLoader } from '~/http/shop/open-shop.server'
import { orUnanswered } from '~/http/shop/readings.server'
import { useT } from '~/i18n/use-t'
import { paymentOnlinePath, walletPath, walletPaymentPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { HiddenFields } from '~/ui/hidden-fields'
import { Icon } from '~/ui/icon'
import { ButtonLink, TextLink } from '~/ui/link'
import { VendorText } from '~/ui/text'

export const handle: ScreenHandle = { styles: [walletStyles] }

/**
 * The result of a recharge, on the page that its gateway leads back to. The address is only a claim: the wallet is read
 * again, so it does not matter how often or how late the page is opened (rules 16.5).
 */
export const loader = shopLoader(async (shop) => {
  const user = await requireWallet(shop)
  const result = await orUnanswered(outcomeOf(shop, user))
  if (result === 'unanswered') return unseenPage(shop, shop.path)
  const { balance, outcome } = result
  return {
    kind: 'outcome' as const,
    title: shop.t('walletPayment.title'),
    as: user.id,
    balance: formatMost(balance, shop.settings.currency),
    outcome: outcomeView(outcome, shop.settings.currency),
    here: shop.path,
    // The money may still arrive.
    refreshSeconds: outcome.status !== 'none' && outcome.mayComeIn ? 5 : 0,
  }
})

/** The page has no form. `openShop` redirects a gateway's post (rules 11.21); any other post is redirected here. */
export const action = shopAction((shop) => shop.redirect(walletPaymentPath()))

/** The result of a recharge in words; '' for what there is not. */
function outcomeView(outcome: Outcome, currency: Currency) {
  if (outcome.status === 'none')
    return { status: outcome.status, reason: '', isCancelled: false, amount: '', gateway: '', goOn: '', again: {} }
  const { status, reason, isCancelled, isClaimedPaid, recharge } = outcome
  const { id, intent: idempotencyKey, gateway, amount } = recharge
  return {
    ...{ status, reason, isCancelled },
    amount: formatMoney(amount, currency),
    gateway: gatewayName(gateway),
    // A customer whose return address claims a payment is not asked to pay again.
    goOn: status === 'open' && !isClaimedPaid ? paymentOnlinePath(`recharge-${id}`) : '',
    again: { idempotencyKey, amount: amountForField(amount, currency), gateway },
  }
}

export default function WalletPayment() {
  const data = useLoaderData<typeof loader>()
  const t = useT()
  if (data.kind === 'unseen')
    return <UnansweredPayment {...data} more={{ href: walletPath(), label: t('walletPayment.toWallet') }} />
  const { as, balance, outcome, here, refreshSeconds } = data
  const isOver = outcome.status === 'added' || outcome.status === 'none'
  return (
    <div className="page medium wallet">
      <shop-live id="outcome" class="group" every={refreshSeconds || undefined} aria-live="polite">
        <OutcomeCard outcome={outcome} as={as} here={here} />
        <Balance sum={balance} />
      </shop-live>
      <ButtonLink look={isOver ? undefined : 'quiet'} href={walletPath()} label={t('walletPayment.toWallet')} />
    </div>
  )
}

type OutcomeView = ReturnType<typeof outcomeView>

const icons = { added: 'circleCheck', failed: 'circleAlert', open: 'clock', unheard: 'clock', none: 'info' } as const
const tones: Partial<Record<OutcomeView['status'], string>> = { added: 'good', failed: 'bad' }

/** The result of a recharge in a sentence, with the actions that make sense for the customer with the id `as`. */
function OutcomeCard({ outcome, as, here }: { outcome: OutcomeView; as: string; here: string }) {
  const t = useT()
  const { status, reason, isCancelled, amount, gateway, goOn, again } = outcome
  return (
    <section className={`card group start outcome ${isCancelled ? '' : (tones[status] ?? '')}`.trim()}>
      <Icon name={isCancelled ? 'info' : icons[status]} />
      <h1>{isCancelled ? t('pay.cancelled') : t(`walletPayment.${status}`, { amount, gateway })}</h1>
      <p>{t(isCancelled ? 'walletPayment.cancelled.text' : `walletPayment.${status}.text`, { amount, gateway })}</p>
      {!isCancelled && <VendorText>{reason}</VendorText>}
      {status === 'open' && <TextLink href={here} icon="refreshCw" label={t('orderStatus.refresh')} />}
      {goOn && <ButtonLink href={goOn} label={t('walletPayment.goOn', { gateway })} />}
      {status === 'failed' && <ButtonLink href={walletPath(again)} label={t('walletPayment.tryAgain')} />}
      {(status === 'open' || status === 'unheard') && (
        <form method="post" action={walletPath()}>
          <HiddenFields values={{ [shownFor]: as, ...again }} />
          <button
            className={status === 'open' ? 'link' : 'button'}
            data-busy={status === 'open' ? undefined : t('busy.working')}
            name="intent"
            value="start-over"
          >
            {t('walletPayment.startOver')}
          </button>
        </form>
      )}
    </section>
  )
}

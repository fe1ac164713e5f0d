import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { gatewayOf } from '~/domain/payments/gateways'
import { formatMoney, formatMost, type Currency } from '~/domain/money/money'
import { rechargeTarget } from '~/features/wallet/recharge-operation.server'
import { outcomeOf, type Outcome } from '~/features/wallet/return.server'
import { unseenPage } from '~/features/payments/checking.server'
import { UnseenPayment } from '~/features/payments/unseen-payment'
import { requireWallet } from '~/features/wallet/wallet-access.server'
import walletStyles from '~/features/wallet/wallet.css?inline'
import { orSilent } from '~/http/shop/part.server'
import { openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { paymentOnlinePath, walletPath, walletPaymentPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Amount } from '~/ui/amount'
import { OutcomeCard, type OutcomeView } from './outcome-card'

export const handle: ScreenHandle = { styles: [walletStyles] }

/** Seconds between two checks of a recharge whose money may still arrive. */
const refreshSeconds = 5

/**
 * The result of a recharge, on the page that its gateway leads back to. The address is only a claim: the wallet is read again, so
 * it does not matter how often or how late the page is opened (rules 16.5).
 */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const user = await requireWallet(shop)
  const here = shop.url.pathname + shop.url.search
  const result = await orSilent(outcomeOf(shop, user))
  if (result === 'silent') return { ...unseenPage(shop), here }
  const { balance, outcome } = result
  return {
    kind: 'outcome' as const,
    title: shop.t('walletPayment.title'),
    as: user.id,
    balance: formatMost(balance, shop.settings.currency),
    outcome: outcomeView(outcome, shop.settings.currency),
    here,
    refreshSeconds: outcome.status !== 'none' && outcome.mayComeIn ? refreshSeconds : 0,
  }
}

/**
 * The page has no form. `openShop` redirects a gateway's post (rules 11.21); any other post is redirected here.
 */
export async function action(args: ActionFunctionArgs) {
  return (await openShop(args)).redirect(walletPaymentPath())
}

function outcomeView(outcome: Outcome, currency: Currency): OutcomeView {
  if (outcome.status === 'none') return { status: 'none' }
  const { status, reason, isCancelled, isClaimedPaid, recharge } = outcome
  const { id, intent: attempt, gateway, amount } = recharge
  return {
    status,
    reason,
    isCancelled,
    amount: formatMoney(amount, currency),
    gateway: gatewayOf(gateway)?.name ?? gateway,
    // A customer whose return address claims a payment is not asked to pay again.
    goOn: status === 'open' && !isClaimedPaid ? paymentOnlinePath(rechargeTarget(id)) : '',
    again: { attempt, amount, gateway },
  }
}

export default function WalletPayment() {
  const data = useLoaderData<typeof loader>()
  const t = useT()
  if (data.kind === 'unseen')
    return <UnseenPayment {...data} more={{ href: walletPath(), label: t('walletPayment.toWallet') }} />
  const { as, balance, outcome, here, refreshSeconds } = data
  const isOver = outcome.status === 'added' || outcome.status === 'none'
  return (
    <div className="page wallet">
      <shop-live id="outcome" class="group" every={refreshSeconds || undefined} aria-live="polite">
        <OutcomeCard outcome={outcome} as={as} here={here} />
        <section className="card balance" aria-label={t('wallet.balance')}>
          <p className="quiet">{t('wallet.balance')}</p>
          <p className="balance-sum">
            <Amount>{balance}</Amount>
          </p>
        </section>
      </shop-live>
      <a className={isOver ? 'button' : 'button quiet'} href={walletPath()}>
        {t('walletPayment.toWallet')}
      </a>
    </div>
  )
}

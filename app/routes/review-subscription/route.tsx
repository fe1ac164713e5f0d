import { useLoaderData } from '@remix-run/react'
import type { User } from '~/domain/account/user'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import timesStyles from '~/features/checkout/times.css?inline'
import { gatewayOrigins } from '~/features/payments/gateway-redirect.server'
import { paymentMethodsAt, paymentMethodsView, readPayer } from '~/features/payments/payment-methods.server'
import {
  Checking,
  checkingPage,
  notMade,
  orFailedAlone,
  PaymentAct,
  paymentFailed,
  UnansweredPayment,
  WaitingPayment,
  type FailureView,
} from '~/features/payments/payment-states'
import paymentStyles from '~/features/payments/payments.css?inline'
import makingStyles from '~/features/subscriptions/making.css?inline'
import { requireSubscriber } from '~/features/subscriptions/status-view.server'
import type { PagePolicy } from '~/http/page-cache/headers.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import type { Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { manageSubscriptionPath, reviewSubscriptionPath, subscriptionCartPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { answerForm, reviewView } from './actions.server'
import { outcomeOf } from './outcome.server'
import { loadPrepared } from './prepared.server'
import { shownSubscriptionKey } from './subscription-operation.server'
import { SubscriptionReview } from './subscription-review'

export const handle: ScreenHandle = {
  styles: [checkoutStyles, timesStyles, paymentStyles, makingStyles],
  isCheckout: true,
}

/**
 * The subscription before it is paid, and the page that gateways return to (rules 17.4). If something is no longer
 * available as chosen, it leads back to the form; a subscription that waits for its payment is shown as waiting.
 */
export async function reviewOrReturn(shop: Shop) {
  const user = await requireSubscriber(shop)
  const outcome = await outcomeOf(shop, user)
  if (outcome && !('kind' in outcome)) return outcome
  switch (outcome?.kind) {
    case 'pending':
    case 'unseen':
      return outcome
    case 'unknown': {
      const words = { title: 'subscribe.checking', text: 'subscribe.checkingText', again: 'subscribe.again' } as const
      return checkingPage(shop, outcome.until, { ...words, here: reviewSubscriptionPath() })
    }
  }
  const failed =
    outcome?.kind === 'failed'
      ? paymentFailed(shop, outcome, shop.t('subscribe.failedText'))
      : outcome && notMade(shop, 'subscribe.notMade', 'subscribe.notMadeText')
  return orFailedAlone(shop, failed, reviewPage(shop, user, failed))
}

export const loader = shopLoader(reviewOrReturn)

async function reviewPage(shop: Shop, user: User, failed: FailureView | null) {
  const prepared = await loadPrepared(shop)
  if ('problem' in prepared) {
    if (failed || prepared.problem) shop.reply.toast('error', prepared.problem || (failed?.title ?? ''))
    return shop.redirect(subscriptionCartPath())
  }
  const methods = paymentMethodsAt(shop, prepared.store, await readPayer(shop))
  const { amounts } = prepared
  return {
    kind: 'review' as const,
    title: shop.t('subscribe.review'),
    previousStep: { href: subscriptionCartPath(), label: shop.t('subscribe.back') },
    policy: { leadsTo: gatewayOrigins(methods.gateways.map(({ code }) => code)) } satisfies PagePolicy,
    shown: { ...(await shownSubscriptionKey(shop, user, prepared)), revision: prepared.revision },
    view: reviewView(shop, prepared),
    methods: paymentMethodsView(shop, methods, amounts.total),
    failed,
  }
}

export const action = formAction(answerForm)

export default function ReviewSubscription() {
  const data = useLoaderData<typeof loader>()
  const t = useT()
  const list = { href: manageSubscriptionPath(), label: t('subscribe.list') }
  switch (data.kind) {
    case 'pending': {
      const { id, item, gateway, href, isLost } = data
      const act = { action: reviewSubscriptionPath(), name: 'subscription', id, intent: 'cancel' }
      return (
        <WaitingPayment
          {...data}
          instead={(href || isLost) && <PaymentAct {...act} label={t(isLost ? 'subscribe.again' : 'pay.cancel')} />}
          here={reviewSubscriptionPath(id)}
          more={list}
        >
          <p>{isLost ? t('subscribe.lost') : t('subscribe.waitingText', { item })}</p>
          {gateway && <p className="quiet">{t('subscribe.waitingHint')}</p>}
        </WaitingPayment>
      )
    }
    case 'unseen':
    case 'failed':
      return <UnansweredPayment {...data} more={list} />
    case 'unknown':
      return <Checking {...data} list={list} />
    case 'review':
      return <SubscriptionReview {...data} />
  }
}

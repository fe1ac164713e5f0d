import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import timesStyles from '~/features/checkout/times.css?inline'
import { loadWays } from '~/features/checkout/ways.server'
import { waysToGateways } from '~/features/payments/hand-off.server'
import paymentStyles from '~/features/payments/payments.css?inline'
import { waysView } from '~/features/payments/ways-view.server'
import { requireSubscriber } from '~/features/subscriptions/own-subscription.server'
import { shownKey } from '~/features/subscriptions/making-job.server'
import { outcomeOf } from '~/features/subscriptions/outcome.server'
import { loadPrepared } from '~/features/subscriptions/prepared.server'
import makingStyles from '~/features/subscriptions/making.css?inline'
import { openShop } from '~/http/shop/open-shop.server'
import { subscriptionCartPath } from '~/paths'
import type { PagePolicy, ScreenHandle } from '~/styles/screen-styles'
import { answerForm } from './actions.server'
import { reviewView } from './review-view.server'
import { SubscriptionReview } from './subscription-review'
import { WaitingSubscription } from './waiting-subscription'

export const handle: ScreenHandle = {
  styles: [checkoutStyles, timesStyles, paymentStyles, makingStyles],
  isCheckout: true,
  // The form leads to a gateway.
  policy: (data) => (data as { policy: PagePolicy }).policy,
}

/** What stops an action is told within the shop's frame. */
export { ErrorScreen as ErrorBoundary } from '~/shell/error-screen'

/** Seconds between two looks at a payment that is waited for. */
const refreshSeconds = 10

/**
 * The subscription before it is paid, and where gateways lead back to (rules 17.4). Anything that cannot be had as it was chosen leads
 * back to choosing; one that waits for its payment is shown as such.
 */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const user = await requireSubscriber(shop)
  const outcome = await outcomeOf(shop, user)
  if (outcome && !('kind' in outcome)) return outcome
  if (outcome?.kind === 'waiting')
    return { kind: 'waiting' as const, title: shop.t('pay.pending'), policy: {}, refreshSeconds, waiting: outcome }
  const prepared = await loadPrepared(shop)
  if ('problem' in prepared) {
    if (outcome || prepared.problem) shop.reply.toast('error', prepared.problem || shop.t('pay.failed'))
    return shop.redirect(subscriptionCartPath())
  }
  const ways = await loadWays(shop, prepared.store)
  const { amounts } = prepared
  return {
    kind: 'review' as const,
    title: shop.t('subscribe.review'),
    policy: { leadsTo: waysToGateways(ways.gateways.map(({ code }) => code)) } satisfies PagePolicy,
    shown: { ...(await shownKey(shop, user, prepared)), quote: prepared.quote },
    view: reviewView(shop, prepared),
    ways: waysView(shop, ways, amounts.total),
    failed: outcome,
  }
}

export async function action(args: ActionFunctionArgs) {
  const shop = await openShop(args)
  return answerForm(shop, await shop.form())
}

export default function ReviewSubscription() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'waiting' ? <WaitingSubscription {...data} /> : <SubscriptionReview {...data} />
}

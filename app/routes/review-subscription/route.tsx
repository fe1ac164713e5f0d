import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { lineTotal } from '~/domain/cart'
import { formatMoney } from '~/domain/money'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import timesStyles from '~/features/checkout/times.css?inline'
import { loadWays } from '~/features/checkout/ways.server'
import { waysToGateways } from '~/features/payments/hand-off.server'
import paymentStyles from '~/features/payments/payments.css?inline'
import { waysView } from '~/features/payments/ways-view.server'
import { frequencyText } from '~/features/subscriptions/plan-words'
import { requireSubscriber } from '~/features/subscriptions/own-subscription.server'
import { prepareKey } from '~/features/subscribe/job.server'
import { outcomeOf } from '~/features/subscribe/outcome.server'
import { lastingText, slotText } from '~/features/subscribe/plan.server'
import { loadPrepared, type Prepared } from '~/features/subscribe/prepared.server'
import { storedSubscription } from '~/features/subscribe/stored.server'
import subscribeStyles from '~/features/subscribe/subscribe.css?inline'
import { openShop } from '~/http/open-shop.server'
import type { Shop } from '~/http/shop.server'
import { dayText } from '~/i18n/clock-text'
import { storePath, subscriptionCartPath } from '~/paths'
import type { PagePolicy, ScreenHandle } from '~/styles/screen-styles'
import { answerForm } from './actions.server'
import { SubscriptionReview } from './subscription-review'
import { WaitingPayment } from './waiting-payment'

export const handle: ScreenHandle = {
  styles: [checkoutStyles, timesStyles, paymentStyles, subscribeStyles],
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
    attempt: await prepareKey(shop, user, prepared),
    quote: prepared.quote,
    view: viewOf(shop, prepared),
    ways: waysView(shop, ways, amounts.total),
    failed: outcome,
  }
}

/** The subscription as it is shown, in words. */
function viewOf(shop: Shop, prepared: Prepared) {
  const { line, store, plan, schedule, address, amounts, coupon, period, state } = prepared
  const { currency } = shop.settings
  return {
    name: line.name,
    diet: line.diet,
    choices: line.choiceNames,
    quantity: line.quantity,
    lineTotal: formatMoney(lineTotal(line), currency),
    storeName: store.name,
    frequency: frequencyText(plan, shop.t, shop.locale),
    lasting: lastingText(shop, plan),
    time: slotText(shop, schedule, plan.slot),
    deliveries: prepared.deliveries.map((date) => dayText(date, shop.locale)),
    goesOn: plan.end === '' || prepared.period.deliveries > prepared.deliveries.length,
    address,
    amounts,
    total: formatMoney(amounts.total, currency),
    currency,
    taxLabel: prepared.taxLabel,
    period: { ...period, amount: formatMoney(period.amount, currency) },
    offer: {
      applied: coupon && {
        code: coupon.code,
        isAutomatic: false,
        isFreeItem: coupon.kind === 'free-item',
        saves: formatMoney(coupon.discount, currency),
        returns: '',
      },
      wanted: prepared.lostOffer ? { code: prepared.lostOffer, why: 'changed' as const, missing: '' } : null,
      typed: '',
      offersPath: '',
      storePath: storePath(store.slug),
    },
    stored: storedSubscription(state, line),
  }
}

export type SubscriptionView = ReturnType<typeof viewOf>

export async function action(args: ActionFunctionArgs) {
  const shop = await openShop(args)
  return answerForm(shop, await shop.form())
}

export default function ReviewSubscription() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'waiting' ? <WaitingPayment {...data} /> : <SubscriptionReview {...data} />
}

import type { User } from '~/domain/account/user'
import { lineTotal } from '~/domain/cart/cart'
import { hasAmount, type Money } from '~/domain/money/money'
import { paymentOf, type Choice } from '~/domain/payments/payment-choice'
import type { NewSubscription, Subscription } from '~/domain/subscriptions/subscription'
import { shownFor } from '~/features/account/customer'
import { changeSince } from '~/features/checkout/checkout.server'
import { madePayment, trySaveGatewayRedirect, type MadePayment } from '~/features/payments/gateway-redirect.server'
import { paymentMethodsAt, paymentProblem, readPayer } from '~/features/payments/payment-methods.server'
import { beforeText, submittedKey } from '~/features/payments/place-order-form'
import { failedOrLost, refused, type Operation, type Refusal } from '~/features/submit-once/submit-once.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { reviewSubscriptionPath } from '~/paths'
import { isRefusal } from '~/vendor-api/errors'
import { loadPrepared, offerProblem, subscriptionKey, type Prepared } from './prepared.server'

/** The features by which a subscription is recognised at the vendor. */
export type SubscriptionFeatures = { storeId: string; itemId: string; quantity: number; total: Money; start: string }

/** Making the subscription as its review showed it, paid as chosen there. */
export function subscriptionOperation(
  shop: Shop,
  user: User,
  { key, revision, choice }: { key: string; revision: string; choice: Choice },
): Operation<SubscriptionFeatures, MadePayment> {
  return {
    kind: 'subscription',
    async prepare() {
      const prepared = await loadPrepared(shop)
      if ('problem' in prepared) return refused(prepared.problem || shop.t('review.changed'), true)
      const change = changeSince(shop, revision, { revision: prepared.revision, lines: [prepared.line] })
      if (change) return refused(change, true)
      if (subscriptionKey(prepared, user) !== key) return refused(shop.t('review.changed'), true)
      const fingerprint = subscriptionFeaturesOf(prepared)
      // The list has no times, so a new one whose answer was lost could not be told from earlier ones.
      const similar = await likeSubscriptions(shop, user, fingerprint)
      if (!similar) return refused(shop.t('subscribe.cannotNow'))
      return {
        kind: 'ready',
        fingerprint,
        matches: similar,
        baseline: submittedKey(prepared.state.lastSubmit, key),
        check: () => firstProblem(shop, user, prepared, choice),
        send: () => createSubscription(shop, newSubscription(shop, user, prepared, choice)),
        keep: (id, made) => trySaveGatewayRedirect(shop, user, `subscription-${id}`, made),
      }
    },
    candidates: (features) => likeSubscriptions(shop, user, features),
  }
}

/**
 * The key of the review, with the time and the similar existing subscriptions, so that a later one can be told from
 * them, and the customer. The form carries them, so nothing is stored before it is sent.
 */
export async function shownSubscriptionKey(shop: Shop, user: User, prepared: Prepared) {
  return {
    idempotencyKey: subscriptionKey(prepared, user),
    before: beforeText(await likeSubscriptions(shop, user, subscriptionFeaturesOf(prepared))),
    [shownFor]: user.id,
  }
}

const subscriptionFeaturesOf = ({ store, line, amounts, plan }: Prepared): SubscriptionFeatures => ({
  storeId: store.id,
  itemId: line.itemId,
  quantity: line.quantity,
  total: amounts.total,
  start: plan.start,
})

/** The customer's latest subscriptions with these features; null if they cannot be read. */
export async function likeSubscriptions(shop: Shop, user: User, features: SubscriptionFeatures) {
  const listed = await orNull(shop.vendor.subscriptions.list(user.id))
  const isLike = ({ storeId, itemId, quantity, total, start }: Subscription) =>
    storeId === features.storeId &&
    itemId === features.itemId &&
    quantity === features.quantity &&
    start === features.start &&
    hasAmount(total, features.total)
  return listed && listed.rows.filter(isLike).map(({ id }) => ({ id, madeAt: null }))
}

/** The first problem found by the checks of an order (flows 8), made for the first delivery; null if there is none. */
async function firstProblem(shop: Shop, user: User, prepared: Prepared, choice: Choice): Promise<Refusal | null> {
  const { store, line, address, amounts, plan, deliveries } = prepared
  const { stores } = shop.vendor
  const payer = await readPayer(shop, { needsWallet: choice.usesWallet })
  const problem = paymentProblem(shop, paymentMethodsAt(shop, store, payer), choice, amounts.total)
  if (problem) return refused(problem)
  const first = { storeId: store.id, mode: 'delivery', date: deliveries[0] ?? plan.start, time: plan.slot } as const
  if (!(await stores.isTakingOrders(first))) return refused(shop.t('store.off'))
  if (!(await stores.isInReach(store.id, address))) return refused(shop.t('review.outOfReach'))
  const menu = await stores.checkMenu({ storeId: store.id, lines: [line] })
  if (!menu.ok) {
    // The review is shown again only if the menu says what changed; otherwise it would look the same.
    const isShownAgain = 'problem' in (await loadPrepared(shop))
    return refused(menu.message || shop.t('review.fewUnavailable'), isShownAgain)
  }
  const offer = await offerProblem(shop, user, prepared)
  return offer ? refused(offer, true) : null
}

async function createSubscription(shop: Shop, subscription: NewSubscription) {
  try {
    const { id, gatewayRedirect } = await shop.vendor.subscribe.create(subscription)
    return { kind: 'placed' as const, id, made: madePayment(subscription.payment, gatewayRedirect) }
  } catch (error) {
    if (isRefusal(error)) return refused(error.vendorMessage || shop.t('error.generic'))
    return failedOrLost(error)
  }
}

function newSubscription(shop: Shop, user: User, prepared: Prepared, choice: Choice): NewSubscription {
  const { store, line, address, amounts, plan, coupon } = prepared
  const { itemId, choiceIds, quantity } = line
  return {
    userId: user.id,
    storeId: store.id,
    addressId: address.id,
    line: { itemId, choiceIds, quantity, lineTotal: lineTotal(line, shop.settings.currency) },
    plan,
    amounts,
    payment: paymentOf(choice, amounts.total),
    returnUrl: shop.origin + reviewSubscriptionPath(),
    coupon,
  }
}

import { customerOf, type User } from '~/domain/account/user'
import { isPaymentUnknown } from '~/domain/orders/order-payment'
import { isReturn } from '~/domain/payments/gateways'
import { readReturn, type PaymentFailure } from '~/domain/payments/payment-state'
import type { Submitted } from '~/features/checkout/placed-order.server'
import { leadToGateway, sameGatewayRedirect, type MadePayment } from '~/features/payments/gateway-redirect.server'
import { unpaidView, unseenPage, type UnpaidView } from '~/features/payments/payment-states'
import { submissionStatus, type SubmissionStatus } from '~/features/submit-once/submit-once.server'
import { idAfter } from '~/http/device/device-cookies.server'
import { existing, orNull, orUnanswered } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { manageSubscriptionPath, reviewSubscriptionPath, subscriptionStatusPath } from '~/paths'
import { stateHash } from './prepared.server'
import { likeSubscriptions, type SubscriptionFeatures } from './subscription-operation.server'

/** The result of making a subscription: its id, '' if the vendor does not name it, and the key it was made under. */
type Made = { id: string; key: string }

/** Subscriptions have their own lock, so that an order does not wait for them. */
export const submitterOf = (shop: Shop, user: User) => `subscription:${customerOf(shop, user)}`

/**
 * The result of the subscription that the customer returns to or asks about. The vendor's state of it counts, not the
 * address, and nothing is cleared before the vendor says that it is paid (rules 11.12 and 17.4). Null if none was made
 * yet; a response if another page shows it. Another customer's subscription is a 404.
 *
 * `pending`: it waits for its payment. `failed`: its payment failed; the draft is kept. `unseen`: the vendor cannot tell
 * now the state of one that the customer paid or was sent to pay. Others: it was not made, or this is not known yet.
 */
export async function outcomeOf(shop: Shop, user: User) {
  const query = shop.url.searchParams
  const { orderId, failure } = readReturn(query, 'subscription')
  const namedId = existing(orderId, 'noSubscription')
  const submission = await ownStatus(shop, user)
  const own = submission?.kind === 'placed' ? submission : null
  if (own?.id === '') return leadToMade(shop, own)
  const id = namedId || own?.id || ''
  if (!id) {
    // A return to another browser, or after signing out, finds no draft; the list shows what became of the payment.
    if (isReturn(query) && !shop.drafts.subscription) return shop.redirect(manageSubscriptionPath())
    return own ? null : submission
  }
  const found = await orUnanswered(shop.vendor.subscriptions.details(user.id, id))
  if (found === 'unanswered' || (found && isPaymentUnknown(found))) return unseenPage(shop, reviewSubscriptionPath(id))
  const detail = existing(found, 'noSubscription')
  const made = own?.id === id ? own : null
  const { status } = detail
  if (status !== 'payment-pending' && status !== 'payment-failed')
    return made ? leadToMade(shop, made) : shop.redirect(subscriptionStatusPath(id))
  const unpaid = await unpaidView(shop, user, `subscription-${id}`, { status, isOurs: made !== null, failure })
  if (unpaid.kind === 'failed') return failedPayment(shop, made, { isNamed: namedId !== '', failure, ...unpaid })
  return { ...unpaid, id: detail.id, item: detail.itemName, refreshSeconds: 10 }
}

/** `isNamed`: the address names the subscription. */
type Failed = UnpaidView<'failed'> & { isNamed: boolean; failure: PaymentFailure | null }

/** The failed payment for the review, where the draft may be sent again; without a draft, the redirect to the list. */
async function failedPayment(shop: Shop, made: Made | null, { isNamed, failure, reason, isCancelled }: Failed) {
  if (made) await renewDraft(shop, made)
  if (!shop.drafts.subscription)
    return shop.redirect(manageSubscriptionPath(), isCancelled ? 'info' : 'error', reason || shop.t('pay.failed'))
  // The renewed draft does not lead to the failed subscription; an address with its id says the same after a reload.
  if (made && !isNamed)
    return shop.redirect(reviewSubscriptionPath(made.id, isCancelled ? 'cancelled' : (failure ?? undefined)))
  return { kind: 'failed' as const, reason, isCancelled }
}

/** The result of this browser's subscription; null if there is none or it cannot be read: making one checks again. */
async function ownStatus(shop: Shop, user: User): Promise<SubmissionStatus | null> {
  const subject = shop.drafts.subscription?.id
  if (!subject) return null
  const findSimilar = (features: SubscriptionFeatures) => likeSubscriptions(shop, user, features)
  return submissionStatus({ customer: submitterOf(shop, user), subject }, findSimilar).catch((error: unknown) => {
    if (error instanceof Response) throw error
    return null
  })
}

/** The redirect after a submit: by payment if it made this subscription, else by the vendor's state (rules 11.20). */
export async function nextStep(
  shop: Shop,
  user: User,
  { made: placed, ...made }: Made & { made?: MadePayment },
  { key, choice }: Submitted,
) {
  if (made.id === '' || (placed && !placed.isOnline)) return leadToMade(shop, made)
  const target = `subscription-${made.id}` as const
  if (placed) {
    const { gatewayRedirect } = placed
    if (gatewayRedirect) return leadToGateway(shop, target, { gatewayRedirect })
    return shop.redirect(reviewSubscriptionPath(made.id), 'error', shop.t('pay.refused'))
  }
  const detail = key === made.key ? await orNull(shop.vendor.subscriptions.details(user.id, made.id)) : null
  const savedRedirect = detail?.status === 'payment-pending' && (await sameGatewayRedirect(shop, user, target, choice))
  return savedRedirect ? leadToGateway(shop, target, savedRedirect) : shop.redirect(reviewSubscriptionPath(made.id))
}

/** The redirect to a subscription that was made. Its draft is deleted; if it was changed since, it becomes another. */
async function leadToMade(shop: Shop, made: Made) {
  const state = shop.drafts.subscription
  const [id, print] = made.key.split('.')
  if (state && state.id === id) {
    const wasChanged = stateHash(state) !== print
    if (wasChanged) await renewDraft(shop, made)
    else await shop.drafts.forgetSubscription()
    shop.reply.toast('success', shop.t(wasChanged ? 'subscribe.madeBefore' : 'subscribe.made'))
  }
  return shop.redirect(made.id ? subscriptionStatusPath(made.id) : manageSubscriptionPath())
}

/** Lets a failed subscription be tried again, as the same new one in every tab. */
async function renewDraft(shop: Shop, made: Made) {
  const { subscription } = shop.drafts
  if (subscription) await shop.drafts.renewSubscription(idAfter(subscription.id, made.id))
}

import type { Choice } from '~/domain/payments/payment-choice'
import { customerOf, type User } from '~/domain/account/user'
import { submitOnce } from '~/features/submit-once/submit-once.server'
import { submitFailure, submitTimes } from '~/features/submit-once/submission-log.server'
import {
  partsOf,
  redirectByOrderState,
  leadToOrder,
  rememberPayment,
  type PlacedOrder,
  type Submitted,
} from '~/features/checkout/placed-order.server'
import { saveShown } from '~/features/checkout/shown-bill.server'
import {
  checkedGatewayRedirect,
  leadToGateway,
  orderTarget,
  type MadePayment,
} from '~/features/payments/gateway-redirect.server'
import { formAnswer, parseFields, refusedForm } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { paymentPath, reviewPath } from '~/paths'
import { orderOperation } from './order-operation.server'
import { PlaceOrder, submittedKey } from '~/features/payments/place-schema'

/**
 * Place Order. A double click, a reload, Back, parallel submits and other tabs carry the same key and end on the same
 * order, and on the same page of its gateway; the vendor is asked once.
 */
export async function placeOrder(shop: Shop, form: URLSearchParams) {
  shop.connection.setDeadline(submitTimes.deadline)
  const user = await shop.requireUser()
  const submission = parseFields(form, PlaceOrder)
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  const { idempotencyKey: key, before, revision, method, wallet, balance } = submission.value
  const choice: Choice = { method, usesWallet: wallet === 'on', balance }
  const lastSubmit = submittedKey(shop.drafts.checkout.lastSubmit, key, before)
  shop.device.savePlace({ usesWallet: choice.usesWallet, ...(method && { method }) })
  await shop.drafts.saveCheckout({ lastSubmit })
  await saveShown(shop, form)
  if (!method && !choice.usesWallet)
    return formAnswer(submission.reply({ fieldErrors: { method: ['payment.choose'] } }), 400)
  await shop.limit('placing', user.id)
  const submit = { customer: customerOf(shop, user), subject: partsOf(key).cartId, key }
  try {
    const outcome = await submitOnce(submit, orderOperation(shop, user, { key, revision, choice }))
    if (outcome.kind === 'placed') return await redirectAfterOrder(shop, user, outcome, { key, method })
    // The payment page looks for the order, and says so.
    if (outcome.kind === 'unknown') return shop.redirect(paymentPath())
    if (!outcome.review) return refusedForm(submission, outcome.message || shop.t('error.generic'), 422)
    return shop.redirect(reviewPath(), 'error', outcome.message)
  } catch (error) {
    return refusedForm(submission, ...submitFailure(shop.t, error, shop.t('payment.cannotNow')))
  }
}

/** The redirect after an order: for one that this submit placed, by its payment method; for any other, by its current state. */
async function redirectAfterOrder(
  shop: Shop,
  user: User,
  placedOrder: PlacedOrder & { made?: MadePayment },
  submitted: Submitted,
) {
  const payment = placedOrder.made
  if (!payment) return redirectByOrderState(shop, user, placedOrder, submitted)
  if (!payment.isOnline) return leadToOrder(shop, placedOrder)
  const gatewayRedirect =
    payment.gatewayRedirect && checkedGatewayRedirect(shop, payment.gateway, payment.gatewayRedirect)
  if (gatewayRedirect) {
    await rememberPayment(shop, placedOrder)
    return leadToGateway(shop, orderTarget(placedOrder.id), { gatewayRedirect })
  }
  // The redirect still leads on if nothing was left to pay.
  shop.reply.toast('error', shop.t('pay.refused'))
  return redirectByOrderState(shop, user, placedOrder, submitted)
}

import { customerOf, type User } from '~/domain/account/user'
import { lineTotal } from '~/domain/cart/cart'
import { hasChanges } from '~/domain/cart/pricing'
import type { NewOrder } from '~/domain/orders/order'
import { paymentOf, type Choice } from '~/domain/payments/payment-choice'
import {
  blockerText,
  changeSince,
  extrasHash,
  linesChangedText,
  loadCheckout,
  type Checkout,
} from '~/features/checkout/checkout.server'
import { couponProblem } from '~/features/checkout/coupon.server'
import { forgetDeliveryQuote } from '~/features/checkout/delivery-quote.server'
import {
  idempotencyKey,
  leadToOrder,
  likeOrders,
  orderFeaturesOf,
  partsOf,
  redirectByOrderState,
  rememberPayment,
  type OrderFeatures,
  type PlacedOrder,
  type Submitted,
} from '~/features/checkout/placed-order.server'
import { saveShown } from '~/features/checkout/shown-bill.server'
import {
  checkedGatewayRedirect,
  leadToGateway,
  madePayment,
  trySaveGatewayRedirect,
  type MadePayment,
} from '~/features/payments/gateway-redirect.server'
import { paymentMethodsAt, paymentProblem, readPayer, type Payer } from '~/features/payments/payment-methods.server'
import { PlaceOrder, submittedKey } from '~/features/payments/place-order-form'
import { submitFailure, submitTimes } from '~/features/submit-once/submission-log.server'
import {
  failedOrLost,
  refused,
  submitOnce,
  type Operation,
  type Refusal,
} from '~/features/submit-once/submit-once.server'
import { formAnswer, parseFields, refusedForm } from '~/http/forms/form.server'
import { early, orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { paymentPath, reviewPath } from '~/paths'
import { isRefusal } from '~/vendor-api/errors'
import { menuProblem, menuProblemNow } from './menu-check.server'

/**
 * Place Order. A double click, a reload, Back, parallel submits and other tabs carry the same key and end on the same
 * order, and on the same page of its gateway; the vendor is asked once.
 */
export async function placeOrder(shop: Shop, form: URLSearchParams) {
  shop.connection.setDeadline(submitTimes.deadline)
  const user = await shop.requireUser()
  const submission = parseFields(form, PlaceOrder)
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  const { idempotencyKey: key, before, revision, extras, method, wallet, balance } = submission.value
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
    const outcome = await submitOnce(submit, orderOperation(shop, user, { key, revision, extras, choice }))
    if (outcome.kind === 'placed') return await redirectAfterOrder(shop, user, outcome, { key, choice })
    // The payment page looks for the order, and says so.
    if (outcome.kind === 'unknown') return shop.redirect(paymentPath())
    if (!outcome.review) return refusedForm(submission, outcome.message, 422)
    return shop.redirect(reviewPath(), 'error', outcome.message)
  } catch (error) {
    return refusedForm(submission, ...submitFailure(shop.t, error, shop.t('payment.cannotNow')))
  }
}

/** The redirect after an order: for one that this submit placed, by its payment; for any other, by its state. */
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
    return leadToGateway(shop, `order-${placedOrder.id}`, { gatewayRedirect })
  }
  // The redirect still leads on if nothing was left to pay.
  shop.reply.toast('error', shop.t('pay.refused'))
  return redirectByOrderState(shop, user, placedOrder, submitted)
}

type SubmittedForm = { key: string; revision: string; extras?: string; choice: Choice }

/** The operation that orders the current cart as the payment page showed it, paid as chosen there. */
export function orderOperation(
  shop: Shop,
  user: User,
  { choice, ...shown }: SubmittedForm,
): Operation<OrderFeatures, MadePayment> {
  return {
    kind: 'order',
    async prepare() {
      // Requested in parallel with the checkout, which does not need them.
      const payer = early(readPayer(shop, { needsWallet: choice.usesWallet }))
      const ongoing = early(shop.vendor.orders.ongoing())
      const checkout = await loadCheckout(shop)
      if (!checkout.store) return refused(blockerText(shop, checkout.blocker), true)
      if (checkout.blocker) return refused(blockerText(shop, checkout.blocker), true)
      const change = changeOf(shop, user, checkout, shown)
      if (change) return refused(change, true)
      const fingerprint = orderFeaturesOf(checkout)
      const matches = await likeOrders(shop, fingerprint, { past: false, ongoing })
      return {
        kind: 'ready',
        fingerprint,
        matches,
        baseline: submittedKey(shop.drafts.checkout.lastSubmit, shown.key),
        check: () => firstProblem(shop, user, checkout, choice, payer),
        send: () => sendOrder(shop, checkout, newOrder(shop, user, checkout, choice)),
        keep: (id, made) => trySaveGatewayRedirect(shop, user, `order-${id}`, made),
      }
    },
    candidates: (features, options) => likeOrders(shop, features, options),
  }
}

function changeOf(shop: Shop, user: User, checkout: Checkout, shown: Omit<SubmittedForm, 'choice'>): string | null {
  if (hasChanges(checkout.lines)) return linesChangedText(shop, checkout.lines)
  if (checkout.lacksAddress) return shop.t('review.chooseAddress')
  const change = changeSince(shop, shown.revision, checkout)
  const isSame =
    idempotencyKey(shop, user, checkout) === shown.key &&
    (shown.extras === undefined || shown.extras === extrasHash(shop, checkout))
  return change ?? (isSame ? null : shop.t('review.changed'))
}

/** The checks before placing, stopping at the first that fails. */
async function firstProblem(shop: Shop, user: User, checkout: Checkout, choice: Choice, payer: Promise<Payer>) {
  const { store, mode, address, amounts } = checkout
  const [date = '', time = ''] = checkout.time.start.split(' ')
  const { stores } = shop.vendor
  const problem = paymentProblem(shop, paymentMethodsAt(shop, store, await payer), choice, amounts.total)
  if (problem) return refused(problem)
  if (!(await stores.isTakingOrders({ storeId: store.id, mode, date, time }))) return refused(shop.t('store.off'))
  if (address && !(await stores.isInReach(store.id, address))) return refused(shop.t('review.outOfReach'))
  const inMenu = await menuProblem(shop, checkout)
  if (inMenu) return inMenu
  const offerProblem = await couponProblem(shop, user, checkout)
  return offerProblem ? refused(offerProblem, true) : null
}

async function sendOrder(shop: Shop, checkout: Checkout, order: NewOrder) {
  try {
    const { orderId, gatewayRedirect } = await shop.vendor.orders.place(order)
    return { kind: 'placed' as const, id: orderId ?? '', made: madePayment(order.payment, gatewayRedirect) }
  } catch (error) {
    if (isRefusal(error)) {
      await forgetDeliveryQuote(shop)
      return whyRefused(shop, checkout, error.vendorMessage)
    }
    return failedOrLost(error)
  }
}

/** The reason for a refused order. If the vendor names no item, the menu and the vendor's check are asked for it. */
async function whyRefused(shop: Shop, checkout: Checkout, vendorMessage: string): Promise<Refusal> {
  const menuRefusal = (await menuProblemNow(shop, vendorMessage)) ?? (await orNull(menuProblem(shop, checkout)))
  // The vendor says this sentence too, in the language of the page, and names no item.
  const hint = vendorMessage === shop.t('review.fewUnavailable') ? ` ${shop.t('review.unnamed')}` : ''
  return menuRefusal ?? refused(vendorMessage ? vendorMessage + hint : shop.t('error.generic'))
}

function newOrder(shop: Shop, user: User, checkout: Checkout, choice: Choice): NewOrder {
  const { store, lines, mode, address, amounts, extras, time, coupon, deliveryQuote } = checkout
  const { notes } = shop.drafts.checkout
  return {
    userId: user.id,
    storeId: store.id,
    mode,
    addressId: address?.id ?? '',
    slotStart: time.start,
    lines: lines.map((line) => {
      const { itemId, choiceIds, quantity } = line
      return { itemId, choiceIds, quantity, lineTotal: lineTotal(line, shop.settings.currency) }
    }),
    amounts,
    payment: paymentOf(choice, amounts.total),
    returnUrl: shop.origin + paymentPath(),
    coupon,
    deliveryQuote,
    notes,
    contactless: extras.isContactless,
    pictures: extras.pictures.map(({ id }) => id),
  }
}

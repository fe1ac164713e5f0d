import { asksForLater } from '~/domain/checkout/slots'
import { lineKey } from '~/domain/cart/cart'
import { acceptPrices, hasChanges, withoutUnavailable } from '~/domain/cart/pricing'
import { loadCart } from '~/features/cart/cart.server'
import { changeSince, showsOffer, loadCheckout, blockerText } from '~/features/checkout/checkout.server'
import { isCartOf } from '~/features/checkout/placed-order.server'
import { acceptBill, saveShown } from '~/features/checkout/shown-bill.server'
import { failureText, parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { isUpload } from '~/http/forms/upload.server'
import { orderTimePath, paymentPath, reviewPath } from '~/paths'
import {
  reviewAnswer,
  chooseMode,
  dropPicture,
  isOfOther,
  saveExtras,
  saveNotes,
  saveTip,
  uploadPictures,
  applyBest,
  applyOffer,
  handleEnter,
  removeOffer,
} from './extras.server'
import { Proceed } from './review-view.server'

/** The action of the review, by the pressed button. */
export async function answerForm(shop: Shop, request: Request) {
  if (isUpload(request)) return uploadPictures(shop, request)
  const form = await shop.form()
  if (form.get('intent') === 'keep-notes') return saveNotes(shop, form)
  if (shop.user && isOfOther(shop, form)) return backToReview(shop, shop.t('account.changed'))
  const removed = form.get('removePicture')
  if (removed) return dropPicture(shop, form, removed)
  if (form.has('mode')) return chooseMode(shop, form)
  if (form.has('without')) return goOnWithout(shop, form)
  if (form.has('offer')) return applyBest(shop, form)
  switch (form.get('intent')) {
    case 'accept':
      return acceptAndStay(shop, form)
    case 'tip':
      return saveTip(shop, form)
    case 'enter':
      return handleEnter(shop, form)
    case 'apply-offer':
      return applyOffer(shop, form)
    case 'remove-offer':
      return removeOffer(shop, form)
    case 'place':
      return placeAtOnce(shop, form)
    default:
      return proceedToPay(shop, form)
  }
}

/**
 * Proceed To Pay: refused if blocked, changed since it was shown, or without an address. The shown prices are now
 * accepted.
 */
export async function proceedToPay(shop: Shop, form: URLSearchParams) {
  const { refusal, tipChanged } = await saveExtras(shop, form)
  if (refusal) return refusal
  const submission = parseFields(form, Proceed)
  if (submission.status !== 'success') return reviewAnswer({ result: submission.reply() }, 400)
  const { revision } = submission.value
  await shop.requireUser()
  if (form.get('picture')) return shop.redirect(reviewPath())
  if (tipChanged) return backToReview(shop, shop.t('tip.changed'))
  await saveShown(shop, form)
  try {
    // The vendor's automatic offer counts if it was shown, even if that page could not store it.
    const checkout = await loadCheckout(shop, { opens: showsOffer(revision), asksReach: true })
    if (!checkout.store) return backToReview(shop, blockerText(shop, checkout.blocker))
    // While the store is closed, the customer is first asked whether the order may be for later.
    if (checkout.blocker?.kind === 'no-time')
      return shop.redirect(orderTimePath({ asks: asksForLater(checkout.blocker.why) ? 'later' : 'time' }))
    if (checkout.blocker) return backToReview(shop, blockerText(shop, checkout.blocker))
    const change = changeSince(shop, revision, checkout)
    if (change) return backToReview(shop, change)
    if (checkout.mode === 'delivery' && !checkout.address)
      return reviewAnswer({ result: submission.reply({ fieldErrors: { address: ['review.chooseAddress'] } }) }, 422)
    shop.device.saveCart(acceptPrices(shop.cart, checkout.lines))
    await acceptBill(shop, checkout)
    return shop.redirect(paymentPath())
  } catch (error) {
    return reviewAnswer({ result: submission.reply({ formErrors: [failureText(error, shop.t)] }) }, 502)
  }
}

/** Place Order with the last payment method: saves the input and goes on at the payment page, unless it is ordered. */
export async function placeAtOnce(shop: Shop, form: URLSearchParams) {
  if (isCartOf(shop, form.get('idempotencyKey') ?? '')) {
    const { refusal, tipChanged } = await saveExtras(shop, form)
    if (refusal) return refusal
    if (form.get('picture')) return shop.redirect(reviewPath())
    if (tipChanged) return backToReview(shop, shop.t('tip.changed'))
  }
  return shop.reply.redirect(paymentPath(), 307)
}

/**
 * A guest who accepts the changes stays on the review, which shows any they have not seen, and signs in next (rules
 * 11.17).
 */
export async function acceptAndStay(shop: Shop, form: URLSearchParams) {
  try {
    const checkout = await loadCheckout(shop)
    if (checkout.store && form.get('revision') === checkout.revision) {
      shop.device.saveCart(acceptPrices(shop.cart, checkout.lines))
      await acceptBill(shop, checkout)
    }
    return shop.redirect(reviewPath())
  } catch (error) {
    return backToReview(shop, failureText(error, shop.t))
  }
}

/**
 * Removes the unavailable lines that the page named and goes on to pay the new total (rules 11.7), if nothing else is
 * wrong.
 */
export async function goOnWithout(shop: Shop, form: URLSearchParams) {
  const { refusal } = await saveExtras(shop, form)
  if (refusal) return refusal
  await shop.requireUser()
  const namedKeys = new Set((form.get('without') ?? '').split(' '))
  try {
    const { lines } = await loadCart(shop, { fresh: true })
    const namedLines = lines.filter((line) => namedKeys.has(lineKey(line)))
    shop.device.saveCart(withoutUnavailable(shop.cart, namedLines))
    const checkout = await loadCheckout(shop, { asksReach: true })
    const isReady = checkout.store && !checkout.blocker && (checkout.mode === 'pickup' || checkout.address)
    if (isReady && hasChanges(checkout.lines)) return backToReview(shop, shop.t('review.changed'))
    // The payment page shows the new total next.
    if (isReady) await acceptBill(shop, checkout)
    return shop.redirect(isReady ? paymentPath() : reviewPath(), 'success', shop.t('cart.unavailableRemoved'))
  } catch (error) {
    return backToReview(shop, failureText(error, shop.t))
  }
}

const backToReview = (shop: Shop, message: string) => shop.redirect(reviewPath(), 'error', message)

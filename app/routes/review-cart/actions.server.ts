import { lineKey } from '~/domain/cart/cart'
import { acceptPrices, hasChanges } from '~/domain/cart/pricing'
import { asksForLater } from '~/domain/checkout/slots'
import { loadCart, removeUnavailable } from '~/features/cart/cart.server'
import { blockerText, changeSince, loadCheckout, showsOffer } from '~/features/checkout/checkout.server'
import { isCartOf } from '~/features/checkout/placed-order.server'
import { acceptBill, saveShown } from '~/features/checkout/shown-bill.server'
import { switchMode } from '~/features/checkout/switch-mode.server'
import { failureText, parseFields } from '~/http/forms/form.server'
import { isUpload } from '~/http/forms/upload.server'
import type { Shop } from '~/http/shop/shop.server'
import { orderTimePath, paymentPath, reviewPath } from '~/paths'
import {
  applyBest,
  applyOffer,
  dropPicture,
  isOfOther,
  removeOffer,
  reviewAnswer,
  reviewAsTyped,
  saveExtras,
  saveInBackground,
  uploadPictures,
} from './extras.server'
import { notesId, Proceed, tipId } from './review-view.server'

/** The action of the review, by the pressed button. */
export async function answerForm(shop: Shop, request: Request) {
  return isUpload(request) ? uploadPictures(shop, request) : answerFields(shop, await shop.form())
}

/** The same for a form without files. Whichever button was pressed, everything typed is saved first. */
export async function answerFields(shop: Shop, form: URLSearchParams) {
  const intent = form.get('intent')
  if (intent === 'keep') return saveInBackground(shop, form)
  if (shop.user && isOfOther(shop, form)) return backToReview(shop, shop.t('account.changed'))
  // What was typed for a cart that was ordered meanwhile is not for the next one.
  if (intent === 'place' && !isCartOf(shop, form.get('idempotencyKey') ?? '')) return placeAtOnce(shop)
  const { refusal, tipChanged } = await saveExtras(shop, form)
  if (form.get('removePicture')) return dropPicture(shop, form, refusal)
  const mode = form.get('mode')
  if (mode === 'delivery' || mode === 'pickup') await switchMode(shop, mode)
  if (refusal) return refusal
  if (mode !== null) return shop.redirect(reviewAsTyped(shop, form))
  if (form.has('without')) return goOnWithout(shop, form)
  if (form.has('offer')) return applyBest(shop, form)
  switch (intent) {
    case 'accept':
      return acceptAndStay(shop, form)
    case 'notes':
      return shop.redirect(`${reviewAsTyped(shop, form)}#${notesId}`)
    case 'tip':
      return shop.redirect(`${reviewAsTyped(shop, form)}#${tipId}`)
    case 'enter':
      // Enter in a field applies a typed code, unless the sum has changed. It never pays.
      return tipChanged || !form.get('promo')?.trim()
        ? shop.redirect(reviewAsTyped(shop, form))
        : applyOffer(shop, form)
    case 'apply-offer':
      return applyOffer(shop, form)
    case 'remove-offer':
      return removeOffer(shop)
    case 'place':
      return unsent(shop, form, tipChanged) ?? placeAtOnce(shop)
    default:
      return proceedToPay(shop, form, tipChanged)
  }
}

/** Proceed To Pay: accepts the prices shown. Refused if blocked, changed since it was shown, or without an address. */
export async function proceedToPay(shop: Shop, form: URLSearchParams, tipChanged = false) {
  const submission = parseFields(form, Proceed)
  if (submission.status !== 'success') return reviewAnswer({ result: submission.reply() }, 400)
  const { revision } = submission.value
  await shop.requireUser()
  const review = unsent(shop, form, tipChanged)
  if (review) return review
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
    if (checkout.lacksAddress)
      return reviewAnswer({ result: submission.reply({ fieldErrors: { address: ['review.chooseAddress'] } }) }, 422)
    shop.device.saveCart(acceptPrices(shop.cart, checkout.lines))
    await acceptBill(shop, checkout)
    return shop.redirect(paymentPath())
  } catch (error) {
    return reviewAnswer({ result: submission.reply({ formErrors: [failureText(error, shop.t)] }) }, 502)
  }
}

/** The review again if the form has a picture that was not added, or a tip that changes the sum; else null. */
function unsent(shop: Shop, form: URLSearchParams, tipChanged: boolean) {
  const review = reviewAsTyped(shop, form)
  if (form.get('picture')) return shop.redirect(review)
  return tipChanged ? shop.redirect(review, 'error', shop.t('tip.changed')) : null
}

/** Place Order with the last payment method: hands the form on to the payment page. */
const placeAtOnce = (shop: Shop) => shop.reply.redirect(paymentPath(), 307)

/** A guest who accepts changes stays on the review, which shows those not seen yet, and signs in next (rules 11.17). */
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

/** Removes the unavailable lines that the page named and goes on to pay (rules 11.7), if nothing else is wrong. */
export async function goOnWithout(shop: Shop, form: URLSearchParams) {
  await shop.requireUser()
  const namedKeys = new Set((form.get('without') ?? '').split(' '))
  try {
    const { lines } = await loadCart(shop, { fresh: true })
    const namedLines = lines.filter((line) => namedKeys.has(lineKey(line)))
    const removed = removeUnavailable(shop, namedLines)
    const checkout = await loadCheckout(shop, { asksReach: true })
    const isReady = checkout.store && !checkout.blocker && !checkout.lacksAddress
    if (isReady && hasChanges(checkout.lines)) return backToReview(shop, shop.t('review.changed'))
    if (removed) shop.reply.toast('success', removed)
    return shop.redirect(isReady ? paymentPath() : reviewPath())
  } catch (error) {
    return backToReview(shop, failureText(error, shop.t))
  }
}

const backToReview = (shop: Shop, message: string) => shop.redirect(reviewPath(), 'error', message)

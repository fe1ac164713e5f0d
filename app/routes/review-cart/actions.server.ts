import type { TimeObstacle } from '~/domain/obstacle'
import { asksForLater } from '~/domain/slots'
import { acceptPrices } from '~/domain/pricing'
import { changeSince, loadCheckout, obstacleText } from '~/features/checkout/checkout.server'
import { acceptBill } from '~/features/checkout/shown-bill.server'
import { parseFields } from '~/http/form.server'
import type { Shop } from '~/http/shop.server'
import { isUpload } from '~/http/upload.server'
import { failureText } from '~/http/vendor-failures.server'
import { orderTimePath, paymentPath, reviewPath } from '~/paths'
import { reviewAnswer } from './answer.server'
import { chooseMode, dropPicture, keepExtras, saveTip, uploadPictures } from './extras.server'
import { applyOffer, enter, removeOffer } from './offer.server'
import { Proceed } from './schema'

/** What the review's forms ask for, by what was pressed. */
export async function answerForm(shop: Shop, request: Request) {
  if (isUpload(request)) return uploadPictures(shop, request)
  const form = await shop.form()
  const removed = form.get('removePicture')
  if (removed) return dropPicture(shop, form, removed)
  if (form.has('mode')) return chooseMode(shop, form)
  switch (form.get('intent')) {
    case 'keep-notes':
      return keepNotes(shop, form)
    case 'tip':
      return saveTip(shop, form)
    case 'enter':
      return enter(shop, form)
    case 'apply-offer':
      return applyOffer(shop, form)
    case 'remove-offer':
      return removeOffer(shop, form)
    default:
      return proceedToPay(shop, form)
  }
}

/**
 * Proceed To Pay: nothing may stand against the order, what was shown must still hold, and an address be chosen.
 * The shown prices then count as accepted.
 */
export async function proceedToPay(shop: Shop, form: URLSearchParams) {
  const { refusal, tipChanged } = keepExtras(shop, form)
  if (refusal) return refusal
  const submission = parseFields(form, Proceed)
  if (submission.status !== 'success') return reviewAnswer({ result: submission.reply() }, 400)
  const { quote } = submission.value
  await shop.requireUser()
  if (form.get('picture')) return shop.redirect(reviewPath())
  if (tipChanged) return await backToReview(shop, shop.t('tip.added'))
  try {
    const checkout = await loadCheckout(shop)
    if (!checkout.store) return await backToReview(shop, obstacleText(shop, checkout.obstacle))
    if (checkout.obstacle?.kind === 'no-time') return toTimes(shop, checkout.obstacle)
    if (checkout.obstacle) return await backToReview(shop, obstacleText(shop, checkout.obstacle))
    const change = changeSince(quote, checkout)
    if (change) return await backToReview(shop, shop.t(change))
    if (checkout.mode === 'delivery' && !checkout.address)
      return await backToReview(shop, shop.t('review.chooseAddress'))
    shop.device.saveCart(acceptPrices(shop.cart, checkout.lines))
    await acceptBill(shop, checkout)
    return shop.redirect(paymentPath())
  } catch (error) {
    return reviewAnswer({ result: submission.reply({ formErrors: [failureText(error, shop.t)] }) }, 502)
  }
}

/** Keeps the instructions while the customer is still elsewhere on the screen; sent by a script as they leave the field. */
export async function keepNotes(shop: Shop, form: URLSearchParams) {
  keepExtras(shop, form)
  return shop.redirect(reviewPath())
}

/** On to choosing a time; while it is closed the customer is asked first whether the order may be for later. */
function toTimes(shop: Shop, obstacle: TimeObstacle) {
  const asks = asksForLater(obstacle.why)
  if (!asks) shop.reply.toast('error', obstacleText(shop, obstacle))
  return shop.redirect(orderTimePath({ asks }))
}

async function backToReview(shop: Shop, message: string) {
  shop.reply.toast('error', message)
  return shop.redirect(reviewPath())
}

import { json } from '@remix-run/node'
import { acceptPrices } from '~/domain/pricing'
import { changeSince, checkoutProblem, loadCheckout } from '~/http/checkout.server'
import { parseFields } from '~/http/form.server'
import type { Shop } from '~/http/shop.server'
import { failureText } from '~/http/vendor-failures.server'
import { paymentPath, reviewPath } from '~/paths'
import { Proceed } from './schema'

/**
 * Proceed To Pay: what was shown must still hold, everything must be available, the minimum met and an address chosen.
 * The shown prices then count as accepted.
 */
export async function proceedToPay(shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, Proceed)
  if (submission.status !== 'success') return json({ result: submission.reply() }, { status: 400 })
  const { notes, quote } = submission.value
  shop.device.saveCheckout({ notes })
  await shop.requireUser()
  try {
    const checkout = await loadCheckout(shop)
    if (!checkout) return await backToReview(shop, shop.t('cart.addItems'))
    if (checkout.lines.some(({ state }) => state === 'unavailable'))
      return await backToReview(shop, shop.t('review.fewUnavailable'))
    const change = changeSince(quote, checkout)
    if (change) return await backToReview(shop, shop.t(change))
    const problem = checkoutProblem(shop, checkout)
    if (problem) return await backToReview(shop, problem)
    if (checkout.mode === 'delivery' && !checkout.address)
      return await backToReview(shop, shop.t('review.chooseAddress'))
    shop.device.saveCart(acceptPrices(shop.cart, checkout.lines))
    return await shop.redirect(paymentPath())
  } catch (error) {
    return json({ result: submission.reply({ formErrors: [failureText(error, shop.t)] }) }, { status: 502 })
  }
}

/** Keeps the instructions while the customer is still elsewhere on the screen; sent by a script as they leave the field. */
export async function keepNotes(shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, Proceed)
  if (submission.status === 'success') shop.device.saveCheckout({ notes: submission.value.notes })
  return shop.redirect(reviewPath())
}

async function backToReview(shop: Shop, message: string) {
  shop.toast('error', message)
  return shop.redirect(reviewPath())
}

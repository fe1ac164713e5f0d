import { missingToCoupon, type Coupon } from '~/domain/checkout/coupon'
import { formatLeast, isPositive } from '~/domain/money/money'
import { loadCheckout, type Checkout } from '~/features/checkout/checkout.server'
import { saveCoupon, wishOf } from '~/features/checkout/coupon.server'
import { ApplyOffer } from '~/features/checkout/offer-schema'
import { forgetBill } from '~/features/checkout/shown-bill.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { reviewPath } from '~/paths'
import { isRefusal } from '~/vendor-api/errors'
import { reviewAnswer } from './answer.server'
import { saveExtras } from './extras.server'

/**
 * Applies a promo code to the cart in place of an earlier one (rules 9.2 to 9.4). A refusal is shown at the field. A guest
 * signs in first and returns with the code typed. Failed codes are rate limited.
 */
export async function applyOffer(shop: Shop, form: URLSearchParams) {
  const refusal = await keepTyped(shop, form)
  if (refusal) return refusal
  const submission = parseFields(form, ApplyOffer)
  if (submission.status !== 'success') return reviewAnswer({ offer: submission.reply() }, 400)
  const user = await shop.requireUser()
  const counted = await shop.limit('promoCodes', user.id)
  try {
    const checkout = await loadCheckout(shop)
    if (!checkout.store) return shop.redirect(reviewPath())
    const coupon = await shop.vendor.coupons.redeem(submission.value.promo, wishOf(shop, user, checkout))
    await counted.giveBack()
    const problem = await applied(shop, checkout, coupon)
    if (problem) return reviewAnswer({ offer: submission.reply({ fieldErrors: { promo: [problem] } }) }, 422)
    await forgetBill(shop)
    shop.reply.toast('success', shop.t('offers.applied', { code: coupon.code }))
    return shop.redirect(reviewPath())
  } catch (error) {
    const isRefused = isRefusal(error)
    if (!isRefused) await counted.giveBack()
    return reviewAnswer(
      { offer: submission.reply({ fieldErrors: { promo: [failureText(error, shop.t)] } }) },
      isRefused ? 422 : 502,
    )
  }
}

/** Applies an offer that the vendor knows; returns the obstacle in words, or null. */
async function applied(shop: Shop, checkout: Checkout, coupon: Coupon): Promise<string | null> {
  if (await saveCoupon(shop, checkout, { ...coupon, isAutomatic: false })) {
    await shop.drafts.saveCheckout({ refusesOffers: true })
    return null
  }
  const { code, minimum } = coupon
  if (!isPositive(missingToCoupon(coupon, checkout.amounts.subtotal))) return shop.t('offers.nothing')
  // Stored, so that the customer may add what is missing and come back.
  await shop.drafts.saveCheckout({ wantedCoupon: { code, minimum, why: 'minimum' } })
  return shop.t('offers.minimum', { amount: formatLeast(minimum, shop.settings.currency) })
}

/** Removes the offer; the automatic one is no longer tried for this cart. */
export async function removeOffer(shop: Shop, form: URLSearchParams) {
  const refusal = await keepTyped(shop, form)
  if (refusal) return refusal
  const { coupon } = shop.drafts.checkout
  await shop.drafts.saveCheckout({ coupon: null, wantedCoupon: null, refusesOffers: true })
  await forgetBill(shop)
  if (coupon) shop.reply.toast('success', shop.t('offers.removed', { code: coupon.code || shop.t('offers.offer') }))
  return shop.redirect(reviewPath())
}

/** Enter in a field of the review: applies a code that was typed, unless it was a tip; it never pays and switches nothing. */
export async function enter(shop: Shop, form: URLSearchParams) {
  const { refusal, tipChanged } = await saveExtras(shop, form)
  if (refusal) return refusal
  return tipChanged || !form.get('promo')?.trim() ? shop.redirect(reviewPath()) : applyOffer(shop, form)
}

/** Keeps everything else typed on the review, if the code comes from there: the list of offers has no other fields. */
async function keepTyped(shop: Shop, form: URLSearchParams) {
  return form.has('revision') ? (await saveExtras(shop, form)).refusal : null
}

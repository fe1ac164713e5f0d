import { missingToCoupon, type Coupon } from '~/domain/checkout/coupon'
import { formatLeast, isPositive } from '~/domain/money/money'
import { loadCheckout, type Checkout } from '~/features/checkout/checkout.server'
import { saveCoupon, couponOrderOf } from '~/features/checkout/coupon.server'
import { ApplyOffer, offersId } from '~/features/checkout/offer-schema'
import { forgetBill } from '~/features/checkout/shown-bill.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureAnswer } from '~/http/shop/vendor-failures.server'
import { reviewPath } from '~/paths'
import { isRefusal } from '~/vendor-api/errors'
import { reviewAnswer, saveExtras } from './extras.server'

/**
 * Applies a promo code to the cart in place of an earlier one (rules 9.2 to 9.4). A refusal is shown at the field. A guest
 * signs in first and returns with the code typed. Failed codes are rate limited.
 */
export async function applyOffer(shop: Shop, form: URLSearchParams) {
  const refusal = await saveTyped(shop, form)
  if (refusal) return refusal
  const submission = parseFields(form, ApplyOffer)
  if (submission.status !== 'success') return reviewAnswer({ offer: submission.reply() }, 400)
  const user = await shop.requireUser()
  const attempt = await shop.limit('promoCodes', user.id)
  try {
    const checkout = await loadCheckout(shop)
    if (!checkout.store) return shop.redirect(reviewPath())
    const coupon = await shop.vendor.coupons.redeem(submission.value.promo, couponOrderOf(shop, user, checkout))
    await attempt.giveBack()
    const problem = await applyCoupon(shop, checkout, coupon)
    if (problem) return reviewAnswer({ offer: submission.reply({ fieldErrors: { promo: [problem] } }) }, 422)
    await forgetBill(shop)
    return shop.redirect(offersAnchor(), 'success', shop.t('offers.applied', { code: coupon.code }))
  } catch (error) {
    if (!isRefusal(error)) await attempt.giveBack()
    const [problem, status] = failureAnswer(error, shop.t)
    return reviewAnswer({ offer: submission.reply({ fieldErrors: { promo: [problem] } }) }, status)
  }
}

/** Applies the offer of the pressed button, whatever the field for a code contains. */
export function applyBest(shop: Shop, form: URLSearchParams) {
  form.set('promo', form.get('offer') ?? '')
  return applyOffer(shop, form)
}

/** Applies an offer that the vendor knows; returns why it cannot be applied in words, or null. */
async function applyCoupon(shop: Shop, checkout: Checkout, coupon: Coupon): Promise<string | null> {
  if (await saveCoupon(shop, checkout, { ...coupon, isAutomatic: false })) {
    await shop.drafts.saveCheckout({ refusesOffers: true })
    return null
  }
  const { code, minimum } = coupon
  const missing = missingToCoupon(coupon, checkout.amounts.subtotal)
  if (!isPositive(missing)) return shop.t('offers.nothing')
  // The code is stored, so that it can be applied once the customer has added enough.
  await shop.drafts.saveCheckout({ wantedCoupon: { code, minimum, why: 'minimum' } })
  return shop.t('offers.missing', { code, amount: formatLeast(missing, shop.settings.currency) })
}

/** Removes the offer; the automatic one is no longer tried for this cart. */
export async function removeOffer(shop: Shop, form: URLSearchParams) {
  const refusal = await saveTyped(shop, form)
  if (refusal) return refusal
  const { coupon } = shop.drafts.checkout
  await shop.drafts.saveCheckout({ coupon: null, wantedCoupon: null, refusesOffers: true })
  await forgetBill(shop)
  if (coupon) shop.reply.toast('success', shop.t('offers.removed', { code: coupon.code || shop.t('offers.offer') }))
  return shop.redirect(offersAnchor())
}

/** Handles Enter in a field of the review: saves a changed tip, else applies a typed code. It never pays or switches anything. */
export async function handleEnter(shop: Shop, form: URLSearchParams) {
  const { refusal, tipChanged } = await saveExtras(shop, form)
  if (refusal) return refusal
  return tipChanged || !form.get('promo')?.trim() ? shop.redirect(reviewPath()) : applyOffer(shop, form)
}

const offersAnchor = () => `${reviewPath()}#${offersId}`

/** Saves everything else typed on the review. A form from the list of offers has no other fields. */
async function saveTyped(shop: Shop, form: URLSearchParams) {
  return form.has('revision') ? (await saveExtras(shop, form)).refusal : null
}

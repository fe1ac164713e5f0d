import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { missingToCoupon, type Coupon } from '~/domain/checkout/coupon'
import { offeredExtras, readTip } from '~/domain/checkout/extras'
import { compareMoney, formatLeast, isPositive } from '~/domain/money/money'
import { shownFor } from '~/features/account/customer'
import { loadCheckout, type Checkout } from '~/features/checkout/checkout.server'
import { couponOrderOf, saveCoupon } from '~/features/checkout/coupon.server'
import { ApplyOffer, offersId } from '~/features/checkout/offer-form'
import { codeFailure } from '~/features/checkout/offer-view.server'
import { addPictures, makePictures, removePicture } from '~/features/checkout/order-pictures.server'
import { forgetBill, shownTip } from '~/features/checkout/shown-bill.server'
import { receiveUpload, senderOf, uploadProblems } from '~/features/pictures/uploads.server'
import { failureText, parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { reviewPath, signInPath } from '~/paths'
import { NoRoom } from '~/pictures/fair-queue'
import { isRefusal } from '~/vendor-api/errors'
import { Extras, picturesId } from './review-view.server'

/**
 * Saves a form's choices; the list of offers and a guest's forms have none. `refusal`: the form, if a value is invalid;
 * `tipChanged`: the sum is another one.
 */
export async function saveExtras(shop: Shop, form: URLSearchParams) {
  if (!acceptsExtras(shop, form)) return { tipChanged: false, refusal: null }
  const submission = parseFields(form, Extras)
  if (submission.status !== 'success')
    return { tipChanged: false, refusal: reviewAnswer({ result: submission.reply() }, 400) }
  const { notes, asksContactless, contactless, tip: choice, otherTip } = submission.value
  const { tip: stored, isContactless: wasContactless } = shop.drafts.checkout
  // Another tab may have stored another tip since, and what is stored ends after a week.
  const before = choice === undefined ? stored : (shownTip(form) ?? stored)
  const tip = choice === undefined ? stored : readTip({ choice, typed: otherTip }, before, shop.settings.currency)
  const isContactless = asksContactless ? contactless : wasContactless
  await shop.drafts.saveCheckout({ notes, isContactless, tip: tip ?? stored })
  // This form carries only the name of a file that was chosen but not uploaded.
  if (form.get('picture')) shop.reply.toast('error', shop.t('pictures.notYet', { button: shop.t('pictures.add') }))
  const result = tip === null ? submission.reply({ fieldErrors: { otherTip: ['price.invalid'] } }) : null
  return {
    tipChanged: tip !== null && compareMoney(tip, before) !== 0,
    refusal: result && reviewAnswer({ result }, 400),
  }
}

/** Saves the instructions or leave-at-door, whichever a script sends after the customer has changed it. */
export async function saveInBackground(shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, Extras.pick({ notes: true, contactless: true }))
  if (acceptsExtras(shop, form) && submission.status === 'success') {
    const { notes, contactless } = submission.value
    await shop.drafts.saveCheckout(form.has('notes') ? { notes } : { isContactless: contactless })
  }
  shop.reply.savingOnly()
  return shop.redirect(reviewPath())
}

/** Whether there are such fields, and they count: a guest's page that has them was shown before a sign-out elsewhere. */
const acceptsExtras = (shop: Shop, form: URLSearchParams) =>
  (form.has('notes') || form.has('asksContactless')) &&
  Boolean(shop.user ?? shop.session.lastUserId) &&
  !isOfOther(shop, form)

/** Whether the form was shown to another customer, who was signed in before in another tab (rules 14.19). */
export function isOfOther({ user, session }: Shop, form: URLSearchParams): boolean {
  return form.has(shownFor) && form.get(shownFor) !== (user?.id ?? session.lastUserId)
}

/** The address of the review, with a code that was typed and not applied yet (rules 11.16). */
export const reviewAsTyped = (shop: Shop, form: URLSearchParams) =>
  form.get('promo')?.trim() ? shop.returnPath() : reviewPath()

/** Adds the uploaded pictures to the order; a problem is shown at the field (rules 11.13). */
export async function uploadPictures(shop: Shop, request: Request) {
  // A large body is not read for a guest, who signs in first and chooses the pictures again.
  if (!shop.user && !shop.session.isSealed) return shop.redirect(signInPath(reviewPath()))
  const user = await shop.requireUser()
  await shop.limit('pictures', user.id)
  try {
    const make = async (files: (Buffer | null)[]) => makePictures(shop, user, files, await mostPictures(shop))
    const upload = await receiveUpload(request, senderOf(shop, user.id), make)
    if (!upload) return reviewAnswer({ pictureProblem: shop.t('pictures.failed') }, 400)
    if (isOfOther(shop, upload.fields)) return reviewAnswer({ pictureProblem: shop.t('account.changed') }, 409)
    const { refusal } = await saveExtras(shop, upload.fields)
    if (upload.problem) {
      const { text, status } = uploadProblems[upload.problem]
      return reviewAnswer({ pictureProblem: shop.t(text) }, status)
    }
    const made = await upload.made
    // The page is older than a change of the cart's store: the review has no picture field to show a problem at.
    if (made.most === 0) return shop.redirect(reviewPath(), 'error', shop.t('pictures.notTaken'))
    const pictureProblem = await addPictures(shop, user, made)
    if (pictureProblem !== null) return reviewAnswer({ pictureProblem }, 422)
    return refusal ?? shop.redirect(`${reviewAsTyped(shop, upload.fields)}#${picturesId}`)
  } catch (error) {
    if (error instanceof NoRoom) return reviewAnswer({ pictureProblem: shop.t('pictures.noRoom') }, 503)
    return reviewAnswer({ pictureProblem: failureText(error, shop.t) }, 502)
  }
}

/** Removes a picture of the order. */
export async function dropPicture(shop: Shop, form: URLSearchParams, refusal: ReturnType<typeof reviewAnswer> | null) {
  const pictureProblem = await removePicture(shop, await shop.requireUser(), form.get('removePicture') ?? '')
  if (pictureProblem !== null) return reviewAnswer({ pictureProblem }, 422)
  return refusal ?? shop.redirect(`${reviewAsTyped(shop, form)}#${picturesId}`)
}

async function mostPictures({ cart, vendor, place, settings, mode }: Shop) {
  const store = cart.storeId ? await vendor.stores.byId(cart.storeId, place) : null
  return store ? offeredExtras(store, settings, mode).mostPictures : 0
}

type Answer = {
  /** The errors of the review's own form, and of a promo code. */
  result: SubmissionResult<string[]> | null
  offer: SubmissionResult<string[]> | null
  pictureProblem: string | null
}

/** The review again, with its errors. */
export const reviewAnswer = (body: Partial<Answer>, status: number) =>
  json({ result: null, offer: null, pictureProblem: null, ...body }, { status })

/**
 * Applies a promo code to the cart in place of an earlier one (rules 9.2 to 9.4). A refusal is shown at the field. A
 * guest signs in first and returns with the code typed. Failed codes are rate limited.
 */
export async function applyOffer(shop: Shop, form: URLSearchParams) {
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
    const [problem, status] = codeFailure(shop, error)
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
export async function removeOffer(shop: Shop) {
  const { coupon } = shop.drafts.checkout
  await shop.drafts.saveCheckout({ coupon: null, wantedCoupon: null, refusesOffers: true })
  await forgetBill(shop)
  if (coupon) shop.reply.toast('success', shop.t('offers.removed', { code: coupon.code || shop.t('offers.offer') }))
  return shop.redirect(offersAnchor())
}

const offersAnchor = () => `${reviewPath()}#${offersId}`

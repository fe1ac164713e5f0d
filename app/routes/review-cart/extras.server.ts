import { offeredExtras, readTip } from '~/domain/checkout/extras'
import { compareMoney } from '~/domain/money/money'
import { shownFor } from '~/features/account/customer'
import { addPictures, makePictures, removePicture } from '~/features/checkout/order-pictures.server'
import { switchMode } from '~/features/checkout/switch-mode.server'
import { receiveUpload, senderOf, uploadProblems } from '~/features/pictures/uploads.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { reviewPath, signInPath } from '~/paths'
import { NoRoom } from '~/pictures/fair-queue'
import { Extras, picturesId, tipId } from './review-view.server'
import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'

/**
 * Saves the choices and texts of the page, whichever button was pressed. `refusal` is the form again if a value is invalid;
 * `tipChanged` says that the bill has changed.
 */
export async function saveExtras(shop: Shop, form: URLSearchParams) {
  if (!acceptsExtras(shop, form)) return { tipChanged: false, refusal: null }
  const submission = parseFields(form, Extras)
  if (submission.status !== 'success')
    return { tipChanged: false, refusal: reviewAnswer({ result: submission.reply() }, 400) }
  const { notes, asksContactless, contactless, tip: choice, otherTip } = submission.value
  const { tip: before, isContactless: wasContactless } = shop.drafts.checkout
  const tip = choice === undefined ? before : readTip({ choice, typed: otherTip }, before, shop.settings.currency)
  const isContactless = asksContactless ? contactless : wasContactless
  await shop.drafts.saveCheckout({ notes, isContactless, tip: tip ?? before })
  // This form carries only the name of a file that was chosen but not uploaded.
  if (form.get('picture')) shop.reply.toast('error', shop.t('pictures.notYet', { button: shop.t('pictures.add') }))
  const result = tip === null ? submission.reply({ fieldErrors: { otherTip: ['price.invalid'] } }) : null
  return {
    tipChanged: tip !== null && compareMoney(tip, before) !== 0,
    refusal: result && reviewAnswer({ result }, 400),
  }
}

/** Saves only the instructions; a script sends them when the customer leaves the field. */
export async function saveNotes(shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, Extras.pick({ notes: true }))
  if (acceptsExtras(shop, form) && submission.status === 'success') await shop.drafts.saveCheckout(submission.value)
  shop.reply.keepingNotes()
  return shop.redirect(reviewPath())
}

/** Whether the fields count: guests have none, so a page that has them was shown before a sign-out in another tab. */
const acceptsExtras = (shop: Shop, form: URLSearchParams) =>
  Boolean(shop.user ?? shop.session.lastUserId) && !isOfOther(shop, form)

/** Whether the form was shown to another customer, who was signed in before in another tab (rules 14.19). */
export function isOfOther({ user, session }: Shop, form: URLSearchParams): boolean {
  return form.has(shownFor) && form.get(shownFor) !== (user?.id ?? session.lastUserId)
}

/** Saves the tip, with everything else that was typed. */
export async function saveTip(shop: Shop, form: URLSearchParams) {
  const { refusal } = await saveExtras(shop, form)
  return refusal ?? shop.redirect(`${reviewPath()}#${tipId}`)
}

/** Delivery or pickup (rules 4.10); anything else changes nothing. */
export async function chooseMode(shop: Shop, form: URLSearchParams) {
  const { refusal } = await saveExtras(shop, form)
  const mode = form.get('mode')
  if (mode === 'delivery' || mode === 'pickup') await switchMode(shop, mode)
  return refusal ?? shop.redirect(reviewPath())
}

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
    const { refusal } = upload.fields.size > 0 ? await saveExtras(shop, upload.fields) : { refusal: null }
    if (upload.problem) {
      const { text, status } = uploadProblems[upload.problem]
      return reviewAnswer({ pictureProblem: shop.t(text) }, status)
    }
    const pictureProblem = await addPictures(shop, user, await upload.made)
    if (pictureProblem !== null) return reviewAnswer({ pictureProblem }, 422)
    return refusal ?? shop.redirect(`${reviewPath()}#${picturesId}`)
  } catch (error) {
    if (error instanceof NoRoom) return reviewAnswer({ pictureProblem: shop.t('pictures.noRoom') }, 503)
    return reviewAnswer({ pictureProblem: failureText(error, shop.t) }, 502)
  }
}

export async function dropPicture(shop: Shop, form: URLSearchParams, id: string) {
  const { refusal } = await saveExtras(shop, form)
  const pictureProblem = await removePicture(shop, await shop.requireUser(), id)
  if (pictureProblem !== null) return reviewAnswer({ pictureProblem }, 422)
  return refusal ?? shop.redirect(`${reviewPath()}#${picturesId}`)
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

export const reviewAnswer = (body: Partial<Answer>, status: number) =>
  json({ result: null, offer: null, pictureProblem: null, ...body }, { status })

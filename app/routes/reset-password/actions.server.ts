import { forgetPending, giveBack, useUp, type Proof } from '~/features/account/pending.server'
import { forgetSignInTries } from '~/features/account/tries.server'
import { NewPassword } from '~/features/account/passwords'
import { formAnswer, parseFields, refusedForm } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureAnswer } from '~/http/shop/vendor-failures.server'
import { forgotPasswordPath, signInPath } from '~/paths'

/**
 * Sets a new password once, for the account that was verified in this browser; the form does not name it (rules 14.12). A
 * signed-in customer signs in again, because the vendor may have ended the session.
 */
export async function setPassword(shop: Shop, form: URLSearchParams, proof: Proof<'reset'>, redirectTo: string) {
  const submission = parseFields(form, NewPassword)
  const hidden = { hideFields: ['password', 'confirm'] }
  if (submission.status !== 'success') return formAnswer(submission.reply(hidden), 400)
  try {
    // It was used before, in another tab or by a double submit, so the password is most likely set.
    if (!(await useUp(shop, proof))) return shop.redirect(signInPath(redirectTo), 'info', shop.t('password.used'))
    await shop.vendor.account.resetPassword(proof, submission.value.password, proof.resetToken)
  } catch (error) {
    await giveBack(shop, proof)
    return refusedForm(submission, ...failureAnswer(error, shop.t), hidden)
  }
  await forgetSignInTries(shop, proof.identifier)
  await shop.endOtherSessions(proof.identifier)
  await shop.signOut()
  forgetPending(shop)
  return shop.redirect(signInPath(redirectTo), 'success', shop.t('password.isSet'))
}

/** The redirect for a browser without a valid verification. */
export const redirectToForgotPassword = (shop: Shop, redirectTo: string) =>
  shop.redirect(forgotPasswordPath(redirectTo), 'error', shop.t('code.expired'))

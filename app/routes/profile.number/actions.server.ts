import { askForCode } from '~/features/account/codes.server'
import { identify } from '~/features/account/phone.server'
import { TypedNumber } from '~/features/account/identity'
import { isSameCustomer } from '~/features/account/customer'
import { formAnswer, formError, parseFields, refusedForm } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureAnswer } from '~/http/shop/vendor-failures.server'
import { profilePath } from '~/paths'

/**
 * Sends a code to the new number; the right code changes it (`afterCode`). A number that already has an account is refused
 * at once.
 */
export async function proveNumber(shop: Shop, form: URLSearchParams) {
  const user = await shop.requireUser()
  if (!isSameCustomer(user, form)) return formAnswer(formError(shop.t('account.changed')), 409)
  const submission = parseFields(form, TypedNumber)
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  const refused = (text: string, status: number) =>
    formAnswer(submission.reply({ fieldErrors: { phone: [text] } }), status)
  const number = identify(submission.value.phone, submission.value.country)
  if (number.kind !== 'phone' || !number.isValid) return refused('signUp.phoneInvalid', 400)
  if (number.text === user.mobile && number.dial === user.dialCode) return refused('profile.numberSame', 422)
  await shop.limit('lookups', user.id)
  try {
    const checked = await shop.vendor.auth.check(number.text)
    if (checked.isKnown) return refused('profile.numberTaken', 422)
    const code = { identifier: number, why: 'number', checked, redirectTo: profilePath() } as const
    return await askForCode(shop, code, refused)
  } catch (error) {
    return refusedForm(submission, ...failureAnswer(error, shop.t))
  }
}

import { json } from '@remix-run/node'
import { startCode } from '~/features/account/codes.server'
import { identify } from '~/features/account/phone.server'
import { TypedNumber } from '~/features/account/identity'
import { isSameCustomer } from '~/features/account/customer'
import { formError, parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { profilePath } from '~/paths'
import { isRefusal } from '~/vendor-api/errors'

/**
 * Sends a code to the new number; the right code changes it (`afterCode`). A number that already has an account is refused
 * at once.
 */
export async function proveNumber(shop: Shop, form: URLSearchParams) {
  const user = await shop.requireUser()
  if (!isSameCustomer(user, form)) return json({ result: formError(shop.t('account.changed')) }, { status: 409 })
  const submission = parseFields(form, TypedNumber)
  if (submission.status !== 'success') return json({ result: submission.reply() }, { status: 400 })
  const refused = (text: string, status: number) =>
    json({ result: submission.reply({ fieldErrors: { phone: [text] } }) }, { status })
  const number = identify(submission.value.phone, submission.value.country)
  if (number.kind !== 'phone' || !number.isValid) return refused('signUp.phoneInvalid', 400)
  if (number.text === user.mobile && number.dial === user.dialCode) return refused('profile.numberSame', 422)
  await shop.limit('lookups', user.id)
  try {
    const checked = await shop.vendor.auth.check(number.text)
    if (checked.isKnown) return refused('profile.numberTaken', 422)
    const started = await startCode(shop, { identifier: number, why: 'number', checked, redirectTo: profilePath() })
    return 'path' in started ? shop.redirect(started.path) : refused(started.problem.text, started.problem.status)
  } catch (error) {
    const result = submission.reply({ formErrors: [failureText(error, shop.t)] })
    return json({ result }, { status: isRefusal(error) ? 422 : 502 })
  }
}

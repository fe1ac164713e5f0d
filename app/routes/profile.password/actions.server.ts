import { isSameCustomer } from '~/features/account/customer'
import { ChangePassword } from '~/features/account/passwords'
import { formAnswer, parseFields, refusedForm } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureAnswer } from '~/http/shop/vendor-failures.server'
import { profilePath } from '~/paths'
import { isRefusal } from '~/vendor-api/errors'

/** Changes the password of the signed-in customer to whom the form was shown. Guesses at the old one are rate limited. */
export async function changePassword(shop: Shop, form: URLSearchParams) {
  const user = await shop.requireUser()
  const submission = parseFields(form, ChangePassword)
  const hidden = { hideFields: ['oldPassword', 'password', 'confirm'] }
  if (!isSameCustomer(user, form)) return refusedForm(submission, shop.t('account.changed'), 409, hidden)
  if (submission.status !== 'success') return formAnswer(submission.reply(hidden), 400)
  const { oldPassword, password } = submission.value
  const guess = await shop.limit('oldPassword', user.id)
  try {
    await shop.vendor.account.changePassword(oldPassword, password)
    await guess.forget()
  } catch (error) {
    if (!isRefusal(error)) await guess.giveBack()
    return refusedForm(submission, ...failureAnswer(error, shop.t), hidden)
  }
  for (const name of [user.mobile, user.email].filter(Boolean)) await shop.endOtherSessions(name)
  return shop.redirect(profilePath(), 'success', shop.t('password.changed'))
}

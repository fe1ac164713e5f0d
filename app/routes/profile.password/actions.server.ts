import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { isSameCustomer } from '~/features/account/customer'
import { countTries } from '~/features/account/tries.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { profilePath } from '~/paths'
import { isRefusal } from '~/vendor-api/errors'
import { ChangePassword } from './schema'

const answer = (result: SubmissionResult<string[]>, status: number) => json({ result }, { status })

/** Changes the password of the signed-in customer to whom the form was shown. Guesses at the old one are rate limited. */
export async function changePassword(shop: Shop, form: URLSearchParams) {
  const user = await shop.requireUser()
  const submission = parseFields(form, ChangePassword)
  const hidden = { hideFields: ['oldPassword', 'password', 'confirm'] }
  const refused = (text: string, status: number) => answer(submission.reply({ ...hidden, formErrors: [text] }), status)
  if (!isSameCustomer(user, form)) return refused(shop.t('account.changed'), 409)
  if (submission.status !== 'success') return answer(submission.reply(hidden), 400)
  const { oldPassword, password } = submission.value
  const tries = await countTries(shop, [['oldPassword', user.id]])
  if (tries.waitMs > 0) throw await shop.tooMany('oldPassword', tries.waitMs)
  try {
    await shop.vendor.account.changePassword(oldPassword, password)
    await tries.succeeded()
  } catch (error) {
    await tries.failed(error)
    return refused(failureText(error, shop.t), isRefusal(error) ? 422 : 502)
  }
  for (const name of [user.mobile, user.email].filter(Boolean)) await shop.endOtherSessions(name)
  shop.reply.toast('success', shop.t('password.changed'))
  return shop.redirect(profilePath())
}

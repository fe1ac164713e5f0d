import { isSameCustomer } from '~/features/account/customer'
import { saveProfile } from '~/features/account/save-profile.server'
import { formAnswer, formError, parseFields, refusedForm } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureAnswer } from '~/http/shop/vendor-failures.server'
import { profilePath } from '~/paths'
import { profileOf } from './schema'

/** Saves name and e-mail (rules 14.14). A new e-mail is looked up first, because it may be somebody else's. */
export async function changeProfile(shop: Shop, form: URLSearchParams) {
  const user = await shop.requireUser()
  // The page then shows their own data, not what another customer typed.
  if (!isSameCustomer(user, form)) return formAnswer(formError(shop.t('account.changed')), 409)
  const submission = parseFields(form, profileOf(user))
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  const { name, email = '' } = submission.value
  try {
    const before = await shop.vendor.auth.userDetails()
    if (email && email !== before.email.toLowerCase()) {
      // Rate limited, because the answer is about other people.
      await shop.limit('lookups', user.id)
      if ((await shop.vendor.auth.check(email)).isKnown)
        return formAnswer(submission.reply({ fieldErrors: { email: ['profile.emailTaken'] } }), 422)
    }
    await saveProfile(shop, before, { name, email })
    return shop.redirect(profilePath(), 'success', shop.t('profile.saved'))
  } catch (error) {
    return refusedForm(submission, ...failureAnswer(error, shop.t))
  }
}

import { z } from 'zod'
import { completeSignOut } from '~/features/account/sign-in-and-out.server'
import { isSameCustomer } from '~/features/account/customer'
import { formAnswer, parseFields, refusedForm } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureAnswer } from '~/http/shop/vendor-failures.server'
import { homePath } from '~/paths'

/** The word accepted in every language, because not everybody can type the language's own. */
const everywhere = 'DELETE'

/** The typed confirmation: the page's word, in whichever case. */
export const confirmationOf = (word: string, locale: string) => {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'accent' })
  return z.object({
    confirm: z
      .string({ error: 'profile.deleteRequired' })
      .trim()
      .refine((typed) => [word, everywhere].some((one) => compare(typed, one) === 0), 'profile.deleteRequired'),
  })
}

/** Deletes the account for good and signs out (rules 14.14). If the vendor refuses, its reason is shown and nothing is lost. */
export async function deleteAccount(shop: Shop, form: URLSearchParams) {
  const user = await shop.requireUser()
  const submission = parseFields(form, confirmationOf(shop.t('profile.deleteWord'), shop.locale))
  if (!isSameCustomer(user, form)) return refusedForm(submission, shop.t('account.changed'), 409)
  if (submission.status !== 'success') return formAnswer(submission.reply(), 400)
  try {
    await shop.vendor.account.remove(user.id)
  } catch (error) {
    return refusedForm(submission, ...failureAnswer(error, shop.t))
  }
  shop.reply.toast('success', shop.t('profile.deleted'))
  return completeSignOut(shop, homePath())
}

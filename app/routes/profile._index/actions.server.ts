import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { isSameCustomer } from '~/features/account/customer'
import { saveProfile } from '~/features/account/save-profile.server'
import { countTries } from '~/features/account/tries.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { profilePath } from '~/paths'
import { isRefusal } from '~/vendor-api/errors'
import { profileOf } from './schema'

type Answer = { result: SubmissionResult<string[]> | null; problem: string | null }
const answer = (body: Partial<Answer>, status: number) => json({ result: null, problem: null, ...body }, { status })

/** Saves name and e-mail (rules 14.14). A new e-mail is looked up first, because it may be somebody else's. */
export async function changeProfile(shop: Shop, form: URLSearchParams) {
  const user = await shop.requireUser()
  // The page then shows their own data, not what another customer typed.
  if (!isSameCustomer(user, form)) return answer({ problem: shop.t('account.changed') }, 409)
  const submission = parseFields(form, profileOf(user))
  if (submission.status !== 'success') return answer({ result: submission.reply() }, 400)
  const { name, email = '' } = submission.value
  try {
    const before = await shop.vendor.auth.userDetails()
    if (email && email !== before.email.toLowerCase() && (await isTaken(shop, email)))
      return answer({ result: submission.reply({ fieldErrors: { email: ['profile.emailTaken'] } }) }, 422)
    await saveProfile(shop, before, { name, email })
    shop.reply.toast('success', shop.t('profile.saved'))
    return shop.redirect(profilePath())
  } catch (error) {
    const result = submission.reply({ formErrors: [failureText(error, shop.t)] })
    return answer({ result: result }, isRefusal(error) ? 422 : 502)
  }
}

/** Whether an e-mail address has an account. Rate limited, because the answer is about other people. Throws the 429 page. */
async function isTaken(shop: Shop, email: string) {
  const tries = await countTries(shop, [['lookups', shop.user?.id ?? null]])
  if (tries.waitMs > 0) throw await shop.tooMany('lookups', tries.waitMs)
  return (await shop.vendor.auth.check(email)).isKnown
}

import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { refused, success } from '../../core/answer'
import { memberCall, type Call, type MemberContext } from '../../core/call'
import { id, langField, optionalId, text } from '../../core/fields'
import { orRefused, Refusal } from '../../core/refusal'
import { users } from '../../db/schema'
import { spendProof } from '../codes/codes'
import { accountOf, deleteCustomer, isAnother, unfinishedOf } from './accounts'
import { dialCodeOf, isEmail, isPhoneNumber, recipientOf } from './recipients'
import { userView } from './user-view'

/** The e-mail address to save. An unchanged one needs no check, because accounts may have none. */
function emailOf({ demo, brand, body, user }: MemberContext<{ user_email: string }>): string {
  const email = body.user_email.trim().toLowerCase()
  if (email === user.email.toLowerCase()) return user.email
  if (!isEmail(email)) throw new Refusal('emailInvalid')
  if (accountOf(demo.db, brand, email)) throw new Refusal('emailTaken')
  return email
}

/** The names to save. The form has one field for the whole name, so a new name replaces both. */
function namesOf({ body, user }: MemberContext<{ user_name: string }>) {
  const name = body.user_name.trim()
  if (name === '') throw new Refusal('nameMissing')
  return { name, lastName: name === user.name ? user.lastName : '' }
}

/** The number to save. A new number needs a verified code, which is good for one change. */
function numberOf({ demo, brand, body, user }: MemberContext<{ mobile_number: string; country_code: string }>) {
  const countryCode = dialCodeOf(body.country_code) || user.countryCode
  const mobile = recipientOf(body.mobile_number, countryCode)
  if (mobile === '' || mobile === user.mobile) return { mobile: user.mobile, countryCode: user.countryCode }
  if (!isPhoneNumber(mobile)) throw new Refusal('numberInvalid')
  if (accountOf(demo.db, brand, mobile)) throw new Refusal('numberTaken')
  if (!spendProof(demo.db, brand.id, mobile, demo.clock.now())) throw new Refusal('codeMissing')
  return { mobile, countryCode }
}

const updateProfile = memberCall(
  'update_profile',
  {
    ...langField,
    vendor_id: optionalId,
    user_name: z.string(),
    user_email: z.string(),
    mobile_number: optionalId,
    country_code: optionalId,
  },
  (context) =>
    orRefused(context, () => {
      const { demo, brand, user, token, say } = context
      const columns = { ...namesOf(context), email: emailOf(context), ...numberOf(context) }
      demo.db.update(users).set(columns).where(eq(users.id, user.id)).run()
      return success(say('profileSaved'), { user_details: userView(brand, demo.db, { ...user, ...columns }, token) })
    }),
)

const deleteAccount = memberCall(
  'delete_account',
  { ...langField, user_id: id, vendor_id: id, reason: text },
  ({ demo, body, user, say }) => {
    if (isAnother(user, body.user_id)) return refused(say('otherAccount'))
    const unfinished = unfinishedOf(demo.db, user, demo.clock.now())
    if (unfinished) return refused(say(unfinished))
    demo.db.transaction((tx) => deleteCustomer(tx, user))
    return success(say('accountDeleted'))
  },
)

/** The customer's own data. */
export const profileCalls: Call[] = [updateProfile, deleteAccount]

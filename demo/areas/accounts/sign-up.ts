import { z } from 'zod'
import { success } from '../../core/answer'
import { guestCall, type Call, type GuestContext } from '../../core/call'
import { id, invalidField, optionalId, text, vendorFields } from '../../core/fields'
import type { MessageKey } from '../../core/messages'
import { orRefused, Refusal } from '../../core/refusal'
import { hashPassword } from '../../core/secrets'
import { users } from '../../db/schema'
import { accountOf, issueToken } from './accounts'
import { dialCodeOf, isEmail, isPhoneNumber, recipientOf } from './recipients'
import { userView } from './user-view'

const signUpFields = {
  ...vendorFields,
  user_name: z.string(),
  last_name: z.string(),
  user_email: z.string(),
  mobile_number: id,
  country_code: id,
  password: z.string(),
  confirm_password: z.string(),
  terms: z.union([z.string(), z.boolean()]).transform(String),
  country: text,
  time_zone: text,
  os: text,
  device_model: text,
  app_version: text,
  devicetype: text,
  devicetoken: text,
  unique_id: optionalId,
}

/** Values that mean a ticked box. */
const AGREED = ['accepted', 'true']

type SignUpContext = GuestContext<z.output<z.ZodObject<typeof signUpFields>>>

/** Throws an HTTP 422 that names the first invalid field. */
function checkForm({ body, lang }: SignUpContext): void {
  if (body.user_name.trim() === '') throw invalidField('user_name', lang, 'fieldRequired')
  if (body.password === '') throw invalidField('password', lang, 'fieldRequired')
  if (body.confirm_password !== body.password) throw invalidField('confirm_password', lang)
  if (!AGREED.includes(body.terms.trim().toLowerCase())) throw invalidField('terms', lang)
}

/** The phone number and e-mail address of a new account. One is required, and no other account may have them. */
function loginsOf({ demo, brand, body, lang }: SignUpContext) {
  const mobile = recipientOf(body.mobile_number, body.country_code || brand.countryCode)
  const email = body.user_email.trim().toLowerCase()
  if (mobile === '' && email === '') throw invalidField('mobile_number', lang, 'fieldRequired')
  if (mobile !== '' && !isPhoneNumber(mobile)) throw new Refusal('numberInvalid')
  if (email !== '' && !isEmail(email)) throw new Refusal('emailInvalid')
  const refuseTaken = (login: string, key: MessageKey) => {
    if (accountOf(demo.db, brand, login)) throw new Refusal(key)
  }
  refuseTaken(mobile, 'numberTaken')
  refuseTaken(email, 'emailTaken')
  return { mobile, email }
}

const registration = guestCall('registration', signUpFields, (context) => {
  const { demo, brand, body, say } = context
  checkForm(context)
  return orRefused(context, () => {
    const columns = {
      ...loginsOf(context),
      vendorId: brand.id,
      name: body.user_name.trim(),
      lastName: body.last_name.trim(),
      countryCode: dialCodeOf(body.country_code) || dialCodeOf(brand.countryCode),
      password: hashPassword(body.password),
      createdAt: demo.clock.now(),
    }
    return demo.db.transaction((tx) => {
      const user = tx.insert(users).values(columns).returning().get()
      const token = issueToken(tx, user, columns.createdAt)
      return success(say('success'), { user_details: userView(brand, tx, user, token) })
    })
  })
})

/** Signing up. */
export const signUpCalls: Call[] = [registration]

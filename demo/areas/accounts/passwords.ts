import { z } from 'zod'
import { refused, success } from '../../core/answer'
import { guestCall, memberCall, type Call } from '../../core/call'
import { id, invalidField, langField, optionalId, text, vendorFields } from '../../core/fields'
import { passwordMatches } from '../../core/secrets'
import { isResetToken, spendResetTokens } from '../codes/codes'
import { accountOf, endSessions, setPassword } from './accounts'
import { recipientOf } from './recipients'

/** Least number of characters of a new password (flows 11.7). */
const SHORTEST_PASSWORD = 6

const setForgottenPassword = guestCall(
  'customer_change_password',
  { ...vendorFields, mobile_number: id, password: z.string(), country_code: optionalId, reset_token: text },
  ({ demo, brand, body, lang, say }) => {
    if (body.password === '') throw invalidField('password', lang, 'fieldRequired')
    const recipient = recipientOf(body.mobile_number, body.country_code || brand.countryCode)
    const user = accountOf(demo.db, brand, recipient)
    if (!user) return refused(say('numberUnknown'))
    const resetToken = body.reset_token.trim()
    // Older clients send no proof. A proof that is sent must be correct.
    if (resetToken !== '' && !isResetToken(demo.db, user, resetToken, demo.clock.now())) {
      return refused(say('resetTokenWrong'))
    }
    demo.db.transaction((tx) => {
      setPassword(tx, user, body.password)
      spendResetTokens(tx, user)
      endSessions(tx, user)
    })
    return success(say('passwordChanged'))
  },
)

const changePassword = memberCall(
  'change_password',
  { ...langField, password_current: z.string(), password: z.string(), confirm_password: z.string() },
  async ({ demo, body, lang, user, say }) => {
    if (body.password.length < SHORTEST_PASSWORD) throw invalidField('password', lang)
    if (body.confirm_password !== body.password) throw invalidField('confirm_password', lang)
    if (!(await passwordMatches(body.password_current, user.password))) return refused(say('wrongPassword'))
    setPassword(demo.db, user, body.password)
    return success(say('passwordChanged'))
  },
)

/** Setting a new password. */
export const passwordCalls: Call[] = [setForgottenPassword, changePassword]

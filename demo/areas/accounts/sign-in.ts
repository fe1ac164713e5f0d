import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Brand } from '../../catalogue/types'
import { refused, success } from '../../core/answer'
import { guestCall, memberCall, type Call, type GuestContext } from '../../core/call'
import { id, langField, optionalId, text, vendorFields } from '../../core/fields'
import { passwordMatches, tokenHash } from '../../core/secrets'
import type { Queries } from '../../db/open'
import { tokens, users } from '../../db/schema'
import { codeTicket, mayGetCode } from '../codes/codes'
import { settingsView } from '../settings/settings-view'
import { accountOf, isAnother, issueToken } from './accounts'
import { isEmail, isPhoneNumber, recipientOf } from './recipients'
import { userView } from './user-view'

/** No other call sends the code for signing up by phone, so looking up the account sends it (flows 11.3). */
function unknown(context: GuestContext<unknown>, login: string) {
  const { demo, brand, say } = context
  const number = recipientOf(login, brand.countryCode)
  if (brand.thirdPartyCodes || !isPhoneNumber(number)) return refused(say('noAccount'), { Result: [] })
  if (!mayGetCode(demo.db, brand.id, number, demo.clock.now())) return refused(say('tooManyCodes'), { Result: [] })
  return refused(say('noAccount'), { Result: codeTicket(context, number, 'sign-in') })
}

const checkUserDetails = guestCall(
  'check_user_details',
  { ...vendorFields, mobile_number: id, user_role: optionalId },
  (context) => {
    const { demo, brand, body, say } = context
    if (accountOf(demo.db, brand, body.mobile_number)) return success(say('success'))
    return unknown(context, body.mobile_number)
  },
)

const login = guestCall('login', { ...vendorFields, email: id, password: z.string(), env: text }, async (context) => {
  const { demo, brand, body, say } = context
  const user = accountOf(demo.db, brand, body.email)
  if (!user) return refused(say('noAccount'))
  if (!(await passwordMatches(body.password, user.password))) return refused(say('wrongPassword'))
  const token = issueToken(demo.db, user, demo.clock.now())
  return success(say('success'), {
    user_details: userView(brand, demo.db, user, token),
    settings: settingsView(context),
  })
})

const getUserDetailsWeb = memberCall(
  'get_user_details_web',
  langField,
  (context) =>
    success(context.say('success'), {
      user_details: userView(context.brand, context.demo.db, context.user, context.token),
      settings: settingsView(context),
    }),
  { whenExpired: (say) => refused(say('sessionExpired')) },
)

/** A profile of a social service, and the column in which accounts store its id. */
interface Profile {
  column: 'googleId' | 'facebookId'
  id: string
}

/** The account of a profile: the one that stores its id, else the one with its e-mail address, which then stores it. */
function accountOfProfile(db: Queries, brand: Brand, { column, id: profileId }: Profile, email: string) {
  if (profileId === '') return undefined
  const remembered = and(eq(users.vendorId, brand.id), eq(users[column], profileId))
  const user = db.select().from(users).where(remembered).get()
  if (user || !isEmail(email.trim())) return user
  const byEmail = accountOf(db, brand, email)
  if (byEmail) {
    db.update(users)
      .set({ [column]: profileId })
      .where(eq(users.id, byEmail.id))
      .run()
  }
  return byEmail
}

const facebookLogin = guestCall(
  'facebook_login',
  {
    ...vendorFields,
    facebookid: optionalId,
    gplusid: optionalId,
    user_email: text,
    devicetype: text,
    devicetoken: text,
    unique_id: optionalId,
  },
  ({ demo, brand, body, say }) => {
    const google: Profile = { column: 'googleId', id: body.gplusid.trim() }
    const facebook: Profile = { column: 'facebookId', id: body.facebookid.trim() }
    const user = accountOfProfile(demo.db, brand, google.id === '' ? facebook : google, body.user_email)
    if (!user) return refused(say('profileUnknown'))
    const token = issueToken(demo.db, user, demo.clock.now())
    return success(say('success'), { user_details: userView(brand, demo.db, user, token) })
  },
)

const logout = memberCall(
  'logout',
  { ...langField, user_id: id, vendor_id: id, devicetype: text, devicetoken: text, unquie_id: optionalId },
  ({ demo, body, user, say, token }) => {
    if (isAnother(user, body.user_id)) return refused(say('otherAccount'), { Result: {} })
    demo.db
      .delete(tokens)
      .where(eq(tokens.hash, tokenHash(token)))
      .run()
    return success(say('signedOut'), { Result: {} })
  },
)

/** Signing in and out. */
export const signInCalls: Call[] = [checkUserDetails, login, getUserDetailsWeb, facebookLogin, logout]

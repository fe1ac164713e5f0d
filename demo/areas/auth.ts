import { and, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod/v4'
import { found, refused } from '../core/answer'
import { guestCall, memberCall, type Call } from '../core/call'
import type { Demo } from '../core/demo'
import { id, optionalId, text, langField, vendorFields } from '../core/fields'
import { newToken, passwordMatches, tokenHash } from '../core/secrets'
import { tokens, users, type User } from '../db/schema'
import type { Db } from '../db/open'
import { settingsView } from '../views/settings-view'
import { userView } from '../views/user-view'

/** Seconds a token lasts. */
const TOKEN_LIFE_S = 90 * 86_400

/** Signs a customer in: a new bearer token. */
export function issueToken(demo: Demo, user: User): string {
  const token = newToken()
  const expiresAt = demo.clock.now() + TOKEN_LIFE_S * 1000
  demo.db
    .insert(tokens)
    .values({ hash: tokenHash(token), userId: user.id, expiresAt })
    .run()
  return token
}

/** Accounts are found by phone number or e-mail address: one field serves both. */
export function accountOf(db: Db, vendorId: number, login: string): User | undefined {
  const wanted = login.trim().toLowerCase()
  const matches = or(eq(users.mobile, wanted), eq(sql`lower(${users.email})`, wanted))
  return db
    .select()
    .from(users)
    .where(and(eq(users.vendorId, vendorId), matches))
    .get()
}

const checkUserDetails = guestCall(
  'check_user_details',
  { ...vendorFields, mobile_number: z.string(), user_role: text },
  ({ demo, brand, body, say }) =>
    accountOf(demo.db, brand.id, body.mobile_number) ? found(say('success')) : refused(say('noAccount')),
)

const login = guestCall(
  'login',
  { ...vendorFields, email: z.string(), password: z.string(), env: text },
  async (context) => {
    const { demo, brand, body, say } = context
    const user = accountOf(demo.db, brand.id, body.email)
    if (!user) return refused(say('noAccount'))
    if (!(await passwordMatches(body.password, user.password))) return refused(say('wrongPassword'))
    const token = issueToken(demo, user)
    return found(say('success'), { user_details: userView(demo.db, user, token), settings: settingsView(context) })
  },
)

const getUserDetailsWeb = memberCall('get_user_details_web', langField, (context) =>
  found(context.say('success'), {
    user_details: userView(context.demo.db, context.user, context.token),
    settings: settingsView(context),
  }),
)

const logout = memberCall(
  'logout',
  { ...langField, user_id: id, vendor_id: id, devicetype: text, devicetoken: text, unquie_id: optionalId },
  ({ demo, say, token }) => {
    demo.db
      .delete(tokens)
      .where(eq(tokens.hash, tokenHash(token)))
      .run()
    return found(say('signedOut'), { Result: {} })
  },
)

/** Signing in and out. */
export const authCalls: Call[] = [checkUserDetails, login, getUserDetailsWeb, logout]

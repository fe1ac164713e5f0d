import { z } from 'zod'
import type { User } from '~/domain/account/user'
import { activeFlag, flag, optionalId, part, text } from './wire'

/** E-mail comes under either of two names; the family name is filled by newer accounts only (quirks 34). */
const WireUser = z.object({
  user_id: optionalId,
  user_name: text,
  last_name: text,
  mobile_number: text,
  country_code: text,
  email: text,
  user_email: text,
  is_cod_enable: flag,
  wallet_status: activeFlag,
  token: text,
})

/** A customer and the token of their session, '' for none. */
export type OpenedSession = { token: string; user: User }

/** The customer is beside Result. Without one every field is empty. */
export const UserDetails = z
  .object({ user_details: part(WireUser) })
  .transform(({ user_details: wire }): OpenedSession => ({ token: wire.token, user: toUser(wire) }))

/** Whether an answer opens a session. */
export const opensSession = ({ token, user }: OpenedSession) => token !== '' && user.id !== ''

function toUser(wire: z.output<typeof WireUser>): User {
  const hasFullName = wire.user_name.endsWith(wire.last_name)
  return {
    id: wire.user_id,
    name: hasFullName ? wire.user_name : `${wire.user_name} ${wire.last_name}`.trim(),
    mobile: wire.mobile_number,
    dialCode: wire.country_code.replace(/\D/g, ''),
    email: wire.email || wire.user_email,
    canPayCash: wire.is_cod_enable,
    hasWallet: wire.wallet_status,
  }
}

/** When an account was made, 'YYYY-MM-DD HH:mm:ss' in UTC, in seconds since the epoch; null if missing. */
export const MemberSince = z
  .object({ user_details: part(z.object({ created_at: text })) })
  .transform(({ user_details }) => {
    const moment = Date.parse(`${user_details.created_at.slice(0, 19).replace(' ', 'T')}Z`)
    return Number.isNaN(moment) ? null : moment / 1000
  })

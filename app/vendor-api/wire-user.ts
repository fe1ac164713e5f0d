import { z } from 'zod'
import type { User } from '~/domain/account/user'
import { activeFlag, firstFilled, flag, named, optionalId, part, text, utcMoment } from './wire'

/** A customer and the token of their session, '' for none. */
export type OpenedSession = { token: string; user: User }

/** E-mail comes under either of two names; the family name is filled by newer accounts only (quirks 34). */
const Customer = named<User>({
  id: [optionalId, 'user_id'],
  name: [
    z
      .tuple([text, text])
      .transform(([name, last]) => (` ${name}`.endsWith(` ${last}`) ? name : `${name} ${last}`.trim())),
    'user_name',
    'last_name',
  ],
  mobile: [text, 'mobile_number'],
  dialCode: [text.transform((code) => code.replace(/\D/g, '')), 'country_code'],
  email: [firstFilled(text), 'email', 'user_email'],
  canPayCash: [flag, 'is_cod_enable'],
  hasWallet: [activeFlag, 'wallet_status'],
})

/** The customer is beside Result. Without one every field is empty. */
export const UserDetails = named<OpenedSession>({
  token: [text, 'user_details.token'],
  user: [part(Customer), 'user_details'],
})

export const opensSession = ({ token, user }: OpenedSession) => token !== '' && user.id !== ''

/** When an account was made, in seconds since the epoch; null if missing. */
export const MemberSince = named({ madeAt: [utcMoment, 'user_details.created_at'] }).transform(
  ({ madeAt }) => madeAt && madeAt / 1000,
)

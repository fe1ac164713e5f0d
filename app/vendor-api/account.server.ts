import { z } from 'zod'
import type { User } from '~/domain/account/user'
import type { SocialProvider } from '~/domain/brand/settings'
import { TicketOrNull, type CodeTicket, type Recipient } from './codes.server'
import { signedOutCall, type Send } from './send'
import { ifYes, result } from './wire'
import { MemberSince, opensSession, UserDetails, type OpenedSession } from './wire-user'

/** The data of a new account. `dialCode` is digits; `country` is its English name. */
export type NewAccount = {
  firstName: string
  lastName: string
  email: string
  mobile: string
  dialCode: string
  country: string
  password: string
}

/** The editable fields of a profile; the number with its dial code's digits. */
export type Profile = { name: string; email: string; mobile: string; dialCode: string }

/** The device fields, which are the same for every browser. */
const aBrowser = {
  os: 'web',
  device_model: 'web',
  app_version: 'web',
  devicetype: 'web',
  devicetoken: '',
  unique_id: '',
}

export const accountCalls = (send: Send) => ({
  /** Makes an account and opens its session (flows 11.5). Known numbers and e-mails are refused. */
  register: (account: NewAccount): Promise<OpenedSession> =>
    send(
      'registration',
      {
        user_name: account.firstName,
        last_name: account.lastName,
        user_email: account.email,
        mobile_number: account.mobile,
        country_code: account.dialCode && `+${account.dialCode}`,
        country: account.country,
        password: account.password,
        confirm_password: account.password,
        terms: 'accepted',
        time_zone: '',
        ...aBrowser,
      },
      UserDetails,
      { ...signedOutCall, isComplete: opensSession },
    ),

  /** Resets a forgotten password. The vendor may ask for no proof at all, so the caller must have one (flows 11.6). */
  resetPassword({ identifier, dial }: Recipient, password: string, resetToken: string): Promise<unknown> {
    const payload = { mobile_number: identifier, password, country_code: dial }
    const withProof = resetToken === '' ? payload : { ...payload, reset_token: resetToken }
    return send('customer_change_password', withProof, z.unknown(), signedOutCall)
  },

  /** Changes the signed-in customer's password; a wrong old password is refused. */
  changePassword(current: string, next: string): Promise<unknown> {
    const payload = { password_current: current, password: next, confirm_password: next }
    return send('change_password', payload, z.unknown(), { adds: 'language' })
  },

  /** Saves name, e-mail and number; returns the customer as the vendor has them now. Refused if it names none. */
  async update({ name, email, mobile, dialCode }: Profile): Promise<User> {
    const payload = {
      user_name: name,
      user_email: email,
      mobile_number: mobile,
      country_code: dialCode && `+${dialCode}`,
    }
    return (await send('update_profile', payload, UserDetails, { isComplete: namesCustomer })).user
  },

  /** Deletes the account for good. Refused while an order is under way or a subscription runs. */
  remove: (userId: string): Promise<unknown> => send('delete_account', { user_id: userId, reason: '' }, z.unknown()),
})

/**
 * What the vendor knows about a phone number or e-mail address: whether it has an account, and the code that the vendor
 * sent to a new number, or null when it sends none. `message` is the vendor's text.
 */
export type AccountCheck = { isKnown: boolean; ticket: CodeTicket | null; message: string }

const Check = z
  .object({ code: z.string(), msg: z.string().catch(''), Result: z.unknown().optional() })
  .transform((body): AccountCheck => {
    const isKnown = body.code === '200'
    return { isKnown, ticket: isKnown ? null : (result(TicketOrNull).safeParse(body).data ?? null), message: body.msg }
  })

/** A person at a provider; the e-mail is '' if it is not verified. */
export type SocialProfile = { provider: SocialProvider; id: string; email: string }

const Social = ifYes(UserDetails)

/** Whether an answer says whose it is. */
const namesCustomer = ({ user }: OpenedSession) => user.id !== ''

/** A read about the token itself: an invalid session is unauthorized, however it is reported (flows 1.4). */
const ofToken = { adds: 'language', retry: true, means: { refused: 'unauthorized' } } as const

export const authCalls = (send: Send) => ({
  /** Looks for the account of a phone number or e-mail (flows 11.1). Never sent twice: it may send a code. */
  check: (identifier: string): Promise<AccountCheck> =>
    send('check_user_details', { user_role: '1', mobile_number: identifier }, Check, {
      ...signedOutCall,
      accept: [200, 101],
    }),

  /** Signs in by phone number or e-mail. A wrong password, or a 200 without token, is a refused VendorError. */
  login: (identifier: string, password: string): Promise<OpenedSession> =>
    send('login', { email: identifier, password, env: 'web' }, UserDetails, {
      ...signedOutCall,
      isComplete: opensSession,
    }),

  /** Signs in by a profile at a provider (flows 11.4); null when no account is linked to it yet. */
  social: ({ provider, id, email }: SocialProfile): Promise<OpenedSession | null> =>
    send(
      'facebook_login',
      {
        facebookid: provider === 'facebook' ? id : '',
        gplusid: provider === 'google' ? id : '',
        user_email: email,
        devicetype: 'web',
        devicetoken: '',
        unique_id: '',
      },
      Social,
      {
        ...signedOutCall,
        accept: [200, 101],
        isComplete: (entered) => entered === null || opensSession(entered),
      },
    ),

  /** The customer of the token. */
  async userDetails(): Promise<User> {
    return (await send('get_user_details_web', {}, UserDetails, { ...ofToken, isComplete: namesCustomer })).user
  },

  /** When the customer of the token joined, in seconds since the epoch; null if unknown. */
  memberSince: (): Promise<number | null> => send('get_user_details_web', {}, MemberSince, ofToken),

  /** Ends the session at the vendor. The customer is signed out here whatever the answer is (flows 11.8). */
  logout(userId: string): Promise<unknown> {
    const payload = { user_id: userId, devicetype: 'I', devicetoken: '', unquie_id: '' }
    return send('logout', payload, z.unknown(), { accept: [200, 101] })
  },
})

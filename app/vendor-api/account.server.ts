import { z } from 'zod'
import type { User } from '~/domain/account/user'
import type { Recipient } from './codes.server'
import { signedOutCall, type Send } from './send'
import { opensSession, UserDetails, type OpenedSession } from './wire-user'

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

const done = z.unknown()

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
  async resetPassword({ identifier, dial }: Recipient, password: string, resetToken: string): Promise<void> {
    const payload = { mobile_number: identifier, password, country_code: dial }
    const withProof = resetToken === '' ? payload : { ...payload, reset_token: resetToken }
    await send('customer_change_password', withProof, done, signedOutCall)
  },

  /** Changes the signed-in customer's password; a wrong old password is refused. */
  async changePassword(current: string, next: string): Promise<void> {
    const payload = { password_current: current, password: next, confirm_password: next }
    await send('change_password', payload, done, { adds: 'language' })
  },

  /** Saves name, e-mail and number; returns the customer as the vendor has them now. */
  async update({ name, email, mobile, dialCode }: Profile): Promise<User> {
    const payload = {
      user_name: name,
      user_email: email,
      mobile_number: mobile,
      country_code: dialCode && `+${dialCode}`,
    }
    const { user } = await send('update_profile', payload, UserDetails)
    return user
  },

  /** Deletes the account for good. Refused while an order is under way or a subscription runs. */
  async remove(userId: string): Promise<void> {
    await send('delete_account', { user_id: userId, reason: '' }, done)
  },
})

import { z } from 'zod'
import type { CodeSender } from '~/domain/account/sign-in-methods'
import type { Send } from './send'
import { flagIfPresent, number, oneOfList, part, text } from './wire'
import { opensSession, UserDetails, type OpenedSession } from './wire-user'

/** What a code is checked with. `sessionId` is '' if the vendor names none; `resendAfter` is in seconds. */
export type CodeTicket = { sessionId: string; length: number; resendAfter: number }

/** The recipient of a code: an e-mail, or a number without its dial code; `dial` has the dial code's digits. */
export type Recipient = { identifier: string; dial: string }

/**
 * The result of a correct code: whether its number has an account, the proof for a new password (or ''), and the session if the
 * code signs in.
 */
export type CodeOutcome = { isRegistered: boolean; resetToken: string; entered: OpenedSession | null }

/** The service sends to this dial code and needs this role, whatever else is configured (rules 14.10). */
const thirdParty = { country_code: '91', user_role: '1' }

export const Ticket = oneOfList(
  z.object({ session_id: text, otp_length: number(6), resend_after: number(30) }).transform((wire): CodeTicket => ({
    sessionId: wire.session_id,
    length: wire.otp_length,
    resendAfter: wire.resend_after,
  })),
)

const SentCode = z
  .object({ Result: Ticket.catch(null) })
  .transform((body) => body.Result ?? { sessionId: '', length: 6, resendAfter: 30 })

/** A 200 means that the code is correct unless the answer says otherwise. A session means that there is an account. */
const Outcome = z
  .object({
    Result: part(z.object({ is_verified: flagIfPresent, is_registered: flagIfPresent, reset_token: text })).catch({
      is_verified: undefined,
      is_registered: undefined,
      reset_token: '',
    }),
    user_details: z.unknown().optional(),
  })
  .transform((body) => {
    const entered = UserDetails.parse(body)
    const hasSession = opensSession(entered)
    return {
      isVerified: body.Result.is_verified ?? true,
      isRegistered: body.Result.is_registered ?? hasSession,
      resetToken: body.Result.reset_token,
      entered: hasSession ? entered : null,
    }
  })

const publicCall = { auth: 'none', means: { unauthorized: 'refused' } } as const

export const codeCalls = (send: Send) => ({
  /** Has the third-party service send a code to a number of its country (flows 11.3). */
  sendThirdParty: ({ identifier }: Recipient): Promise<CodeTicket> =>
    send('check_third_party_otp', { mobile_number: identifier, ...thirdParty }, SentCode, publicCall),

  /** Sends a code to a customer who forgot the password. Refused if the account does not exist (flows 11.6). */
  sendForgotten: ({ identifier, dial }: Recipient, by: CodeSender): Promise<CodeTicket> =>
    by === 'thirdParty'
      ? send(
          'check_third_party_forgot_password_otp',
          { mobile_number: identifier, ...thirdParty },
          SentCode,
          publicCall,
        )
      : send(
          'customer_forgot_password',
          { mobile_number: identifier, country_code: dial, user_role: '1' },
          SentCode,
          publicCall,
        ),

  /** Checks a code. A wrong, spent or late one is a refused VendorError with the vendor's word. */
  async check(
    { identifier, dial, sessionId, code }: Recipient & { sessionId: string; code: string },
    by: CodeSender,
  ): Promise<CodeOutcome> {
    const [call, country] =
      by === 'thirdParty' ? ['verify_third_party_otp', thirdParty.country_code] : ['verify_otp', dial]
    const payload = {
      mobile_number: identifier,
      country_code: country,
      user_role: '1',
      otp: code,
      session_id: sessionId,
    }
    const { isRegistered, resetToken, entered } = await send(call, payload, Outcome, {
      ...publicCall,
      isComplete: ({ isVerified }) => isVerified,
    })
    return { isRegistered, resetToken, entered }
  },
})

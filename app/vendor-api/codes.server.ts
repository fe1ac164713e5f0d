import { serviceDial, type CodeSender } from '~/domain/account/sign-in-methods'
import { signedOutCall, type Send } from './send'
import { flagIfPresent, named, number, oneOfList, part, result, text } from './wire'
import { opensSession, UserDetails, type OpenedSession } from './wire-user'

/** What a code is checked with. `sessionId` is '' if the vendor names none; `resendAfter` is in seconds. */
export type CodeTicket = { sessionId: string; length: number; resendAfter: number }

/** The recipient of a code: an e-mail, or a number without its dial code; `dial` has the dial code's digits. */
export type Recipient = { identifier: string; dial: string }

/** A correct code's result: whether its number has an account, the proof for a new password or '', and any session. */
export type CodeOutcome = { isRegistered: boolean; resetToken: string; entered: OpenedSession | null }

/** The digits of a code if none are named, and the most that a code can have. */
const [usualDigits, mostDigits] = [6, 12]

const codeLength = number().transform((digits) =>
  Number.isInteger(digits) && digits >= 1 && digits <= mostDigits ? digits : usualDigits,
)

const TicketFields = named<CodeTicket>({
  sessionId: [text, 'session_id'],
  length: [codeLength, 'otp_length'],
  resendAfter: [number(30), 'resend_after'],
})

export const TicketOrNull = oneOfList(TicketFields)

const SentCode = result(part(TicketFields))

/** A 200 means that the code is correct unless the answer says otherwise. A session means that there is an account. */
const Outcome = named({
  isVerified: [flagIfPresent, 'Result.is_verified'],
  isRegistered: [flagIfPresent, 'Result.is_registered'],
  resetToken: [text, 'Result.reset_token'],
  session: [UserDetails],
}).transform(({ isVerified = true, isRegistered, resetToken, session }) => {
  const hasSession = opensSession(session)
  return { isVerified, isRegistered: isRegistered ?? hasSession, resetToken, entered: hasSession ? session : null }
})

const wireRecipient = ({ identifier, dial }: Recipient, by: CodeSender) => ({
  mobile_number: identifier,
  country_code: by === 'thirdParty' ? serviceDial : dial,
  user_role: '1',
})

export const codeCalls = (send: Send) => ({
  /** Has the third-party service send a code to a number of its country (flows 11.3). */
  sendThirdParty: (to: Recipient): Promise<CodeTicket> =>
    send('check_third_party_otp', wireRecipient(to, 'thirdParty'), SentCode, signedOutCall),

  /** Sends a code to a customer who forgot the password. Refused if the account does not exist (flows 11.6). */
  sendForgotten(to: Recipient, by: CodeSender): Promise<CodeTicket> {
    const call = by === 'thirdParty' ? 'check_third_party_forgot_password_otp' : 'customer_forgot_password'
    return send(call, wireRecipient(to, by), SentCode, signedOutCall)
  },

  /** Checks a code. A wrong, spent or late one is a refused VendorError with the vendor's message. */
  async check(to: Recipient & { sessionId: string; code: string }, by: CodeSender): Promise<CodeOutcome> {
    const call = by === 'thirdParty' ? 'verify_third_party_otp' : 'verify_otp'
    const payload = { ...wireRecipient(to, by), otp: to.code, session_id: to.sessionId }
    const { isRegistered, resetToken, entered } = await send(call, payload, Outcome, {
      ...signedOutCall,
      isComplete: ({ isVerified }) => isVerified,
    })
    return { isRegistered, resetToken, entered }
  },
})

import { success, type Answer } from '../../core/answer'
import { guestCall, type Call, type GuestContext } from '../../core/call'
import { id, optionalId, vendorFields } from '../../core/fields'
import { orRefused, Refusal } from '../../core/refusal'
import type { CodeRow } from '../../db/schema'
import { accountOf, issueToken } from '../accounts/accounts'
import { isPhoneNumber, recipientOf } from '../accounts/recipients'
import { userView } from '../accounts/user-view'
import { codeTicket, verifyCode } from './codes'

const numberFields = { ...vendorFields, mobile_number: id, country_code: optionalId, user_role: optionalId }
const typedFields = { ...numberFields, otp: id, session_id: optionalId }

type NumberContext = GuestContext<{ mobile_number: string; country_code: string }>
type TypedContext = NumberContext & GuestContext<{ otp: string; session_id: string }>

/** Phone number or e-mail address a call is about. */
const recipientIn = ({ brand, body }: NumberContext) =>
  recipientOf(body.mobile_number, body.country_code || brand.countryCode)

const codeSentAnswer = (context: NumberContext, purpose: CodeRow['purpose']) =>
  success(context.say('codeSent'), { Result: codeTicket(context, recipientIn(context), purpose) })

function needAccount(context: NumberContext): void {
  if (!accountOf(context.demo.db, context.brand, recipientIn(context))) throw new Refusal('numberUnknown')
}

/** The third-party service sends to phones only. */
function needPhoneNumber(context: NumberContext): void {
  if (!isPhoneNumber(recipientIn(context))) throw new Refusal('numberInvalid')
}

const forgotPassword = guestCall('customer_forgot_password', numberFields, (context) =>
  orRefused(context, () => {
    needAccount(context)
    return codeSentAnswer(context, 'forgot-password')
  }),
)

const checkThirdPartyOtp = guestCall('check_third_party_otp', numberFields, (context) =>
  orRefused(context, () => {
    needPhoneNumber(context)
    return codeSentAnswer(context, 'sign-in')
  }),
)

const checkThirdPartyForgotPassword = guestCall('check_third_party_forgot_password_otp', numberFields, (context) =>
  orRefused(context, () => {
    needPhoneNumber(context)
    needAccount(context)
    return codeSentAnswer(context, 'forgot-password')
  }),
)

/** A correct code signs a known customer in, unless it was for a forgotten password. */
function verify(context: TypedContext): Answer {
  const { demo, brand, body, say } = context
  const recipient = recipientIn(context)
  const typed = { recipient, sessionId: body.session_id.trim(), code: body.otp.trim() }
  const { purpose, resetToken } = verifyCode(context, typed)
  const user = accountOf(demo.db, brand, recipient)
  const Result = { is_verified: 1, is_registered: user ? 1 : 0, reset_token: resetToken }
  if (!user || purpose !== 'sign-in') return success(say('success'), { Result })
  const token = issueToken(demo.db, user, demo.clock.now())
  return success(say('success'), { Result, user_details: userView(brand, demo.db, user, token) })
}

/** One-time codes. */
export const codeCalls: Call[] = [
  forgotPassword,
  checkThirdPartyOtp,
  checkThirdPartyForgotPassword,
  guestCall('verify_otp', typedFields, (context) => orRefused(context, () => verify(context))),
  guestCall('verify_third_party_otp', typedFields, (context) => orRefused(context, () => verify(context))),
]
